/* The names that Pounce has for its values; those that travel are generated from the Python ones. */
import type { RoomTypes, Values } from '../../wire/types';
import type { RoomTable } from '../room';

export type View = Values['PounceView'];
export type Move = Extract<Values['PounceMove'], { type: 'Choose' }>; // the deal is NATURE's

export interface Pounce extends RoomTypes {
  view: View;
  aids: never;
  move: Move;
  event: Values['PounceEvent'];
  asked: Values['PounceAsked'];
}

export type PounceTable = RoomTable<Pounce>;
