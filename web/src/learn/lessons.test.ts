import { expect, test } from 'vitest';
import { isSame } from './lessons';

test('a move is known by its fields, in whatever order', () => {
  expect(isSame({ type: 'Play', number: 5, at: [1, 2] }, { at: [1, 2], number: 5, type: 'Play' })).toBe(true);
  expect(isSame({ type: 'Play', number: 5 }, { type: 'Play', number: 6 })).toBe(false);
  expect(isSame({ type: 'Play', at: [1, 2] }, { type: 'Play', at: [1] })).toBe(false);
  expect(isSame({ type: 'Play', at: null }, { type: 'Play' })).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
