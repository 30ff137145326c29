import { expect, test } from 'vitest';
import { tapeOf } from './tape';

test('near by a tape has the heads of whoever would win', () => {
  expect(tapeOf('2 ×2', 1, 0.8, 200)).toEqual({ font: 22, heads: true });
});

test('under half the size the blanket tells whose, and the figures grow', () => {
  const tape = tapeOf('3', 2, 0.4, 300);
  expect(tape.heads).toBe(false);
  expect(tape.font * 0.4).toBeCloseTo(14);
});

test('a tape never reaches into the next box, however small the table is', () => {
  for (const words of ['3', '−2', '0 ×2', '−12 ×2'])
    for (const zoom of [0.1, 0.27, 0.42, 0.5, 0.8, 1.3])
      for (const winners of [0, 1, 2, 5]) {
        const { font, heads } = tapeOf(words, winners, zoom, 100);
        expect(font * (words.length * 0.52 + 0.62 + (heads ? winners * 1.08 : 0))).toBeLessThanOrEqual(100);
      }
});
