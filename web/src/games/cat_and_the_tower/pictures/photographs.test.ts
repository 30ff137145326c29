/* The tower's book is told with photographs of its stage. */
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters';
import { photographOf } from './photographs';

const taken = Object.keys(import.meta.glob('./stage/*.webp')).map((file) => file.slice(8, -5));
const shown = Object.entries(CHAPTERS).map(([key, parts]) => ({
  key,
  names: parts.flatMap((part) => (part.part === 'stage' ? [part.name] : [])),
}));

test.each(shown)('$key shows the stage', ({ names }) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !photographOf(name))).toEqual([]);
});

test('no photograph lies around', () => {
  expect(taken.toSorted()).toEqual(shown.flatMap(({ names }) => names).toSorted());
});
