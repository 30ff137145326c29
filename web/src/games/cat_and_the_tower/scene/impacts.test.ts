import { expect, test } from 'vitest';
import { impactsOf } from './impacts';
import { upright } from './poses';

/** A piece at these heights, frame by frame. */
const at = (...heights: number[]) => heights.map((z) => upright([1, 2, z], 0));

test('a piece that falls and stops dead has hit something there; one that is set down gently has not', () => {
  const reel = new Map([
    ['brick1', at(30, 25, 15, 0.5, 0.5, 0.5)],
    ['brick2', at(10, 9.5, 9, 8.5, 8.2, 8)],
  ]);
  const [hit, ...more] = impactsOf(reel, 24);
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ ms: 150, at: [1, 2, 0.5] });
});

test('of many only the hardest count, in the order in which they came', () => {
  const falls = (late: number, speed: number) =>
    at(
      ...Array.from({ length: 20 }, (_, frame) => (frame < late ? 50 : frame === late ? 50 : 50 - speed)),
      50 - speed,
    );
  const reel = new Map([
    ['a', falls(12, 20)],
    ['b', falls(4, 15)],
    ['c', falls(8, 5)],
  ]);
  expect(impactsOf(reel, 2).map(({ ms }) => ms)).toEqual([250, 650]);
});
