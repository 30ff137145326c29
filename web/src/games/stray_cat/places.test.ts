import { expect, test } from 'vitest';
import { places } from './places';
import { ended, fought, remembered, struck, turned } from './recorded';
import type { Event } from './types';

const lit = (news: readonly { type: string; event?: unknown }[], type: Event['type']): readonly string[] =>
  news.flatMap(({ event }) => {
    const told = event as Event | undefined;
    return told?.type === type ? places(told) : [];
  });

test('a line of the log lights the tile, the house or the kittens that it is about', () => {
  expect(lit(turned.news, 'TileTurned')).toEqual(['tile-3']);
  expect(lit(fought.news, 'Fought')).toEqual(['kitten-1', 'kitten-0']);
  expect(lit(remembered.news, 'Remembered')).toEqual(['kitten-2']);
  expect(places({ type: 'DogCame', seat: 0, place: '14.S' })).toEqual(['dog']);
});

test('what happens nowhere lights nothing', () => {
  expect(lit(struck.news, 'Searched')).toEqual([]);
  expect(lit(ended.news, 'Ended')).toEqual([]);
});
