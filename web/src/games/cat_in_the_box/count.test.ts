import { beforeAll, expect, test } from 'vitest';
import { chair } from '../../wire/sample';
import { bring, speak } from '../../words/words.svelte';
import { tableOf } from '../testing';
import { count } from './count';
import { ownCard, roundEnds } from './recorded';
import type { CatInTheBox, Drawn } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('cat_in_the_box', 'cat_in_the_box_web');
});

const counted = (view: Drawn) =>
  count(tableOf<CatInTheBox>({ view, chairs: ['Ann', 'Bo', 'Cy'].map((name) => chair({ name })), me: null }));
const [sheet] = roundEnds.view.sheets;
const kept = {
  ...sheet!,
  scores: sheet!.scores.map((score, seat) =>
    seat === 1 ? { ...score, bid: 5, group: [8, 14], points: 7 } : score,
  ),
};

test('tricks are counted first, and a paradox costs them', () => {
  expect(counted(roundEnds.view).map(({ title, note, worth }) => [title, note, worth])).toEqual([
    ['Ann: 0 tricks', 'bid: 3', 0],
    ['Bo: 5 tricks', 'bid: 1', 5],
    ['Cy: 1 trick', 'Paradox: each trick costs a point.', -1],
  ]);
});

test('a group is ringed on the board, cell by cell', () => {
  const step = counted({ ...roundEnds.view, sheets: [kept] }).at(-1);

  expect(step).toMatchObject({ title: 'Bo: a group of 2', note: 'as many tricks as bid', worth: 2 });
  expect(step?.places).toEqual(['blue-3', 'yellow-3']);
});

test('what is counted comes to the points of the round', () => {
  for (const each of [sheet!, kept]) {
    const steps = counted({ ...roundEnds.view, sheets: [each] });
    const sums = each.scores.map((_, seat) =>
      steps.reduce((sum, { seats, worth }) => sum + (seats.includes(seat) ? worth : 0), 0),
    );
    expect(sums).toEqual(each.scores.map(({ points }) => points));
  }
});

test('before the first round is scored there is nothing to count', () => {
  expect(counted(ownCard.view)).toEqual([]);
});
