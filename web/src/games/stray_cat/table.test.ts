/* What stands around the map: the log's headings, a fight as it is watched, who is waited for. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../room';
import { bring, speak } from '../../words/words.svelte';
import { turn, where } from './figures';
import { look, step } from './fixtures';
import { heading } from './headings';
import { open } from './open';
import { fightOf, type Drawn } from './values';

beforeAll(async () => {
  await speak('en');
  await bring('stray_cat', 'stray_cat_web');
});

const entry = (type: string): Entry => ({
  number: 1,
  seat: 0,
  say: { type: 'Say', key: '', args: [] } as unknown as Entry['say'],
  event: { type },
});

test('every turn has a heading', () => {
  const told = ['Dealt', 'Played', 'Stepped', 'Searched', 'Drew'].map(entry);
  const headings = told.map((each, at) => heading(each, told.slice(0, at)));

  expect(headings).toEqual([null, 'Turn 1', null, 'Turn 2', null]);
});

test('the bar says the round and what is left of the pile', () => {
  expect(where(look.view)).toEqual(['Round 10', 'pile: 14']);
  expect(where(null)).toEqual([]);
});

describe('a fight', () => {
  const sealed = { answers: ['modest-3', null, null], given: [true, false, false] };
  const fighting = {
    ...step.view,
    phase: { type: 'Fighting', attacker: 1, defender: 0, sealed },
  } as unknown as Drawn;

  test('shows one card to its owner, and waits for the other', () => {
    expect(fightOf(fighting)).toMatchObject({
      over: false,
      sides: [
        { seat: 1, given: false, card: null },
        { seat: 0, given: true, card: 'modest-3' },
      ],
    });
    expect(turn(fighting)).toEqual([1]);
  });

  test('is none while everybody walks', () => {
    expect(fightOf(step.view)).toBeNull();
    expect(turn(step.view)).toEqual([0]);
  });
});

test('with all hands open everybody sees the homes', () => {
  const homes = [{ shape: 'one', roof: 'red', garden: 'tree' }];

  expect(open({ homes }, null, look.view)).toMatchObject({ seat: null, homes, squares: look.view.squares });
  expect(open(null, null, null)).toBeNull();
});
