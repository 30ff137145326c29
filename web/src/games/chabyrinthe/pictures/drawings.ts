/* The pictures beside the rules, as data: what lies side by side, from left to right. */
import type { Fur } from '../../../kit/parts/furs';
import { cardOf, cardsOf } from '../pieces';
import type { Card, Guardian } from '../types';

export type Part =
  | { part: 'tile'; card: Card; marked?: true; out?: true; count?: number }
  | { part: 'row'; cards: readonly Card[] }
  | { part: 'cat'; cat: string; count?: number }
  | { part: 'guardian'; guardian: Guardian; count?: number }
  | { part: 'back' } // a cat lying face down
  | { part: 'arrow' }
  | { part: 'cross' } // no
  | { part: 'grades' }
  | { part: 'team'; furs: readonly Fur[] }
  | Square;

/** Whoever is at a place: a cat or a guardian. */
export type Outside = Readonly<Record<number, string>>;

export interface Square {
  part: 'square';
  cards: readonly Card[]; // row by row
  outside?: Outside;
  left?: Outside; // who was there a moment ago
  numbered?: true;
  marked?: readonly number[]; // cells that the rule speaks of
  lit?: Readonly<Record<number, readonly string[]>>; // by cell: "NE"
  walk?: { from: number; way: readonly number[]; to: number };
}

export const tile = (text: string, more: { marked?: true; out?: true; count?: number } = {}): Part => ({
  part: 'tile',
  card: cardOf(text),
  ...more,
});
export const arrow: Part = { part: 'arrow' };

export const WIDE = cardsOf('T0 T1 T0 L2 L2 H0 I1 L2 T0 L2 I1 L1 L0 T1 H0 T2');
export const BENT = cardsOf('L0 L2 H0 L0');

export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  'CHA-C1': [
    tile('L1', { count: 26 }),
    { part: 'cat', cat: 'pickle', count: 15 },
    { part: 'guardian', guardian: 'agatha', count: 2 },
  ],
  'CHA-C2': [
    tile('L0', { count: 9 }),
    tile('I0', { count: 7 }),
    tile('T0', { count: 6 }),
    tile('X0', { count: 1 }),
    tile('H0', { count: 3 }),
  ],
  'CHA-C3': [tile('L0'), tile('L1'), tile('L2'), tile('L3')],
  'CHA-1': [{ part: 'square', cards: WIDE, marked: [3, 12] }],
  'CHA-2': [
    {
      part: 'square',
      cards: WIDE,
      numbered: true,
      outside: { 0: 'velvet', 8: 'comet', 4: 'agatha', 12: 'edith' },
    },
  ],
  'CHA-3': [tile('T0'), { part: 'back' }],
  'CHA-5': [tile('T0'), arrow, tile('T1'), tile('T3'), tile('T2')],
  'CHA-6': [
    tile('L1', { marked: true }),
    arrow,
    { part: 'row', cards: cardsOf('T1 I1 L2') },
    arrow,
    tile('H0', { out: true }),
  ],
  'CHA-8': [
    {
      part: 'square',
      cards: BENT,
      outside: { 0: 'crumb', 3: 'agatha' },
      walk: { from: 0, way: [0, 1, 3], to: 3 },
    },
  ],
  'CHA-9': [
    {
      part: 'square',
      cards: BENT,
      outside: { 1: 'rusty', 4: 'agatha' },
      left: { 0: 'crumb', 3: 'agatha' },
    },
  ],
  'CHA-10': [
    { part: 'cat', cat: 'crumb' },
    arrow,
    { part: 'cat', cat: 'rusty' },
    arrow,
    { part: 'cat', cat: 'velvet' },
  ],
  'CHA-11': [
    {
      part: 'square',
      cards: cardsOf('I1 T1 L2 I0'),
      outside: { 7: 'noodle', 1: 'agatha', 4: 'edith' },
      lit: { 0: ['EW'], 1: ['NSW'], 3: ['NS'] },
    },
  ],
  'CHA-12': [
    {
      part: 'square',
      cards: cardsOf('I1 I1 L1 T2'),
      outside: { 7: 'soot', 2: 'duchess' },
      lit: { 0: ['EW'], 1: ['EW'] },
    },
    { part: 'cross' },
  ],
  'CHA-15': [
    {
      part: 'square',
      cards: cardsOf('T3 H0 L2 I1 L3 T0 L0 I0 L1'),
      numbered: true,
      outside: { 0: 'button', 6: 'thimble', 3: 'agatha', 9: 'edith' },
    },
  ],
  'CHA-16': [{ part: 'grades' }],
  'CHA-18': [
    { part: 'team', furs: ['ginger', 'cream'] },
    { part: 'team', furs: ['smoke', 'cocoa'] },
  ],
};
