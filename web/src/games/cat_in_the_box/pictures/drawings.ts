/* The pictures beside the rules, as data: what lies side by side, from left to right. */
import type { Fur } from '../../../kit/parts/furs';
import type { Colour } from '../types';

export type Holder = Fur | 'neutral';

export type Part =
  | { part: 'card'; number: number; colour?: Colour; by?: Fur; wins?: true }
  | { part: 'back' } // a card lying face down
  | { part: 'arrow' }
  | { part: 'colours'; lost?: readonly Colour[] } // the tokens on one's own board
  | { part: 'bids'; bids: readonly number[]; said: number }
  | { part: 'paradox' }
  | { part: 'box' }
  | Board;

export interface Board {
  part: 'board';
  rows: readonly Colour[];
  numbers: readonly number[];
  tokens: readonly (Holder | null)[]; // row by row
  wanted?: number; // the space that a card would need
  group?: readonly number[]; // the tokens that score together
}

export const card = (number: number, colour?: Colour, by?: Fur): Part => ({
  part: 'card',
  number,
  ...(colour && { colour }),
  ...(by && { by }),
});
export const arrow: Part = { part: 'arrow' };

export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  'CIB-C1': [card(1), card(2), card(3)],
  'CIB-C2': [
    {
      part: 'board',
      rows: ['red', 'blue', 'yellow', 'green'],
      numbers: [1, 2, 3],
      tokens: Array<null>(12).fill(null),
    },
  ],
  'CIB-C3': [{ part: 'colours' }],
  'CIB-3': [card(4), arrow, { part: 'back' }],
  'CIB-4': [{ part: 'bids', bids: [1, 2, 3], said: 2 }],
  'CIB-5': [card(5), arrow, card(5, 'blue', 'ginger')],
  'CIB-6': [
    card(5),
    {
      part: 'board',
      rows: ['blue', 'yellow'],
      numbers: [4, 5, 6],
      tokens: [null, 'cream', null, null, null, 'smoke'],
      wanted: 1,
    },
  ],
  'CIB-7': [{ part: 'colours', lost: ['blue'] }],
  'CIB-8': [
    {
      part: 'board',
      rows: ['red'],
      numbers: [1, 2, 3],
      tokens: [null, 'cocoa', null],
    },
    arrow,
    card(7, 'red', 'ginger'),
  ],
  'CIB-9': [card(4, 'blue', 'smoke'), card(2, 'red', 'ginger'), arrow, { part: 'colours', lost: ['blue'] }],
  'CIB-10': [
    card(4, 'blue', 'smoke'),
    card(7, 'blue', 'cream'),
    { part: 'card', number: 2, colour: 'red', by: 'cocoa', wins: true },
  ],
  'CIB-12': [card(5), card(6), { part: 'paradox' }],
  'CIB-14': [
    {
      part: 'board',
      rows: ['red', 'blue', 'yellow'],
      numbers: [4, 5, 6, 7],
      // prettier-ignore
      tokens: [
        'ginger', null,     'smoke',  null,
        'ginger', 'ginger', 'cream',  'ginger',
        null,     'ginger', null,     null,
      ],
      group: [0, 4, 5, 9],
    },
  ],
  'CIB-16': [
    card(3),
    card(3),
    arrow,
    {
      part: 'board',
      rows: ['yellow', 'green'],
      numbers: [2, 3, 4],
      tokens: [null, 'neutral', null, null, 'neutral', null],
    },
  ],
  'CIB-18': [{ part: 'box' }],
};
