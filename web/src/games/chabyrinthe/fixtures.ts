/* Frames of real positions, as the server sends them to seat 0 (records without their names). */
import type { Update } from '../../wire/types';
import type { Aids, Card, Chabyrinthe, Drawn, Kind, State } from './types';

type Frame = Update<Chabyrinthe> & { view: Drawn };

const KINDS: Record<string, Kind> = { L: 'elbow', I: 'straight', T: 'tee', X: 'cross', H: 'bridge' };

/** A square in the notation of the record: "L0 I1". */
export const cards = (told: string): Card[] =>
  told.split(' ').map(([letter = 'I', turn]) => ({
    type: 'Card',
    kind: KINDS[letter] ?? 'straight',
    turn: Number(turn),
  }));

/** The first column lies across: one turn and Pickle is home. */
export const calm = {
  type: 'View',
  revealed: null,
  seat: 0,
  options: { way: 'each', kittens: false, first_edition: false },
  seats: 2,
  phase: { type: 'Acting', seat: 0, done: [] },
  start: 0,
  square: cards('I1 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0'),
  top: 'elbow',
  hidden: 1,
  under: ['tee'],
  strays: [
    { type: 'Stray', place: 0, cat: 'pickle' },
    { type: 'Stray', place: 8, cat: 'moss' },
  ],
  guardians: [11, 4],
  cats: 11,
  taken: [[], ['soot', 'rusty']],
  turn: 1,
  last: 0,
} as unknown as Drawn;

/** A card turned, and nothing more. */
export const turned = {
  seat: 0,
  news: [
    {
      type: 'GameEvent',
      event: {
        type: 'Rotated',
        seat: 0,
        row: 2,
        column: 3,
        quarters: 1,
        card: { type: 'Card', kind: 'straight', turn: 1 },
      },
    },
  ],
  view: {
    seat: 0,
    options: { way: 'each', kittens: false, first_edition: false },
    seats: 2,
    phase: { type: 'Acting', seat: 0, done: ['rotate'] },
    start: 0,
    square: cards('I1 I0 I0 I0 I0 I0 I1 I0 I0 I0 I0 I0 I0 I0 I0 I0'),
    top: 'elbow',
    hidden: 1,
    under: ['tee'],
    strays: [
      { type: 'Stray', place: 0, cat: 'pickle' },
      { type: 'Stray', place: 8, cat: 'moss' },
    ],
    guardians: [11, 4],
    cats: 11,
    taken: [[], ['soot', 'rusty']],
    turn: 1,
    last: 0,
  },
} as unknown as Frame;

/** A card pushed in at the left of the third row. */
export const pushed = {
  seat: 0,
  news: [
    {
      type: 'GameEvent',
      event: {
        type: 'Inserted',
        seat: 0,
        place: 13,
        card: { type: 'Card', kind: 'elbow', turn: 1 },
        out: { type: 'Card', kind: 'straight', turn: 0 },
        top: 'straight',
      },
    },
  ],
  view: {
    seat: 0,
    options: { way: 'each', kittens: false, first_edition: false },
    seats: 2,
    phase: { type: 'Acting', seat: 0, done: ['insert'] },
    start: 0,
    square: cards('I1 I0 I0 I0 I0 I0 I0 I0 L1 I0 I0 I0 I0 I0 I0 I0'),
    top: 'straight',
    hidden: 0,
    under: ['tee', 'straight'],
    strays: [
      { type: 'Stray', place: 0, cat: 'pickle' },
      { type: 'Stray', place: 8, cat: 'moss' },
    ],
    guardians: [11, 4],
    cats: 11,
    taken: [[], ['soot', 'rusty']],
    turn: 1,
    last: 0,
  },
} as unknown as Frame;

/** Pickle goes home; her guardian steps on, and the next cat comes. */
export const home = {
  seat: 0,
  news: [
    {
      type: 'GameEvent',
      event: {
        type: 'Rotated',
        seat: 0,
        row: 1,
        column: 1,
        quarters: 1,
        card: { type: 'Card', kind: 'straight', turn: 0 },
      },
    },
    {
      type: 'GameEvent',
      event: {
        type: 'CatTaken',
        seat: 0,
        cat: 'pickle',
        place: 0,
        guardians: ['agatha'],
        way: [0, 4, 8, 12],
      },
    },
    { type: 'GameEvent', event: { type: 'GuardianMoved', guardian: 'agatha', start: 11, end: 12 } },
    { type: 'GameEvent', event: { type: 'CatCame', cat: 'crumb', place: 1 } },
  ],
  view: {
    seat: 0,
    options: { way: 'each', kittens: false, first_edition: false },
    seats: 2,
    phase: { type: 'Acting', seat: 0, done: ['rotate'] },
    start: 0,
    square: cards('I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0'),
    top: 'elbow',
    hidden: 1,
    under: ['tee'],
    strays: [
      { type: 'Stray', place: 1, cat: 'crumb' },
      { type: 'Stray', place: 8, cat: 'moss' },
    ],
    guardians: [12, 4],
    cats: 10,
    taken: [['pickle'], ['soot', 'rusty']],
    turn: 1,
    last: 1,
  },
} as unknown as Frame;

/** What the server foresees of that turn. */
export const foreseen = {
  reach: [
    {
      place: 0,
      ways: [
        { cell: 0, sides: 'NS' },
        { cell: 4, sides: 'NS' },
        { cell: 8, sides: 'NS' },
        { cell: 12, sides: 'NS' },
      ],
      guardians: ['agatha'],
      way: [0, 4, 8, 12],
    },
    {
      place: 8,
      ways: [
        { cell: 3, sides: 'NS' },
        { cell: 7, sides: 'NS' },
        { cell: 11, sides: 'NS' },
        { cell: 15, sides: 'NS' },
      ],
      guardians: [],
      way: [],
    },
  ],
} as unknown as Aids;

/** Two cats are home at once, each with both guardians. */
export const choosing = {
  seat: 0,
  options: { way: 'each', kittens: false, first_edition: false },
  seats: 2,
  phase: {
    type: 'Adopting',
    seat: 0,
    done: ['rotate'],
    found: [
      { type: 'Stray', place: 0, cat: 'pickle', guardians: ['agatha', 'edith'] },
      { type: 'Stray', place: 2, cat: 'moss', guardians: ['agatha', 'edith'] },
    ],
  },
  start: 0,
  square: cards('X0 X0 X0 X0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0'),
  top: 'straight',
  hidden: 9,
  under: [],
  strays: [],
  guardians: [11, 8],
  cats: 13,
  taken: [['pickle', 'moss'], []],
  turn: 1,
  last: 1,
} as unknown as Drawn;

/** A step of the replay, all open. */
export const opened = {
  type: 'State',
  options: { way: 'each', kittens: false, first_edition: false },
  seats: 2,
  phase: { type: 'Acting', seat: 0, done: [] },
  start: 0,
  square: cards('I1 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0 I0'),
  deck: ['elbow', 'straight', 'tee'],
  hidden: 1,
  strays: [
    { type: 'Stray', place: 0, cat: 'pickle' },
    { type: 'Stray', place: 8, cat: 'moss' },
  ],
  guardians: [11, 4],
  cats: [
    'crumb',
    'button',
    'puddle',
    'noodle',
    'thimble',
    'biscuit',
    'duchess',
    'admiral',
    'velvet',
    'truffle',
    'comet',
  ],
  taken: [[], ['soot', 'rusty']],
  turn: 1,
  last: 0,
} as unknown as State;
