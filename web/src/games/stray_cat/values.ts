/* The room's values as they travel: see view.py, state.py, events.py, moves.py and aids.py. */
import type { Say } from '../../wire/types';
import type { Table } from '../room';
import type { CardKind } from './drawing/card';
import type { Garden, Roof, Storeys } from './drawing/house';
import type { RoadKind } from './drawing/roads';

export type Card = string; // its kind, and its fight number where it has one: "modest-3", "dog"
export type Place = string; // a field of a cell: "7.N"; a face-down tile is just "7"
export type Token = 'shape' | 'roof' | 'garden';
export type Feature = Storeys | Roof | Garden;
export const TOKENS = ['shape', 'roof', 'garden'] as const satisfies readonly Token[];

export interface House {
  shape: Storeys;
  roof: Roof;
  garden: Garden;
  off: string;
}

export interface Lot {
  tile: number;
  turn: number;
  kind: RoadKind | 'start';
  houses: readonly House[];
}

export interface Square {
  cell: number;
  row: number;
  column: number;
  lot: Lot | null;
}

export interface Home {
  shape: Storeys | null;
  roof: Roof | null;
  garden: Garden | null;
}

export type How = 'walk' | 'flee' | 'pushed' | 'parted';

export type Phase =
  | { type: 'Seating' | 'Dealing' | 'Drawing' }
  | { type: 'Looking' | 'Discarding' | 'Barking' | 'Blocking' | 'Pecking'; seat: number }
  | {
      type: 'Moving';
      kitten: number;
      by: number;
      left: number;
      how: How;
      came: Place | null;
      barred: Place | null;
    }
  | { type: 'Fleeing'; kitten: number; dog: Place }
  | { type: 'Jumping' | 'Picking'; seat: number; card: Card }
  | {
      type: 'Fighting';
      attacker: number;
      defender: number;
      sealed: { answers: readonly (Card | null)[]; given: readonly (boolean | null)[] };
    }
  | { type: 'Remembering'; seat: number; by: number }
  | { type: 'Misfortune'; seat: number; cards: readonly Card[] }
  | { type: 'Gathering'; seat: number; waiting: readonly number[] }
  | { type: 'Over'; winner: number | null; known: readonly number[] };

export interface View {
  seat: number | null;
  options: { layout: string };
  seats: number;
  phase: Phase;
  later: readonly Phase[]; // what follows in this turn
  turn: number;
  round: number;
  squares: readonly Square[];
  kittens: readonly Place[];
  works: Place | null;
  homes: readonly Home[];
  up: readonly (readonly boolean[])[];
  hand: readonly Card[];
  counts: readonly number[];
  discards: readonly Card[];
  pile: number;
}

export interface State {
  hands: readonly (readonly Card[])[];
  homes: readonly Home[];
}

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
  fresh?: number | undefined; // the cell just turned over
  dog?: Place | undefined;
}

export interface Clues {
  seat: number;
  shape: readonly Feature[];
  roof: readonly Feature[];
  garden: readonly Feature[];
}

export interface End {
  place: Place;
  way: readonly Place[];
}

export interface Aids {
  sheet: readonly Clues[];
  homes: readonly Place[];
  kitten: number;
  reach: readonly { steps: number; ends: readonly End[] }[];
}

export type Move =
  | { type: 'Play' | 'Discard'; cards: readonly Card[] }
  | { type: 'Food' }
  | { type: 'Step'; to: Place }
  | { type: 'At'; place: Place }
  | { type: 'Fight' | 'Suffer'; card: Card }
  | { type: 'Remember'; token: Token | null }
  | { type: 'Pick'; seat: number };

export type Event =
  | { type: 'Played'; seat: number; cards: readonly Card[] }
  | { type: 'Searched'; seat: number; count: number }
  | { type: 'TileTurned'; seat: number; cell: number; laid: { tile: number; turn: number } }
  | { type: 'Stepped'; kitten: number; by: number; start: Place; to: Place; how: How }
  | { type: 'Jumped'; kitten: number; start: Place; to: Place }
  | { type: 'Gathered'; kitten: number; by: number; start: Place; to: Place }
  | { type: 'Drew'; seat: number; card: Card | null }
  | { type: 'Discarded'; seat: number; cards: readonly Card[] }
  | {
      type: 'Fought';
      attacker: number;
      defender: number;
      cards: readonly [Card | null, Card | null];
      winner: number | null;
    }
  | { type: 'Remembered'; seat: number; by: number; token: Token | null; feature: Feature | null }
  | { type: 'Struck'; seat: number; card: Card; idle: boolean }
  | { type: 'DogCame'; seat: number; place: Place }
  | { type: 'WorksPut'; seat: number; place: Place }
  | {
      type:
        | 'StartChosen'
        | 'Dealt'
        | 'Shuffled'
        | 'BadDrawn'
        | 'FightBegan'
        | 'CardHidden'
        | 'Visited'
        | 'Picked'
        | 'Pecked'
        | 'Ended';
    };

/** A fight as both sides watch it: what lies there, face down or up. */
export interface Watched {
  sides: readonly { seat: number; given: boolean; card: Card | null }[];
  over: boolean;
  winner: number | null;
}

export function fightOf({ scene, phase }: Drawn): Watched | null {
  if (scene?.what === 'fought') {
    const { attacker, defender, cards, winner } = scene;
    return {
      sides: [attacker, defender].map((seat, at) => ({ seat, given: true, card: cards[at] ?? null })),
      over: true,
      winner,
    };
  }
  if (phase.type !== 'Fighting') return null;
  const { attacker, defender, sealed } = phase;
  const sides = [attacker, defender].map((seat) => ({
    seat,
    given: sealed.given[seat] ?? false,
    card: sealed.answers[seat] ?? null,
  }));
  return { sides, over: false, winner: null };
}

/** The shell hands every room a table of unknown values; here they have their names. */
export type StrayTable = Table<Drawn | null, Aids>;
export const ours = (table: Table): StrayTable => table as StrayTable;

export const kindOf = (card: Card): CardKind => card.split('-')[0] as CardKind;
export const numberOf = (card: Card): number => Number(card.split('-')[1] ?? 0);
