import { expect, test } from 'vitest';
import { unpack } from './moveTree';
import type { MoveTree } from './types';

const trees: MoveTree[] = [
  { type: 'MoveTree', move: 'Draw', fields: [], tree: [] },
  {
    type: 'MoveTree',
    move: 'Sleep',
    fields: ['column', 'row'],
    tree: [
      [0, [1, 2]],
      [1, [1]],
    ],
  },
  { type: 'MoveTree', move: 'Bid', fields: ['tricks'], tree: [1, 3] },
];

test('moves come out of their trees in their order', () => {
  expect(unpack(trees)).toEqual([
    { type: 'Draw' },
    { type: 'Sleep', column: 0, row: 1 },
    { type: 'Sleep', column: 0, row: 2 },
    { type: 'Sleep', column: 1, row: 1 },
    { type: 'Bid', tricks: 1 },
    { type: 'Bid', tricks: 3 },
  ]);
});

test('the same trees give the same list, and none give none', () => {
  expect(unpack(trees)).toBe(unpack(trees));
  expect(unpack(null)).toBeNull();
  expect(unpack([])).toEqual([]);
});
