/* The names that this room has for its values. All that travels is generated: see wire/schema.ts. */
import type { RoomTypes, Values } from '../../wire/types';
import type { RoomTable } from '../room';

export type View = Values['ChabyrintheView'];
export type Options = Values['ChabyrintheOptions'];
export type Aids = Values['ChabyrintheAids'];
export type Stretch = Values['ChabyrintheStretch'];
export type Reach = Values['ChabyrintheReach'];
export type Move = Exclude<Values['ChabyrintheMove'], { type: 'Start' | 'Deal' }>; // those are NATURE's
export type Rotate = Values['ChabyrintheRotate'];
export type Insert = Values['ChabyrintheInsert'];
export type Adopt = Values['ChabyrintheAdopt'];
export type Event = Values['ChabyrintheEvent'];
export type Card = Values['ChabyrintheCard'];
export type Stray = Values['ChabyrintheStray'];
export type Kind = Card['kind'];
export type Guardian = Adopt['guardian'];

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

export interface Chabyrinthe extends RoomTypes {
  view: Drawn;
  aids: Aids;
  move: Move;
  event: Event;
  asked: Values['ChabyrintheAsked'];
}

export type MazeTable = RoomTable<Chabyrinthe>;
