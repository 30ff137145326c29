import { expect, test } from 'vitest';
import { loosen } from './sheaf';
import type { Sheaf } from './types';

const sheaves: Sheaf[] = [
  { type: 'Sheaf', move: 'Draw', fields: [], tree: [] },
  {
    type: 'Sheaf',
    move: 'Sleep',
    fields: ['column', 'row'],
    tree: [
      [0, [1, 2]],
      [1, [1]],
    ],
  },
  { type: 'Sheaf', move: 'Bid', fields: ['tricks'], tree: [1, 3] },
];

test('moves come out of their sheaves in their order', () => {
  expect(loosen(sheaves)).toEqual([
    { type: 'Draw' },
    { type: 'Sleep', column: 0, row: 1 },
    { type: 'Sleep', column: 0, row: 2 },
    { type: 'Sleep', column: 1, row: 1 },
    { type: 'Bid', tricks: 1 },
    { type: 'Bid', tricks: 3 },
  ]);
});

test('the same sheaves give the same list, and none give none', () => {
  expect(loosen(sheaves)).toBe(loosen(sheaves));
  expect(loosen(null)).toBeNull();
  expect(loosen([])).toEqual([]);
});
