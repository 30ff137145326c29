/* The room's values as they travel: see view.py, state.py, events.py, moves.py and aids.py. */
import type { Colour } from '../../kit/parts/token';
import type { Table } from '../room';

export type { Colour } from '../../kit/parts/token';
export { COLOURS } from '../../kit/parts/token';

export const NEUTRAL = -1; // nature's tokens, in the game for two

export interface Card {
  seat: number;
  number: number;
  colour: Colour;
}

export interface Trick {
  winner: number;
  cards: readonly Card[];
}

export interface Score {
  bid: number | null;
  tricks: number;
  trick_points: number;
  group: readonly number[];
  points: number;
}

export type Research = readonly (number | null)[];

export interface Sheet {
  scores: readonly Score[];
  research: Research;
  paradox: number | null;
  shown: readonly number[];
}

interface Sealed {
  answers: readonly (number | null)[];
  given: readonly boolean[];
}

export type Phase =
  | { type: 'Seating' }
  | { type: 'Dealing' }
  | { type: 'Burying'; sealed: Sealed }
  | { type: 'Bidding'; seat: number }
  | { type: 'Playing'; seat: number; trick: readonly Card[] }
  | { type: 'Over' };

interface Common {
  options: { schrodinger: boolean };
  seats: number;
  phase: Phase;
  start: number;
  sheets: readonly Sheet[];
  up: readonly number[];
  bids: readonly (number | null)[];
  tricks: readonly Trick[];
}

type Tokens = readonly (readonly Colour[])[];

export interface View extends Common {
  seat: number | null;
  hand: readonly number[];
  buried: number | null;
  counts: readonly number[];
  research: Research | null; // null: not drawn
  tokens: Tokens | null; // likewise
}

export interface State extends Common {
  hands: readonly (readonly number[])[];
  buried: readonly number[];
  research: Research;
  tokens: Tokens;
}

/** What a beat points at, on top of the view it draws. */
export type Scene =
  | { what: 'bid'; seat: number }
  | { what: 'lost'; seat: number; colour: Colour }
  | { what: 'won'; seat: number }
  | { what: 'paradox'; seat: number; hand: readonly number[] };

export interface Drawn extends View {
  scene?: Scene;
}

export interface Aids {
  group: readonly number[];
  fits: number;
  needed: number;
  dead: readonly number[];
}

export type Move =
  | { type: 'Bury'; number: number }
  | { type: 'Bid'; tricks: number }
  | { type: 'Play'; number: number; colour: Colour };

export type Event =
  | { type: 'StartChosen'; seat: number }
  | {
      type: 'Dealt';
      round: number;
      start: number;
      hands: readonly (readonly number[])[];
      up: readonly number[];
    }
  | { type: 'Buried'; seat: number; number: number | null }
  | { type: 'BidMade'; seat: number; tricks: number }
  | { type: 'Played'; seat: number; number: number; colour: Colour }
  | { type: 'ColourLost'; seat: number; colour: Colour }
  | { type: 'TrickWon'; seat: number; tricks: number }
  | { type: 'ParadoxCaused'; seat: number; hand: readonly number[] }
  | { type: 'RoundScored'; round: number; sheet: Sheet };

/** The shell hands every room a table of unknown values; here they have their names. */
export type CatTable = Table<Drawn | null, Aids>;
export const ours = (table: Table): CatTable => table as CatTable;
