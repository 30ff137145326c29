import { expect, test } from 'vitest';
import { paragraphOf } from './references';

test.each([
  ['Try again. (TOW-6, TOW-26)', { text: 'Try again.', rules: ['TOW-6', 'TOW-26'] }],
  ['A card shows a number. (CIB-C1)', { text: 'A card shows a number.', rules: ['CIB-C1'] }],
  ['A pair (or two) of socks.', { text: 'A pair (or two) of socks.', rules: [] }],
])('%s', (told, wanted) => {
  expect(paragraphOf(told)).toEqual(wanted);
});
