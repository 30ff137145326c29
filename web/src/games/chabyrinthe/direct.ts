/* From the view before to the view after, one thing at a time. Only drawing: the view after counts. */
import { beatsOf, type Change } from '../beats';
import type { Beat } from '../beats';
import { put } from '../lists';
import { sideOf, slide } from './square';
import { GUARDIANS } from './box';
import type { Chabyrinthe, Drawn, Event, Guardian } from './types';

const MOST = 2600; // ms for one change, chains and all
const HOLD = { turned: 300, slid: 360, stepped: 340, came: 320 };
const STEP = 130; // ms for each card of a way

export function direct(view: Drawn | null, change: Change<Chabyrinthe>): Beat<Drawn>[] {
  if (!view?.square.length) return [];
  const beats = beatsOf(view, change, (now, event) => beatFor(now, event, change.seat), MOST);
  return beats.map((beat) => (beat.view.scene?.what === 'walk' ? { ...beat, scene: true } : beat));
}

function beatFor(before: Drawn, event: Event, viewer: number | null): Beat<Drawn> | null {
  const view = settle(before);
  switch (event.type) {
    case 'Rotated': {
      const cell = (event.row - 1) * sideOf(view.square) + event.column - 1;
      const square = put(view.square, cell, event.card);
      const scene = { what: 'turned', seat: event.seat, cell, quarters: event.quarters } as const;
      return { view: { ...view, square, scene }, hold: HOLD.turned, cue: 'tile' };
    }
    case 'Inserted': {
      const { square } = slide(view.square, event.place, event.card);
      const scene = { what: 'slid', seat: event.seat, place: event.place, out: event.out } as const;
      return { view: { ...view, square, top: event.top, scene }, hold: HOLD.slid, cue: 'card' };
    }
    case 'CatTaken':
      return walk(view, event, viewer);
    case 'GuardianMoved':
      return { view: step(view, event.guardian, event.end), hold: HOLD.stepped, cue: 'lift' };
    case 'CatCame': {
      const came = { type: 'Stray' as const, place: event.place, cat: event.cat };
      const strays = [...view.strays, came].sort((one, other) => one.place - other.place);
      const scene = { what: 'came', place: event.place } as const;
      return { view: { ...view, strays, cats: view.cats - 1, scene }, hold: HOLD.came, cue: 'sit' };
    }
    default:
      return null;
  }
}

/** A cat goes home: it has left its place; it sits in the taker's box once it is there. */
function walk(view: Drawn, event: Extract<Event, { type: 'CatTaken' }>, viewer: number | null): Beat<Drawn> {
  const { seat, cat, place, way } = event;
  const home = view.guardians[GUARDIANS.indexOf(event.guardians[0] ?? 'agatha')] ?? 0;
  const strays = view.strays.filter((stray) => stray.cat !== cat);
  const scene = { what: 'walk', seat, cat, place, way, home } as const;
  return {
    view: { ...view, strays, scene },
    hold: STEP * (way.length + 2),
    cue: seat === viewer ? 'win' : 'card',
  };
}

function settle(view: Drawn): Drawn {
  if (view.scene?.what !== 'walk') return view;
  const { seat, cat } = view.scene;
  return { ...view, taken: put(view.taken, seat, [...(view.taken[seat] ?? []), cat]) };
}

function step(view: Drawn, guardian: Guardian, end: number): Drawn {
  const guardians = put(view.guardians, GUARDIANS.indexOf(guardian), end);
  return { ...view, guardians, scene: { what: 'stepped', guardian } };
}
