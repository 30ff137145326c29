/* A small tower for tests, as the server tells it to seat 0. */
import { update } from '../../wire/sample';
import type { Update } from '../../wire/types';
import type { Aids, CatAndTheTower, Drawn, Event, Film, Part, View } from './types';

type Phase = View['phase'];

const LEVEL = [10_000_000, 0, 0, 0] as const;

export const floor = (number: number, z: number, x = 0): Part => ({
  type: 'Part',
  name: `floor${number}`,
  pose: [x, 0, z, ...LEVEL],
  floor: number,
  bend: 0,
  turn: 1,
});

export const toto: Part = {
  type: 'Part',
  name: 'toto',
  pose: [-360_000, -360_000, 88_000, ...LEVEL],
  floor: 1,
  bend: 0,
  turn: 0,
};
export const brick: Part = {
  type: 'Part',
  name: 'brick1',
  pose: [250_000, 0, 270_000, ...LEVEL],
  floor: 1,
  bend: 90,
  turn: 1,
};
export const base = floor(1, 10_000);

export const choosing: Phase = { type: 'Choosing', seat: 0 };
export const building = (wall: string | null = null): Phase => ({
  type: 'Placing',
  seat: 0,
  job: {
    type: 'Build',
    slots: [
      { type: 'Slot', kind: 'brick', wall },
      { type: 'Slot', kind: 'window', wall: null },
    ],
  },
  tries: 0,
});
export const laying: Phase = {
  type: 'Placing',
  seat: 0,
  job: {
    type: 'Build',
    slots: [
      { type: 'Slot', kind: 'brick', wall: 'brick1' },
      { type: 'Slot', kind: 'window', wall: 'window1' },
    ],
  },
  tries: 0,
};
export const befriending: Phase = {
  type: 'Placing',
  seat: 0,
  job: {
    type: 'Befriend',
    colours: ['orange', 'grey', 'white', 'brown'],
    pets: 'none',
    lowest: 1,
    held: null,
    extra: false,
  },
  tries: 0,
};

export function view(phase: Phase, tower: readonly Part[] = [base, toto], more: Partial<Drawn> = {}): Drawn {
  return {
    type: 'View',
    revealed: null,
    seat: 0,
    options: { type: 'Options', mode: 'together' },
    seats: 1,
    phase,
    start: 0,
    tower,
    touches: [],
    fallen: [],
    actions: [1, 2],
    action_deck: 18,
    action_discards: [],
    goals: [1, 3],
    goal_deck: 14,
    goal_discards: [],
    hands: [],
    epochs: [],
    using: null,
    spent: null,
    paws: [],
    scenarios: [],
    turn: 1,
    homes: [1],
    places: null,
    ...more,
  };
}

export const aids: Aids = { type: 'Aids', leans: [{ type: 'Lean', floor: 1, tilt: 0, off: 0 }], goals: [3] };

/** brick1 slides and tips a little in three frames: see scene.test.ts. */
export const film: Film = {
  type: 'Film',
  names: ['brick1'],
  frames: 3,
  squeezed: 'eNpjEBFh8Pd/wa4+n5FhhdgkMQYwAAAzwQPj',
};

export const told = (...events: Event[]): Update<CatAndTheTower> => ({
  ...update(1),
  news: events.map((event) => ({ type: 'GameEvent', event, say: null })),
  view: null,
  aids: null,
});
