/* The pictures beside the rules, as data: what lies side by side, from left to right. */
import type { Fur } from '../../../kit/parts/furs';
import type { Toy } from '../parts/toys';
import type { Card } from '../types';

/** A card of a small table: where it lies, and perhaps whose cat it is, or whose box. */
export interface Piece {
  column: number;
  row: number;
  card?: Card; // none: the cat of `sleeper`
  turned?: true;
  sleeper?: Fur;
  floor?: Fur;
  new?: true; // the card that has just been laid
  bad?: true; // it cannot lie there
}

export interface Lies {
  column: number; // of the left card
  row: number;
  fur?: Fur;
  toy?: Toy;
}

export type Part =
  | { part: 'table'; cards: readonly Piece[]; over?: readonly Lies[]; worth?: string }
  | { part: 'back' } // a card of the pile
  | { part: 'princess' }
  | { part: 'arrow' }
  | { part: 'cats'; furs: readonly Fur[] };

export const arrow: Part = { part: 'arrow' };
export const one = (card: Card, more: Partial<Piece> = {}): Part => ({
  part: 'table',
  cards: [{ column: 0, row: 0, card, ...more }],
});
export const at = (column: number, row: number, card: Card, more: Partial<Piece> = {}): Piece => ({
  column,
  row,
  card,
  ...more,
});

export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  'FIT-C1': [{ part: 'cats', furs: ['ginger', 'smoke', 'cream', 'cocoa', 'calico', 'nobody'] }],
  'FIT-C2': [one('O-m'), one('T-y'), one('LT-f'), one('LRT-ff'), one('L-s'), one('TB')],
  'FIT-C3': [one('start'), one('mouse'), one('yarn'), one('feather')],
  'FIT-4': [
    { part: 'table', cards: [at(0, 0, 'L-m'), at(1, 0, 'T', { new: true })] },
    { part: 'table', cards: [at(0, 0, 'L-m'), at(1, 1, 'T', { bad: true })] },
  ],
  'FIT-5': [{ part: 'table', cards: [at(0, 0, 'LR-y'), at(1, 0, 'L', { new: true })] }],
  'FIT-6': [
    {
      part: 'table',
      cards: [at(0, 0, 'LT-m', { floor: 'ginger' }), at(1, 0, 'T-m', { floor: 'ginger' }), at(2, 0, 'L')],
    },
  ],
  'FIT-7': [
    {
      part: 'table',
      cards: [at(0, 0, 'LTB-y', { floor: 'smoke' }), at(1, 0, 'LTB', { turned: true, floor: 'smoke' })],
    },
  ],
  'FIT-8': [{ part: 'back' }, arrow, one('LT-f')],
  'FIT-9': [
    { part: 'table', cards: [at(0, 0, 'LT-m'), { column: 1, row: 0, sleeper: 'calico', new: true }] },
  ],
  'FIT-10': [
    {
      part: 'table',
      cards: [at(0, 0, 'LT-m', { floor: 'ginger' }), at(1, 0, 'T', { floor: 'ginger', new: true })],
      over: [{ column: 0, row: 0, fur: 'ginger' }],
    },
  ],
  'FIT-12': [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LTB-m', { floor: 'smoke' }),
        at(1, 0, 'TB', { floor: 'smoke' }),
        at(2, 0, 'T-y', { floor: 'smoke', new: true }),
      ],
      over: [{ column: 0, row: 0, fur: 'smoke' }],
    },
  ],
  'FIT-13': [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LTB-m', { floor: 'cream' }),
        at(1, 0, 'TB', { floor: 'cream' }),
        { column: 2, row: 0, sleeper: 'cream', floor: 'cream' },
      ],
      over: [{ column: 0, row: 0, fur: 'cream' }],
    },
  ],
  'FIT-14': [
    {
      part: 'table',
      cards: [at(0, 0, 'LT-m', { floor: 'cocoa' }), at(1, 0, 'T', { floor: 'cocoa' })],
      over: [{ column: 0, row: 0, fur: 'cocoa' }],
    },
    { part: 'princess' },
    arrow,
    { part: 'table', cards: [at(0, 0, 'LT-m'), at(1, 0, 'T')], over: [{ column: 0, row: 0, fur: 'nobody' }] },
  ],
  'FIT-15': [
    one('yarn'),
    arrow,
    { part: 'table', cards: [at(0, 0, 'LT-y'), at(1, 0, 'T')], over: [{ column: 0, row: 0, toy: 'yarn' }] },
  ],
  'FIT-17': [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LT-m', { floor: 'ginger' }),
        at(1, 0, 'T', { floor: 'ginger' }),
        at(0, 1, 'L', { floor: 'ginger' }),
        at(1, 1, 'O', { floor: 'ginger' }),
        at(2, 1, 'T', { turned: true, floor: 'ginger' }),
        at(3, 1, 'O-m', { floor: 'ginger' }),
      ],
      over: [
        { column: 0, row: 0, fur: 'ginger' },
        { column: 0, row: 1, fur: 'ginger' },
        { column: 2, row: 1, fur: 'smoke' },
      ],
    },
  ],
  'FIT-18': [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LTB-yy', { floor: 'calico' }),
        at(1, 0, 'TB-s', { floor: 'calico' }),
        at(2, 0, 'LTB-y', { turned: true, floor: 'calico' }),
      ],
      over: [{ column: 0, row: 0, fur: 'calico' }],
      worth: '2 ×2',
    },
  ],
  'FIT-19': [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LTB-f', { floor: 'smoke' }),
        at(1, 0, 'TB', { floor: 'smoke' }),
        at(2, 0, 'TB', { floor: 'smoke' }),
        at(3, 0, 'O', { floor: 'smoke' }),
      ],
      over: [
        { column: 0, row: 0, fur: 'smoke' },
        { column: 2, row: 0, fur: 'smoke' },
      ],
    },
  ],
};
