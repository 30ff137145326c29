/* What stands around the map: the log's headings, a fight as it is watched, who is waited for. */
import { beforeAll, describe, expect, test } from 'vitest';
import { entryOf } from '../testing';
import { bring, speak } from '../../words/words.svelte';
import { direct } from './direct';
import { turn, visitOf, where } from './figures';
import { beforeEnded, beforeRemembered, ended, fighting, look, step } from './recorded';
import { heading } from './headings';
import { fightOf } from './fight';
import type { Event } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('stray_cat', 'stray_cat_web');
});

test('every turn has a heading', () => {
  const events: Event[] = [
    { type: 'Dealt', hands: [] },
    { type: 'Played', seat: 0, cards: ['modest-1'] },
    { type: 'Stepped', kitten: 0, by: 0, start: '1.o', to: '1.N', how: 'walk' },
    { type: 'Searched', seat: 1, count: 2 },
    { type: 'Drew', seat: 1, card: null },
  ];
  const entries = events.map((event) => entryOf(event));
  const headings = entries.map((each, at) => heading(each, entries.slice(0, at)));

  expect(headings).toEqual([null, 'Turn 1', null, 'Turn 2', null]);
});

test('the bar says the round and what is left of the pile', () => {
  expect(where(look.view)).toEqual(['Round 6', '20 in the pile']);
  expect(where(null)).toEqual([]);
});

describe('a fight', () => {
  test('shows one card to its owner, and waits for the other', () => {
    expect(fightOf(fighting)).toMatchObject({
      over: false,
      sides: [
        { seat: 1, given: false, card: null },
        { seat: 0, given: true, card: 'modest-9' },
      ],
    });
    expect(turn(fighting)).toEqual([1]);
  });

  test('is none while everybody walks', () => {
    expect(fightOf(step.view)).toBeNull();
    expect(turn(step.view)).toEqual([0]);
  });
});

test('a visit lies over the map, but not over the way home', () => {
  expect(visitOf(beforeRemembered)).not.toBeNull();
  const homeward = direct(beforeEnded, ended).filter(({ view }) => view.lamps);
  expect(homeward.length).toBeGreaterThan(2);
  expect(homeward.filter(({ view }) => visitOf(view))).toEqual([]);
});
