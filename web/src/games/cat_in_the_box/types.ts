/* The names that this room has for its values. All that travels is generated: see wire/schema.ts. */
import type { RoomTypes, Values } from '../../wire/types';
import type { RoomTable } from '../room';

export type View = Values['CatInTheBoxView'];
export type Aids = Values['CatInTheBoxAids'];
export type Move = Exclude<Values['CatInTheBoxMove'], { type: 'Start' | 'Deal' }>; // those are NATURE's
export type Event = Values['CatInTheBoxEvent'];
export type Card = Values['CatInTheBoxCard'];
export type Sheet = Values['CatInTheBoxSheet'];
export type Colour = Card['colour'];
export type Research = Sheet['research'];

/** What a beat points at, on top of the view it draws. */
export type Scene =
  | { what: 'bid'; seat: number }
  | { what: 'lost'; seat: number; colour: Colour }
  | { what: 'won'; seat: number }
  | { what: 'paradox'; seat: number; hand: readonly number[] }
  | { what: 'counted' }; // the round, on its board

export interface Drawn extends View {
  scene?: Scene;
}

export interface CatInTheBox extends RoomTypes {
  view: Drawn;
  aids: Aids;
  move: Move;
  event: Event;
  asked: Values['CatInTheBoxAsked'];
}

export type CatTable = RoomTable<CatInTheBox>;
