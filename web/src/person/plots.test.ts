import { expect, test } from 'vitest';
import { barsOf, dotsOf, heightOf, rangeOf, type Frame } from './plots';

const frame: Frame = { width: 316, height: 120, left: 8, bottom: 20, top: 0 };

test('the most points stand at the top of the frame and the fewest at its bottom', () => {
  expect(heightOf(9, [1, 9], frame)).toBe(0);
  expect(heightOf(1, [1, 9], frame)).toBe(100);
  expect(heightOf(5, [1, 9], frame)).toBe(50);
});

test('where all games came out alike there is still a height to stand at', () => {
  expect(rangeOf([4, 4])).toEqual([3, 5]);
  expect(heightOf(4, rangeOf([4, 4]), frame)).toBe(50);
});

test('games stand side by side, oldest first, and a single one in the middle', () => {
  const games = [3, 1, 2].map((points) => ({ points, won: 0 }));
  expect(dotsOf(games, [1, 3], frame).map(({ x }) => x)).toEqual([16, 162, 308]);
  expect(dotsOf(games, [1, 3], frame).map(({ y }) => y)).toEqual([0, 100, 50]);
  expect(dotsOf(games.slice(0, 1), [1, 3], frame).map(({ x }) => x)).toEqual([158]);
});

test('points that never came have a place among the bars, without a bar', () => {
  const bars = barsOf([[2, 1], [4, 4]], frame); // prettier-ignore
  expect(bars.map(({ points, count, height }) => [points, count, height])).toEqual([
    [2, 1, 25],
    [3, 0, 0],
    [4, 4, 100],
  ]);
});

test('where there would be too many bars, neighbours share one and no game is lost', () => {
  const spread = Array.from({ length: 200 }, (_, at) => [at, 1] as const);
  const bars = barsOf(spread, frame);
  expect(bars.length).toBeLessThan(40);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  expect(bars.at(-1)!.x + bars.at(-1)!.width).toBeLessThanOrEqual(frame.width);
});
