import { expect, test } from 'vitest';
import { places } from './places';
import { home, pushed, turned } from './recorded';
import type { Event } from './types';

const lit = (news: readonly { type: string; event?: unknown }[], type: Event['type']): readonly string[] =>
  news.flatMap(({ event }) => {
    const told = event as Event | undefined;
    return told?.type === type ? places(told) : [];
  });

test('a line of the log lights the card that was turned, or the place where one slid in', () => {
  expect(lit(turned.news, 'Rotated')).toEqual(['spot-2-3']);
  expect(lit(pushed.news, 'Inserted')).toEqual(['place-7']);
});

test('a cat that was taken lights its place and its whole way', () => {
  const way = lit(home.news, 'CatTaken');

  expect(way[0]).toMatch(/^place-/);
  expect(way.length).toBeGreaterThan(1);
  expect(way.slice(1).every((key) => key.startsWith('card-'))).toBe(true);
});
