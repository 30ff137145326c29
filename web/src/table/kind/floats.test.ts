import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewsItem } from '../../wire/types';
import { Floats } from './floats.svelte';

const purr: NewsItem = { type: 'Reaction', name: 'Ann', seat: 1, cat: 'purr' };
const said: NewsItem = { type: 'ChatLine', name: 'Ann', seat: 1, text: 'Meow', number: 7 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a cat is held up for two seconds', () => {
  const floats = new Floats();

  floats.hear({ since: 4, news: [said, purr] });

  expect(floats.shown.map(({ name, seat, cat }) => [name, seat, cat])).toEqual([['Ann', 1, 'purr']]);
  vi.advanceTimersByTime(1999);
  expect(floats.shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(floats.shown).toEqual([]);
});

test('whoever comes later sees no cats of the past', () => {
  const floats = new Floats();

  floats.hear({ since: 0, news: [purr] });

  expect(floats.shown).toEqual([]);
});

test('of very many cats the last are shown', () => {
  const floats = new Floats();

  for (let at = 1; at < 40; at++) floats.hear({ since: at, news: [{ ...purr, seat: at }] });

  expect(floats.shown).toHaveLength(12);
  expect(floats.shown.at(-1)?.seat).toBe(39);
  floats.stop();
  expect(floats.shown).toEqual([]);
});
