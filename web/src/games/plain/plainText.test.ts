import { expect, test } from 'vitest';
import { fieldsOf, plainText } from './plainText';

test('any value has a plain line', () => {
  const value = { type: 'Choosing', given: [true, null], cards: [[1, 2], []], by: {} };

  expect(plainText(value)).toBe('Choosing (given ✓ –, cards 1 2 | –, by )');
  expect(plainText({ type: 'Over' })).toBe('Over');
});

test('what is known from elsewhere is not told again', () => {
  const view = { type: 'View', seat: 0, seats: 2, options: {}, first_mouse: 3, revealed: null };

  expect(fieldsOf(view)).toEqual([{ name: 'first mouse', text: '3' }]);
  expect(fieldsOf({ revealed: { hands: [[1], [2]] } })[0]?.text).toBe('(hands 1 | 2)');
});
