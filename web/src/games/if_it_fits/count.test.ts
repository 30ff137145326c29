import { beforeAll, describe, expect, test } from 'vitest';
import { chair } from '../../wire/sample';
import { bring, speak } from '../../words/words.svelte';
import { tableOf } from '../testing';
import { count } from './count';
import { playing, settled } from './recorded';
import type { Box, Drawn, IfItFits } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('if_it_fits', 'if_it_fits_web');
});

const box = (card: number, more: Partial<Box>): Box => ({
  type: 'Box',
  cards: [card],
  open: 2,
  toys: [1, 0, 0],
  sprays: 0,
  awake: [0, 0],
  asleep: [0, 0],
  worth: 1,
  winners: [],
  ...more,
});
const counted = (view: Drawn) =>
  count(tableOf<IfItFits>({ view, chairs: [chair({ name: 'Ann' }), chair({ name: 'Bo' })] }));

describe('the count', () => {
  const view: Drawn = {
    ...playing.view,
    laid: [0, 1, 2, 3, 4].map((column) => ({ type: 'Laid', column, row: 0, card: 'O', turned: false })),
    boxes: [
      box(0, {}),
      box(1, { winners: [0], awake: [1, 0], open: 0, worth: 4 }),
      box(2, { winners: [0, 1], awake: [1, 1], worth: 3 }),
      box(3, { winners: [1], awake: [1, 3], worth: -2 }),
      box(4, { asleep: [1, 0] }),
    ],
    points: [7, 3],
  };

  test('rings one box after the other, those of somebody first', () => {
    expect(counted(view).map(({ places, seats, worth }) => [places, seats, worth])).toEqual([
      [['1,0'], [0], 4],
      [['2,0'], [0, 1], 3],
      [['3,0'], [1], -2],
      [['0,0'], [], 1],
      [['4,0'], [], 1],
      [['3,0'], [1], 2],
    ]);
  });

  test('says why: alone, most, a tie, nobody, and cats that moved in together', () => {
    expect(counted(view).map(({ title, note }) => `${title}: ${note}`)).toEqual([
      'Box 1, worth 2 × 2: you alone',
      'Box 2, worth 3: most cats: a tie',
      'Box 3, worth −2: most cats: Bo',
      'Box 4, worth 1: Nobody lives here.',
      'Box 5, worth 1: Only sleepers: nobody scores.',
      'More cats: Bo: awake together in one box',
    ]);
  });

  test('comes to the points of everyone', () => {
    for (const now of [view, settled.view]) {
      const sums = now.points.map((_, seat) =>
        counted(now).reduce((sum, { seats, worth }) => sum + (seats.includes(seat) ? worth : 0), 0),
      );
      expect(sums).toEqual(now.points);
    }
  });
});
