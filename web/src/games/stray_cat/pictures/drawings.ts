/* The pictures beside the rules, as data: what lies side by side, from left to right. */
import type { Card, Feature, House, Lot, Place, Square } from '../types';

export type Part =
  | { part: 'card'; card: Card; count?: number; won?: true }
  | { part: 'back' } // a card lying face down
  | { part: 'token'; feature: Feature | null; count?: number; fits?: true }
  | { part: 'house'; house: House }
  | { part: 'number'; count: number }
  | { part: 'arrow' }
  | { part: 'versus' }
  | Scene;

export interface Scene {
  part: 'map';
  squares: readonly Square[];
  kittens?: readonly Place[]; // by seat
  way?: readonly Place[]; // walked by the first kitten
  homes?: readonly Place[]; // ringed
  works?: Place;
  dog?: Place;
  large?: true; // many tiles, drawn smaller
}

const START: Lot = { type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: [] };
const CROSS: Lot = {
  type: 'Lot',
  tile: 1,
  turn: 0,
  kind: 'cross',
  houses: [house('one', 'red', 'fence', 'N'), house('two', 'yellow', 'flowers', 'S')],
};
const RING: Lot = {
  type: 'Lot',
  tile: 3,
  turn: 0,
  kind: 'ring',
  houses: [house('one', 'yellow', 'tree', 'Y'), house('two', 'blue', 'flowers', 'S')],
};
const BEND: Lot = {
  type: 'Lot',
  tile: 5,
  turn: 0,
  kind: 'bend',
  houses: [house('one', 'blue', 'fence', 'a'), house('two', 'red', 'tree', 'b')],
};

export function house(shape: House['shape'], roof: House['roof'], garden: House['garden'], off = ''): House {
  return { type: 'House', shape, roof, garden, off };
}

/** Rows of tiles: an empty word is a gap, cells count as they come. */
export function squares(...rows: readonly string[]): Square[] {
  const lots: Readonly<Record<string, Lot | null>> = { s: START, x: CROSS, o: RING, b: BEND, '#': null };
  const found = rows.flatMap((row, at) =>
    [...row].flatMap((sign, column) => (sign in lots ? [{ row: at, column, lot: lots[sign] ?? null }] : [])),
  );
  return found.map((square, at) => ({ type: 'Square', cell: at + 1, ...square }));
}

export const arrow: Part = { part: 'arrow' };
export const card = (name: Card, more: { count?: number; won?: true } = {}): Part => ({
  part: 'card',
  card: name,
  ...more,
});
export const token = (feature: Feature | null, more: { count?: number; fits?: true } = {}): Part => ({
  part: 'token',
  feature,
  ...more,
});
export const number = (count: number): Part => ({ part: 'number', count });

export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  'STR-C1': [
    card('modest-1', { count: 11 }),
    card('nourishing-12', { count: 8 }),
    card('hearty-20', { count: 5 }),
    card('friend-25', { count: 2 }),
    card('shortcut-27', { count: 4 }),
    card('truck-31', { count: 2 }),
  ],
  'STR-C2': [{ part: 'map', squares: squares('sx', '#o') }],
  'STR-C3': [
    token('one', { count: 3 }),
    token('two', { count: 3 }),
    token('red', { count: 2 }),
    token('yellow', { count: 2 }),
    token('blue', { count: 2 }),
    token('fence', { count: 2 }),
    token('tree', { count: 2 }),
    token('flowers', { count: 2 }),
  ],
  'STR-C4': [
    { part: 'map', squares: squares('x'), kittens: [] },
    { part: 'map', squares: squares('o') },
    { part: 'map', squares: squares('b') },
  ],
  'STR-1': [
    {
      part: 'map',
      squares: squares('s##s', '####', '####', 's##s'),
      kittens: ['1.o', '4.o', '16.o', '13.o'],
      large: true,
    },
  ],
  'STR-2': [
    { part: 'map', squares: squares('####', '#ss#', '#ss#', '####'), large: true },
    { part: 'map', squares: squares('s######s', 's######s'), large: true },
  ],
  'STR-4': [card('modest-3'), card('modest-7'), card('nourishing-15')],
  'STR-6': [{ part: 'map', squares: squares('###', '#x#', '###'), kittens: ['5.C'], large: true }],
  'STR-8': [
    card('hearty-21'),
    arrow,
    { part: 'map', squares: squares('sx'), kittens: ['1.C'], way: ['1.E', '2.W', '2.C'] },
  ],
  'STR-9': [
    { part: 'map', squares: squares('s#'), kittens: ['1.E'], way: ['2'] },
    arrow,
    { part: 'map', squares: squares('so'), kittens: ['2.W'] },
  ],
  'STR-10': [{ part: 'map', squares: squares('x'), kittens: ['1.W'], works: '1.C' }],
  'STR-11': [{ part: 'map', squares: squares('x'), kittens: ['1.W', '1.C'], way: ['1.C'] }],
  'STR-12': [
    { part: 'house', house: house('one', 'red', 'fence') },
    arrow,
    token('two'),
    token('red', { fits: true }),
    token('tree'),
  ],
  'STR-14': [
    card('friend-25'),
    arrow,
    { part: 'back' },
    { part: 'back' },
    { part: 'back' },
    { part: 'back' },
  ],
  'STR-15': [
    card('shortcut-27'),
    arrow,
    { part: 'map', squares: squares('sx'), kittens: ['1.o'], homes: [], way: ['2.C'] },
  ],
  'STR-16': [
    card('truck-31'),
    arrow,
    { part: 'map', squares: squares('xs'), kittens: ['1.W'], way: ['2.o'] },
  ],
  'STR-17': [
    { part: 'map', squares: squares('x'), kittens: ['1.C'] },
    number(1),
    { part: 'map', squares: squares('x'), kittens: ['1.1'] },
    number(2),
  ],
  'STR-21': [card('raven'), arrow, { part: 'back' }],
  'STR-22': [
    card('dog'),
    arrow,
    { part: 'map', squares: squares('xo'), kittens: ['1.E'], dog: '1.C', way: ['2.W', '2.N', '2.E'] },
  ],
  'STR-23': [card('meeting'), arrow, { part: 'map', squares: squares('xo'), kittens: ['1.C', '1.E', '1.N'] }],
  'STR-24': [
    card('mouse'),
    arrow,
    { part: 'map', squares: squares('bx'), kittens: ['1.b'], way: ['1.a', '1.E', '2.W'] },
  ],
  'STR-25': [card('roadworks'), arrow, { part: 'map', squares: squares('b'), works: '1.a' }],
  'STR-26': [card('modest-9'), { part: 'versus' }, card('hearty-22', { won: true })],
  'STR-28': [{ part: 'map', squares: squares('x#'), kittens: ['1.W', '1.W'], way: ['1.C', '1.E', '2'] }],
  'STR-31': [
    { part: 'map', squares: squares('x'), kittens: ['1.1'], homes: ['1.1'] },
    token('one'),
    token('red'),
    token('fence'),
  ],
};
