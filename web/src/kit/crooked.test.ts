import { expect, test } from 'vitest';
import { crooked } from './crooked';

test('a card lies crooked by at most 1.5 degrees and always the same', () => {
  const tilts = Array.from({ length: 100 }, (_, i) => crooked(`card ${i}`));

  expect(Math.max(...tilts.map(Math.abs))).toBeLessThanOrEqual(1.5);
  expect(new Set(tilts).size).toBeGreaterThan(15);
  expect(crooked('card 7')).toBe(crooked('card 7'));
});
