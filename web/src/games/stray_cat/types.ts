/* The names that this room has for its values. All that travels is generated: see wire/schema.ts. */
import type { RoomTypes, Say, Values } from '../../wire/types';
import type { RoomTable } from '../room';
import type { CardKind } from './drawing/card';

export type View = Values['StrayCatView'];
export type Aids = Values['StrayCatAids'];
export type Clues = Values['StrayCatClues'];
export type End = Values['StrayCatEnd'];
/** What players do; the other moves are NATURE's. */
export type Move = Exclude<Values['StrayCatMove'], { type: 'Start' | 'Deal' | 'Shuffle' | 'Peck' }>;
export type Event = Values['StrayCatEvent'];
export type House = Values['StrayCatHouse'];
export type Home = Values['StrayCatHome'];
export type Lot = Values['StrayCatLot'];
export type Square = Values['StrayCatSquare'];
export type Card = View['hand'][number]; // its kind, and its fight number where it has one: "modest-3", "dog"
export type Place = View['kittens'][number]; // a field of a cell: "7.N"; a face-down tile is just "7"
export type Token = NonNullable<Values['StrayCatRemember']['token']>;
export type Feature = Clues['shape'][number];
export type How = Values['StrayCatStepped']['how'];

/** What a beat points at, on top of the view it draws. */
export type Scene =
  | { what: 'luck'; card: CardKind; say: Say | null }
  | {
      what: 'fought';
      attacker: number;
      defender: number;
      cards: readonly [Card | null, Card | null];
      winner: number | null;
    }
  | { what: 'remembered'; seat: number; token: Token | null; feature: Feature | null; say: Say | null };

export interface Drawn extends View {
  scene?: Scene | undefined;
  fresh?: readonly number[] | undefined; // the cells just turned over
  lamps?: boolean | undefined; // the street lamps are on: the night is over
  stride?: number | undefined; // ms for a field, while everybody walks home
  dog?: Place | undefined;
}

export interface StrayCat extends RoomTypes {
  view: Drawn;
  aids: Aids;
  move: Move;
  event: Event;
  asked: Values['StrayCatAsked'];
}

export type StrayTable = RoomTable<StrayCat>;
