import { beforeAll, expect, test } from 'vitest';
import type { Fit, GameInfo } from '../wire/types';
import { bring, speak } from '../words/words.svelte';
import { agreedOptions, choicesOf, isSwitch, nearest, optionAbout } from './options';

const info = {
  name: 'chabyrinthe',
  prefix: 'cha',
  options: { way: 'each', kittens: false, first_edition: false },
} as unknown as GameInfo;
const value = (which: string, seats: number[]) => ({ type: 'OptionValue' as const, value: which, seats });
const fit: Fit = {
  type: 'Fit',
  seats: [1, 2, 3, 4],
  options: { way: [value('each', [1, 2, 3, 4]), value('together', [2, 4]), value('teams', [])] },
  texts: [],
};

beforeAll(async () => {
  await bring('chabyrinthe');
  await speak('en');
});

test('a choice has the words of its room, and how many can play so', () => {
  expect(choicesOf(info, fit, 'way').map(({ label, note, off }) => [label, note, off])).toEqual([
    ['Every player for themselves', '1–4 players', false],
    ['All together', '2, 4 players', false],
    ['Two teams', 'Does not go with the rest.', true],
  ]);
  expect(choicesOf(info, fit, 'kittens')).toEqual([]);
  expect(optionAbout(info, 'kittens')).toContain('three by three');
});

test('yes or no is a switch, anything else is picked', () => {
  expect(Object.keys(info.options).map((name) => isSwitch(info, name))).toEqual([false, true, true]);
});

test('where a count does not fit, the nearest does', () => {
  expect(nearest([2, 3, 4], 1)).toBe(2);
  expect(nearest([1, 2, 3, 4], 3)).toBe(3);
  expect(nearest([], 3)).toBe(3);
});

test('what was agreed is what differs from the usual', () => {
  expect(agreedOptions(info, { way: 'teams', kittens: true, first_edition: false })).toEqual([
    'Two teams',
    'Kittens',
  ]);
  expect(agreedOptions(info, {})).toEqual([]);
});
