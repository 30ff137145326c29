/* The room's values as they travel: see view.py, boxes.py, state.py, events.py and moves.py. */
import type { Table } from '../room';

export type Card = string; // "LT-mm": its walls and what is printed; or its name, "princess"

export const START: Card = 'start';
export const PRINCESS: Card = 'princess';
export const CATS: readonly Card[] = ['lilly', 'charlie', 'milo', 'jack', 'izzy']; // by seat

export interface Place {
  column: number;
  row: number;
}

/** A card of the grid: a box, a special toy, a cat asleep, or the Princess in its place. */
export interface Laid extends Place {
  card: Card;
  turned: boolean;
}

/** What lies across the seam of a card and the one to its right. */
export interface Across extends Place {
  card: Card;
}

export interface Box {
  cards: readonly number[]; // by the order in which they were laid
  open: number; // sides; 0: it is closed
  toys: readonly [number, number, number];
  sprays: number;
  awake: readonly number[]; // cats, by seat
  asleep: readonly number[];
  worth: number;
  winners: readonly number[];
}

export type Phase =
  | { type: 'Seating' | 'Dealing' | 'Over' }
  | { type: 'Opening' | 'Choosing' | 'Playing'; seat: number }
  | ({ type: 'Settling'; seat: number } & Place);

interface Common {
  options: { advanced: boolean };
  seats: number;
  phase: Phase;
  start: number;
  laid: readonly Laid[];
  across: readonly Across[];
  ending: boolean;
}

export interface View extends Common {
  seat: number | null;
  hand: readonly Card[];
  held: readonly number[];
  cats: readonly number[]; // in each supply
  pile: number;
  boxes: readonly Box[];
  points: readonly number[]; // as it would be scored now
}

export interface State extends Common {
  dealt: readonly (readonly Card[])[];
  pile: readonly Card[]; // from the top, drawn cards too
  draws: readonly number[]; // who drew the first of them
  played: readonly (readonly Card[])[];
}

/** What a beat points at, on top of the view it draws. */
export interface Drawn extends View {
  fresh?: Place & { over: boolean }; // the thing that has just come to lie: a card, or what lies across
}

/** What the owner of a hand is told to help: boxes by their number. */
export interface Aids {
  own: readonly number[]; // with cats of one's own
  closed_to: readonly number[]; // where one may lay no cat
}

export type Move =
  | { type: 'Draw' | 'Pass' | 'Discard' }
  | ({ type: 'Sleep' | 'Settle' | 'Oust' } & Place)
  | ({ type: 'Lay'; card: Card; turned: boolean } & Place)
  | ({ type: 'Give'; toy: Card } & Place);

export type Event =
  | { type: 'StartChosen' | 'Passed' | 'Discarded'; seat: number }
  | { type: 'Dealt'; hands: readonly (readonly Card[])[] }
  | ({ type: 'BoxLaid'; seat: number; card: Card; turned: boolean } & Place)
  | { type: 'CardDrawn'; seat: number; card: Card | null; left: number }
  | ({ type: 'FellAsleep' | 'Settled'; seat: number } & Place)
  | ({ type: 'ToyGiven'; seat: number; toy: Card } & Place)
  | ({ type: 'Ousted'; seat: number; owner: number; asleep: boolean } & Place)
  | { type: 'BoxesJoined'; cats: readonly number[] }
  | ({ type: 'BoxClosed'; worth: number } & Place)
  | { type: 'EndBegan'; seat: number | null }
  | { type: 'Finished'; points: readonly number[] };

/** The shell hands every room a table of unknown values; here they have their names. */
export type FitTable = Table<Drawn | null, Aids>;
export const ours = (table: Table): FitTable => table as FitTable;
