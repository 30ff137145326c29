import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { chair } from '../../wire/sample';
import { bring, speak } from '../../words/words.svelte';
import { tableOf } from '../testing';
import { aids, base, choosing, toto, view } from './fixtures';
import Goals from './Goals.svelte';
import Hand from './Hand.svelte';
import OpenHands from './OpenHands.svelte';
import { TowerPlay } from './play.svelte';
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
  [...document.querySelectorAll('.holds .wish')].map((card) => card.textContent ?? undefined);
const hands: Drawn['hands'] = [
  [
    { type: 'GoalInHand', goal: 13, epoch: 0 },
    { type: 'GoalInHand', goal: 8, epoch: 0 },
  ],
  [
    { type: 'GoalInHand', goal: null, epoch: 0 },
    { type: 'GoalInHand', goal: null, epoch: 0 },
  ],
];
const race = view(choosing, [base], { options: { type: 'Options', mode: 'against' }, goals: [], hands });

test('of the open goals those glow that hold, and only those', () => {
  render(Goals, { table: tableWith(view(choosing), aids) });

  expect(document.querySelectorAll('.slip')).toHaveLength(2);
  expect(lit()).toEqual(['An orange friend on two orange backs']);
});

test('where nobody wants to be helped nothing glows', () => {
  render(Goals, { table: tableWith(view(choosing), null) });

  expect(lit()).toEqual([]);
});

test('an own goal glows in the tray', () => {
  const table = tableWith(race, { type: 'Aids', leans: [], goals: [13] });
  render(Hand, { table, play: new TowerPlay(table) });

  expect(document.querySelectorAll('.slip')).toHaveLength(2);
  expect(lit()).toEqual(['An orange friend is there']);
});

test('a goal that is claimed glows for everybody, also one that was secret', () => {
  render(Goals, { table: tableWith({ ...race, scene: { what: 'claimed', goal: 8 } }, null) });
  expect(lit()).toEqual(['A friend on another’s back']);
  cleanup();

  render(Goals, {
    table: tableWith({ ...view(choosing, [base, toto]), scene: { what: 'claimed', goal: 1 } }, null),
  });
  expect(document.querySelectorAll('.slip')).toHaveLength(2);
  expect(lit()).toEqual(['Two friends of one colour touch']);
});

test('in a replay all goals lie open', () => {
  const hands = [
    [13, 8],
    [1, 2],
  ].map((hand) => hand.map((goal) => ({ type: 'GoalInHand' as const, goal, epoch: 0 })));
  render(OpenHands, { table: tableWith({ ...race, hands }, null) });

  expect(document.querySelectorAll('.slip')).toHaveLength(4);
});
