import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { chair } from '../../wire/sample';
import { bring, speak } from '../../words/words.svelte';
import { tableOf } from '../testing';
import Goals from './Goals.svelte';
import Hand from './Hand.svelte';
import OpenHands from './OpenHands.svelte';
import { TowerPlay } from './play.svelte';
import { claiming, ownGoal, race, rival } from './recorded';
import type { Aids, CatAndTheTower, Drawn, TowerTable } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('cat_and_the_tower', 'cat_and_the_tower_web');
});
afterEach(cleanup);

const tableWith = (drawn: Drawn, told: Aids | null): TowerTable =>
  tableOf<CatAndTheTower>({
    view: drawn,
    aids: told,
    chairs: [chair({ name: 'Ann' }), chair({ name: 'Bo' })],
  });
const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll('.holds .text')].map((card) => card.textContent ?? undefined);

test('of the open goals those glow that hold, and only those', () => {
  render(Goals, { table: tableWith(claiming.view, claiming.aids) });

  expect(document.querySelectorAll('.goal')).toHaveLength(2);
  expect(lit()).toEqual(['Two friends of one colour touch']);
});

test('where nobody wants to be helped nothing glows', () => {
  render(Goals, { table: tableWith(claiming.view, null) });

  expect(lit()).toEqual([]);
});

test('an own goal glows in the tray', () => {
  const table = tableWith(ownGoal.view, ownGoal.aids);
  render(Hand, { table, play: new TowerPlay(table) });

  expect(document.querySelectorAll('.goal')).toHaveLength(2);
  expect(lit()).toEqual(['An orange friend is there']);
});

test('a goal that is claimed glows for everybody, also one that was secret', () => {
  render(Goals, { table: tableWith({ ...race, scene: { what: 'claimed', goal: 8 } }, null) });
  expect(lit()).toEqual(['A friend on another’s back']);
  cleanup();

  render(Goals, {
    table: tableWith({ ...claiming.view, scene: { what: 'claimed', goal: 1 } }, null),
  });
  expect(document.querySelectorAll('.goal')).toHaveLength(2);
  expect(lit()).toEqual(['Two friends of one colour touch']);
});

test('in a replay all goals lie open', () => {
  const hands = [race.hands[0]!, rival.hands[1]!];
  render(OpenHands, { table: tableWith({ ...race, hands }, null) });

  expect(document.querySelectorAll('.goal')).toHaveLength(4);
});
