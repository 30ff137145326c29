/* From the view before to the view after, one thing at a time. Only drawing: the view after counts. */
import type { CueName } from '../../kit/sound';
import { beatsOf, type Change } from '../beats';
import type { Beat } from '../beats';
import { put, without } from '../lists';
import { cellAt } from './board';
import type { CatInTheBox, Drawn, Event, Scene } from './types';

type Of<Kind extends Event['type']> = Extract<Event, { type: Kind }>;

const HOLD = { bid: 320, played: 300, lost: 240, won: 900, paradox: 2000, counted: 2200 };

export function direct(view: Drawn | null, change: Change<CatInTheBox>): Beat<Drawn>[] {
  if (!view?.counts.length) return [];
  return beatsOf(view, change, (now, event) => beatFor(now, event, change.seat));
}

function beatFor(view: Drawn, event: Event, viewer: number | null): Beat<Drawn> | null {
  switch (event.type) {
    case 'BidMade': {
      const bids = put(view.bids, event.seat, event.tricks);
      return {
        view: { ...view, bids, scene: { what: 'bid', seat: event.seat } },
        hold: HOLD.bid,
        cue: 'lift',
      };
    }
    case 'Played':
      return { view: lay(view, event, viewer), hold: HOLD.played, cue: 'card' };
    case 'ColourLost':
      return { view: lose(view, event), hold: HOLD.lost };
    case 'TrickWon':
      return point(view, { what: 'won', seat: event.seat }, event.seat === viewer ? 'win' : undefined);
    case 'ParadoxCaused':
      return point(
        tipped(view, event, viewer),
        { what: 'paradox', seat: event.seat, hand: event.hand },
        'glitch',
      );
    case 'RoundScored':
      return counted(view, event);
    default:
      return null;
  }
}

/** Cards that lie on the board are in nobody's hand. */
const tipped = (view: Drawn, { seat }: Of<'ParadoxCaused'>, viewer: number | null): Drawn =>
  seat === viewer ? { ...view, hand: [] } : view;

/** The round is counted on its own board, before the next one is dealt. */
function counted(view: Drawn, { sheet }: Of<'RoundScored'>): Beat<Drawn> {
  const sheets = [...view.sheets, sheet];
  return { view: { ...settle(view), sheets, scene: { what: 'counted' } }, hold: HOLD.counted, stops: true };
}

function lay(view: Drawn, { seat, number, colour }: Of<'Played'>, viewer: number | null): Drawn {
  const { scene: _, ...still } = view;
  const lying = view.phase.type === 'Playing' ? view.phase.trick : [];
  const columns = (view.research?.length ?? 0) / 4;
  const trick = [...lying, { type: 'Card' as const, seat, number, colour }];
  return {
    ...still,
    phase: { type: 'Playing', seat, trick }, // whose turn it is next, the view after knows
    hand: seat === viewer ? without(view.hand, number) : view.hand,
    counts: put(view.counts, seat, (view.counts[seat] ?? 1) - 1),
    research: view.research && put(view.research, cellAt(colour, number, columns), seat),
  };
}

function lose(view: Drawn, { seat, colour }: Of<'ColourLost'>): Drawn {
  const left = view.tokens?.[seat]?.filter((token) => token !== colour) ?? [];
  const tokens = view.tokens && put(view.tokens, seat, left);
  return { ...view, tokens, scene: { what: 'lost', seat, colour } };
}

function point(view: Drawn, scene: Extract<Scene, { what: 'won' | 'paradox' }>, cue?: CueName): Beat<Drawn> {
  const shown = { view: { ...settle(view), scene }, hold: HOLD[scene.what], ...(cue && { cue }) };
  return scene.what === 'paradox' ? { ...shown, scene: true } : { ...shown, rests: true };
}

/** A trick that was seen to be won goes to its winner. */
function settle(view: Drawn): Drawn {
  if (view.scene?.what !== 'won' || view.phase.type !== 'Playing') return view;
  const { seat: winner } = view.scene;
  const tricks = [...view.tricks, { type: 'Trick' as const, winner, cards: view.phase.trick }];
  return { ...view, phase: { type: 'Playing', seat: winner, trick: [] }, tricks };
}
