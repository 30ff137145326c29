/* The room's values as they travel: see view.py, state.py, events.py, moves.py and aids.py. */
import type { Table } from '../room';

export type Kind = 'elbow' | 'straight' | 'tee' | 'cross' | 'bridge';
export type Guardian = 'agatha' | 'edith';
export const GUARDIANS: readonly Guardian[] = ['agatha', 'edith'];

export interface Card {
  kind: Kind;
  turn: number; // quarter turns clockwise
}

export interface Stray {
  place: number;
  cat: string;
}

export interface Found extends Stray {
  guardians: readonly Guardian[];
}

type Done = readonly ('rotate' | 'insert')[];

export type Phase =
  | { type: 'Seating' }
  | { type: 'Dealing' }
  | { type: 'Acting'; seat: number; done: Done }
  | { type: 'Adopting'; seat: number; done: Done; found: readonly Found[] }
  | { type: 'Over' };

export interface Options {
  way: 'each' | 'together' | 'teams';
  kittens: boolean;
  first_edition: boolean;
}

interface Common {
  options: Options;
  seats: number;
  phase: Phase;
  start: number;
  square: readonly Card[]; // row by row; empty before the deal
  hidden: number; // cards below the top of the deck that nobody has seen there
  strays: readonly Stray[];
  guardians: readonly number[]; // where each stands
  taken: readonly (readonly string[])[];
  turn: number;
  last: number;
}

export interface View extends Common {
  seat: number | null;
  top: Kind | null;
  under: readonly Kind[];
  cats: number; // how many are in their deck
}

export interface State extends Common {
  deck: readonly Kind[];
  cats: readonly string[];
}

/** What a beat points at, on top of the view it draws. */
export type Scene =
  | { what: 'turned'; seat: number; cell: number; quarters: number }
  | { what: 'slid'; seat: number; place: number; out: Card }
  | { what: 'walk'; seat: number; cat: string; place: number; way: readonly number[]; home: number }
  | { what: 'stepped'; guardian: Guardian }
  | { what: 'came'; place: number };

export interface Drawn extends View {
  scene?: Scene;
}

export interface Stretch {
  cell: number;
  sides: string; // "NE"
}

export interface Reach {
  place: number;
  ways: readonly Stretch[];
  guardians: readonly Guardian[];
  way: readonly number[]; // to the first of them
}

export interface Aids {
  reach: readonly Reach[];
}

export type Rotate = { type: 'Rotate'; row: number; column: number; quarters: number };
export type Insert = { type: 'Insert'; place: number; turn: number };
export type Adopt = { type: 'Adopt'; place: number; guardian: Guardian };
export type Move = Rotate | Insert | Adopt;

export type Event =
  | { type: 'StartChosen'; seat: number }
  | { type: 'Dealt'; square: readonly Card[]; top: Kind; strays: readonly Stray[] }
  | { type: 'Rotated'; seat: number; row: number; column: number; quarters: number; card: Card }
  | { type: 'Inserted'; seat: number; place: number; card: Card; out: Card; top: Kind }
  | {
      type: 'CatTaken';
      seat: number;
      cat: string;
      place: number;
      guardians: readonly Guardian[];
      way: readonly number[];
    }
  | { type: 'GuardianMoved'; guardian: Guardian; start: number; end: number }
  | { type: 'CatCame'; cat: string; place: number };

/** The shell hands every room a table of unknown values; here they have their names. */
export type MazeTable = Table<Drawn | null, Aids>;
export const ours = (table: Table): MazeTable => table as MazeTable;
