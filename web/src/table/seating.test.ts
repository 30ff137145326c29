import { expect, test } from 'vitest';
import type { Result, Standing } from '../wire/types';
import { endingOf } from './ending';
import { chair } from './sample';
import { furOf, others, stateOf } from './seating';
import { sentences } from './sentences';

const standing = (seat: number, rank: number, points: number): Standing => ({ type: 'Standing', seats: [seat], rank, points, sheet: [] });
const result = (...standings: Standing[]): Result => ({ type: 'Result', how: 'rounds_played', standings });

test('the others sit clockwise from one’s left; a spectator sees all', () => {
  expect(others(4, 1)).toEqual([2, 3, 0]);
  expect(others(3, null)).toEqual([0, 1, 2]);
});

test('the box shows who is there and who is to play', () => {
  expect(stateOf(chair({ free: true }), true, false, false)).toBe('free');
  expect(stateOf(chair({ away: true }), true, true, false)).toBe('lost');
  expect(stateOf(chair(), false, true, false)).toBe('lost');
  expect(stateOf(chair({ bot: 'greedy' }), false, true, false)).toBe('turn');
  expect(stateOf(chair(), true, true, true)).toBe('thinking');
  expect(stateOf(chair(), true, false, true)).toBe('waiting');
});

test('a seat without a fur of its own has that of its number', () => {
  expect(furOf(chair({ fur: '' }), 1)).toBe('smoke');
  expect(furOf(chair({ fur: 'calico' }), 1)).toBe('calico');
});

test('a win by one point is a win by a whisker', () => {
  expect(endingOf(result(standing(0, 2, 20), standing(1, 1, 21)), 0)).toEqual({ key: 'table-end-other-whisker', winners: [1] });
  expect(endingOf(result(standing(0, 1, 24), standing(1, 2, 20)), 0).key).toBe('table-end-you');
  expect(endingOf(result(standing(0, 1, 20), standing(1, 1, 20)), 0).key).toBe('table-end-shared');
  expect(endingOf(result(standing(0, 2, 0)), 0).key).toBe('table-end-nobody');
});

test('a refusal falls into its first sentence and the rest', () => {
  expect(sentences('Your 5 cannot be green. That space is taken: Zosia.')).toEqual(['Your 5 cannot be green.', 'That space is taken: Zosia.']);
  expect(sentences('Not your turn.')).toEqual(['Not your turn.', '']);
});
