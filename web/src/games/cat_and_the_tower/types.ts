/* The names that this room has for its values. All that travels is generated: see wire/schema.ts. */
import type { RoomTypes, Values } from '../../wire/types';
import type { RoomTable } from '../room';

export type View = Values['CatAndTheTowerView'];
export type Aids = Values['CatAndTheTowerAids'];
/** What players do; the other moves are NATURE's. */
export type Move = Exclude<
  Values['CatAndTheTowerMove'],
  { type: 'Start' | 'Deal' | 'Shuffle' | 'Tremble' | 'Settle' }
>;
export type Event = Values['CatAndTheTowerEvent'];
export type Part = Values['CatAndTheTowerPart'];
export type Film = Values['CatAndTheTowerFilm'];
export type Drop = Values['CatAndTheTowerDrop'];
export type Deed = Values['CatAndTheTowerSettling']['deed'];
export type Colour = Values['CatAndTheTowerFriend']['colour'];
export type WallKind = Values['CatAndTheTowerWall']['kind'];

/** A move that sets a piece down. */
export type Setting = Extract<Move, { type: 'Wall' | 'Floor' | 'Friend' | 'Put' }>;

/** What a beat shows on top of the view it draws. */
export type Scene =
  | { what: 'hand'; drop: Drop } // a piece is about to be let go
  // the pieces move; or five seconds are counted
  // slow: more than one piece comes down
  | { what: 'film'; film: Film; count: boolean; slow: boolean; before: readonly Part[] }
  | { what: 'blocked'; by: string } // something is in the way of what was let go
  | { what: 'won'; floor: number } // a story
  | { what: 'touch'; name: string; side: number }
  | { what: 'claimed'; goal: number } // for it somebody is about to climb
  | { what: 'gone'; names: readonly string[] }; // what has just been taken away

export interface Drawn extends View {
  scene?: Scene;
}

export interface CatAndTheTower extends RoomTypes {
  view: Drawn;
  aids: Aids;
  move: Move;
  event: Event;
  asked: Values['CatAndTheTowerAsked'];
}

export type TowerTable = RoomTable<CatAndTheTower>;
