import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RoomProps } from '../room';
import { bring, speak } from '../../words/words.svelte';
import { aids, base, choosing, toto, view } from './fixtures';
import Goals from './Goals.svelte';
import Hand from './Hand.svelte';
import OpenHands from './OpenHands.svelte';
import type { Aids, Drawn, TowerTable } from './values';

beforeAll(async () => {
  await speak('en');
  await bring('cat_and_the_tower', 'cat_and_the_tower_web');
});
afterEach(cleanup);

const tableWith = (drawn: Drawn, told: Aids | null): TowerTable =>
  ({ view: drawn, aids: told, me: 0, chairs: [{ name: 'Ann' }, { name: 'Bo' }] }) as unknown as TowerTable;
const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll('.holds .wish')].map((card) => card.textContent ?? undefined);
const hands = [
  [
    { goal: 13, epoch: 0 },
    { goal: 8, epoch: 0 },
  ],
  [
    { goal: null, epoch: 0 },
    { goal: null, epoch: 0 },
  ],
];
const race = view(choosing, [base], { options: { mode: 'against' }, goals: [], hands });

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
  const props = { table: tableWith(race, { leans: [], goals: [13] }) } as unknown as RoomProps;
  render(Hand, props);

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
  render(OpenHands, {
    table: tableWith(race, null),
    state: {
      hands: [
        [13, 8],
        [1, 2],
      ],
    },
  });

  expect(document.querySelectorAll('.slip')).toHaveLength(4);
});
