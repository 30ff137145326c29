import { expect, test } from 'vitest';
import cases from './delta.cases.json';
import { patch, type Delta } from './delta';

test.each(cases)('$name', ({ before, delta, after }) => {
  const untouched = JSON.stringify(before);

  expect(patch(before, delta as Delta)).toEqual(after);
  expect(JSON.stringify(before)).toBe(untouched);
});

test('what stays is shared, not copied', () => {
  const before = { hand: [1, 2], turn: 1 };

  const after = patch(before, { turn: [2] }) as typeof before;

  expect(after.hand).toBe(before.hand);
  expect(patch(before, {})).toBe(before);
});

test('what is no delta is refused', () => {
  expect(() => patch([1, 2], [1, 2])).toThrow('no delta');
});
