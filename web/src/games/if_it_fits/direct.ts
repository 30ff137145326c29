/* From the view before to the view after, one thing at a time. Only drawing: the view after counts. */
import type { CueName } from '../../kit/sound';
import { beatsOf, type Change } from '../beats';
import type { Beat } from '../beats';
import { put, without } from '../lists';
import { keyOf } from './ground';
import { PRINCESS, START } from './box';
import { catOf, isCat } from './cards';
import type { Card, Drawn, Event, IfItFits, Place } from './types';

const HOLD = { drawn: 260, laid: 420, cat: 480, ousted: 700, closed: 600 };

export function direct(view: Drawn | null, change: Change<IfItFits>): Beat<Drawn>[] {
  const after = change.view;
  if (!view?.laid.length || !after) return [];
  return beatsOf(view, change, (now, event) => beatFor(now, after, event, change.seat));
}

function beatFor(view: Drawn, after: Drawn, event: Event, viewer: number | null): Beat<Drawn> | null {
  switch (event.type) {
    case 'CardDrawn':
      return { view: draw(view, event, viewer), hold: HOLD.drawn, cue: 'lift' };
    case 'BoxLaid': {
      const { seat, card, column, row, turned } = event;
      const laid = [...view.laid, { type: 'Laid' as const, column, row, card, turned }];
      return beat(boxed(play({ ...view, laid }, seat, card, viewer), after), event, false, HOLD.laid, 'card');
    }
    case 'FellAsleep': {
      const { seat, column, row } = event;
      const laid = [...view.laid, { type: 'Laid' as const, column, row, card: catOf(seat), turned: false }];
      return beat(boxed(supply({ ...view, laid }, seat, -1), after), event, false, HOLD.cat, 'sit');
    }
    case 'Settled':
      return beat(supply(lie(view, event, catOf(event.seat)), event.seat, -1), event, true, HOLD.cat, 'sit');
    case 'ToyGiven':
      return beat(
        play(lie(view, event, event.toy), event.seat, event.toy, viewer),
        event,
        true,
        HOLD.cat,
        'card',
      );
    case 'Ousted':
      return beat(
        oust(play(view, event.seat, PRINCESS, viewer), event),
        event,
        !event.asleep,
        HOLD.ousted,
        'sit',
      );
    case 'BoxClosed':
      return beat({ ...view, boxes: after.boxes }, event, false, HOLD.closed, 'tile');
    default:
      return null;
  }
}

function beat(view: Drawn, { column, row }: Place, over: boolean, hold: number, cue: CueName): Beat<Drawn> {
  return { view: { ...view, fresh: { column, row, over } }, hold, cue };
}

/** The boxes after, once they are about the cards that lie there. */
const boxed = (view: Drawn, after: Drawn): Drawn =>
  view.laid.length === after.laid.length ? { ...view, boxes: after.boxes } : view;

function draw(view: Drawn, event: Extract<Event, { type: 'CardDrawn' }>, viewer: number | null): Drawn {
  const { seat, card, left } = event;
  const hand = seat === viewer && card !== null ? [...view.hand, card].sort() : view.hand;
  return { ...view, hand, pile: left, held: add(view.held, seat, 1) };
}

/** A card leaves a hand; start boxes come from elsewhere. */
function play(view: Drawn, seat: number, card: Card, viewer: number | null): Drawn {
  if (card === START) return view;
  const hand = seat === viewer ? without(view.hand, card) : view.hand;
  return { ...view, hand, held: add(view.held, seat, -1) };
}

const supply = (view: Drawn, seat: number, cats: number): Drawn => ({
  ...view,
  cats: add(view.cats, seat, cats),
});

const lie = (view: Drawn, { column, row }: Place, card: Card): Drawn => ({
  ...view,
  across: [...view.across, { type: 'Across', column, row, card }],
});

function oust(view: Drawn, event: Extract<Event, { type: 'Ousted' }>): Drawn {
  const crown = <Item extends Place & { card: Card }>(one: Item): Item =>
    keyOf(one) === keyOf(event) && isCat(one.card) ? { ...one, card: PRINCESS } : one;
  return supply({ ...view, laid: view.laid.map(crown), across: view.across.map(crown) }, event.owner, 1);
}

const add = (counts: readonly number[], seat: number, more: number): number[] =>
  put(counts, seat, (counts[seat] ?? 0) + more);
