import { expect, test } from 'vitest';
import type { Result, Standing } from '../wire/types';
import { bring } from '../words/words.svelte';
import { endingOf, scoreOf } from '../table/ending';
import { chair } from '../wire/sample';
import { furOf, others, stateOf } from './seating';
import { sentences } from '../table/sentences';

const standing = (seat: number, rank: number, points: number): Standing => ({
  type: 'Standing',
  seats: [seat],
  rank,
  points,
  sheet: [],
});
const result = (...standings: Standing[]): Result => ({
  type: 'Result',
  how: 'rounds_played',
  standings,
  unit: 'points',
  tie_break: null,
});

test('the others sit clockwise from one’s left; a spectator sees all', () => {
  expect(others(4, 1)).toEqual([2, 3, 0]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});

test('the box shows who is there and who is to play', () => {
  expect(stateOf(chair({ free: true }), true, false, false)).toBe('free');
  expect(stateOf(chair({ away: true }), true, true, false)).toBe('lost');
  expect(stateOf(chair(), false, true, false)).toBe('lost');
  expect(stateOf(chair({ bot: 'baseline' }), false, true, false)).toBe('turn');
  expect(stateOf(chair(), true, true, true)).toBe('thinking');
  expect(stateOf(chair(), true, false, true)).toBe('waiting');
});

test('a seat without a fur of its own has that of its number', () => {
  expect(furOf(chair({ fur: '' }), 1)).toBe('smoke');
  expect(furOf(chair({ fur: 'calico' }), 1)).toBe('calico');
});

test('a win by one point is a win by a whisker', () => {
  expect(endingOf(result(standing(0, 2, 20), standing(1, 1, 21)), 'cib', 0)).toEqual({
    key: 'table-end-other-whisker',
    winners: [1],
    by: 1,
  });
  expect(endingOf(result(standing(0, 1, 24), standing(1, 2, 20)), 'cib', 0).key).toBe('table-end-you-by');
  expect(endingOf(result(standing(0, 1, 20), standing(1, 2, 20)), 'cib', 0).key).toBe('table-end-you');
  expect(endingOf(result(standing(0, 1, 20), standing(1, 1, 20)), 'cib', 0).key).toBe('table-end-shared');
  expect(endingOf(result(standing(0, 2, 0), standing(1, 2, 0)), 'cib', 0).key).toBe('table-end-nobody');
});

test('partners win as one', () => {
  const pairs = result({ ...standing(0, 1, 20), seats: [0, 1] }, { ...standing(2, 2, 9), seats: [2, 3] });
  expect(endingOf(pairs, 'cha', 1).key).toBe('table-end-you-by');
  expect(endingOf(pairs, 'cha', 2)).toEqual({ key: 'table-end-others-by', winners: [0, 1], by: 11 });
});

test('where all are in it together, the room says how well it went, and in what', async () => {
  const alone: Result = { ...result(standing(0, 1, 12)), how: 'grade_3', unit: 'turns' };
  expect(endingOf(alone, 'cha', 0).key).toBe('cha-result-grade-3');
  await bring('chabyrinthe');
  expect(scoreOf(alone, 'cha', 12)).toBe('12 turns');
  expect(scoreOf(result(), 'cha', 1)).toBe('1 point');
});

test('a refusal falls into its first sentence and the rest', () => {
  expect(sentences('Your 5 cannot be green. That space is taken: Zosia.')).toEqual([
    'Your 5 cannot be green.',
    'That space is taken: Zosia.',
  ]);
  expect(sentences('Not your turn.')).toEqual(['Not your turn.', '']);
});
