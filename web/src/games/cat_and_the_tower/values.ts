/* The room's values as they travel: see view.py, state.py, events.py, moves.py, tower.py and aids.py. */
import type { Table } from '../room';
import type { Film } from './scene/film';
import type { Pose } from './scene/poses';
import type { Colour, WallKind } from './scene/sizes';

export type { Film } from './scene/film';
export type { Colour, WallKind } from './scene/sizes';

export interface Part {
  name: string;
  pose: Pose;
  floor: number;
  bend: number;
  turn: number;
}

export type Touch = readonly [string, string, boolean];

interface Slot {
  kind: WallKind;
  wall: string | null;
}

export type Job =
  | { type: 'Build'; slots: readonly Slot[] }
  | {
      type: 'Befriend';
      colours: readonly Colour[];
      pets: string;
      lowest: number;
      held: string | null;
      extra: boolean;
    }
  | { type: 'Climb'; name: string; floor: number; was: Part | null };

export interface Drop {
  type: 'Drop';
  name: string;
  floor: number;
  x: number;
  y: number;
  turn: number;
  bend: number;
}

export type Deed =
  Drop | { type: 'Stroke'; name: string; side: number } | { type: 'Rest' } | { type: 'Count' };

export type Phase =
  | { type: 'Seating' | 'Dealing' }
  | { type: 'Shuffling'; seat: number; pile: string }
  | { type: 'Choosing' | 'Taking' | 'Claiming'; seat: number }
  | { type: 'Lifting'; seat: number; job: Job }
  | { type: 'Placing'; seat: number; job: Job; tries: number }
  | { type: 'Petting'; seat: number; groups: readonly (readonly string[])[] }
  | { type: 'Trembling'; deed: Deed; then: { seat: number } }
  | { type: 'Settling'; deed: Deed; then: { seat: number } }
  | { type: 'GoingOn'; seat: number; answers: readonly (boolean | null)[] }
  | { type: 'Over'; how: string; seat: number | null };

interface Common {
  options: { mode: 'together' | 'against' };
  seats: number;
  phase: Phase;
  start: number;
  tower: readonly Part[];
  touches: readonly Touch[];
  fallen: readonly string[];
  epochs: readonly number[];
  using: number | null;
  spent: number | null;
  paws: readonly number[];
  scenarios: readonly number[];
  turn: number;
  homes: readonly number[];
}

export interface View extends Common {
  seat: number | null;
  actions: readonly number[];
  action_deck: number;
  action_discards: readonly number[];
  goals: readonly number[];
  goal_deck: number;
  goal_discards: readonly number[];
  hands: readonly (readonly { goal: number | null; epoch: number }[])[];
}

interface Cards {
  deck: readonly number[];
  shown: readonly number[];
  discards: readonly number[];
}

export interface State extends Common {
  actions: Cards;
  goals: Cards;
  hands: readonly (readonly number[])[];
}

/** What a beat shows on top of the view it draws. */
export type Scene =
  | { what: 'hand'; drop: Drop } // a piece is about to be let go
  // the pieces move; or five seconds are counted
  | { what: 'film'; film: Film; count: boolean; before: readonly Part[] }
  | { what: 'touch'; name: string; side: number }
  | { what: 'claimed'; goal: number } // for it somebody is about to climb
  | { what: 'gone'; names: readonly string[] }; // what has just been taken away

export interface Drawn extends View {
  scene?: Scene;
}

type Gripped = { x: number; y: number; turn: number; hasty: boolean };

export type Setting =
  | ({ type: 'Wall'; kind: WallKind; bend: number } & Gripped)
  | ({ type: 'Floor' } & Gripped)
  | ({ type: 'Friend'; colour: Colour; floor: number } & Gripped)
  | ({ type: 'Put' } & Gripped);

export type Move =
  | Setting
  | { type: 'Use'; action: number; side: number }
  | { type: 'Discard'; action: number }
  | { type: 'Lift'; friend: string }
  | { type: 'Pet'; friend: string; side: number }
  | { type: 'Claim'; goal: number; floor: number }
  | { type: 'Swap'; goal: number }
  | { type: 'Pass' | 'GiveUp' }
  | { type: 'GoOn'; further: boolean };

export type Event =
  | { type: 'LetGo'; seat: number; drop: Drop }
  | { type: 'Petted'; seat: number; friend: string; side: number }
  | { type: 'Lifted'; seat: number; name: string }
  | { type: 'Settled'; film: Film }
  | { type: 'Fell'; names: readonly string[]; walls: readonly string[]; total: number }
  | { type: 'Returned'; names: readonly string[] }
  | { type: 'Held' | 'Slipped'; seat: number; name: string }
  | { type: 'Blocked'; seat: number; name: string; by: string }
  | { type: 'Used'; seat: number; action: number; side: number }
  | { type: 'Counted'; scenarios: readonly number[] }
  | { type: 'Climbed'; seat: number; name: string; floor: number }
  | { type: 'Collapsed'; seat: number }
  | { type: 'Claimed'; seat: number; goal: number; floor: number }
  | { type: 'StartChosen' | 'Dealt' | 'GaveUp' | 'Passed' | 'Swapped' | 'Turned' | 'Shuffled' | 'SpokeUp' };

export interface Aids {
  leans: readonly { floor: number; tilt: number; off: number }[]; // tenths of a degree, millimetres
  goals: readonly number[]; // that hold for whoever looks
}

/** The shell hands every room a table of unknown values; here they have their names. */
export type TowerTable = Table<Drawn | null, Aids>;
export const ours = (table: Table): TowerTable => table as TowerTable;
