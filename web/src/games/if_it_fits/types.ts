/* The names that this room has for its values. All that travels is generated: see wire/schema.ts. */
import type { RoomTypes, Values } from '../../wire/types';
import type { RoomTable } from '../room';

export type View = Values['IfItFitsView'];
export type Aids = Values['IfItFitsAids'];
export type Move = Exclude<Values['IfItFitsMove'], { type: 'Start' | 'Deal' }>; // those are NATURE's
export type Event = Values['IfItFitsEvent'];
export type Laid = Values['IfItFitsLaid']; // a card of the grid, also a cat or the Princess
export type Across = Values['IfItFitsAcross']; // what lies across the seam of a card and the one to its right
export type Box = Values['IfItFitsBox'];
export type Card = Laid['card'];
export type Place = Pick<Laid, 'column' | 'row'>;

/** What a beat points at, on top of the view it draws. */
export interface Drawn extends View {
  fresh?: Place & { over: boolean }; // the thing that has just come to lie: a card, or what lies across
}

export interface IfItFits extends RoomTypes {
  view: Drawn;
  aids: Aids;
  move: Move;
  event: Event;
  asked: Values['IfItFitsAsked'];
}

export type FitTable = RoomTable<IfItFits>;
