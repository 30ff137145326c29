import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { heightOf, levelsOf, topFloor } from './levels';

const built = [0.1, 5.3, 10.9];
const floorAt = (floor: number): Vector3 | null => {
  const z = built[floor - 1];
  return z === undefined ? null : new Vector3(1, 2, z);
};
const nothing = (): null => null;

test('a floor that stands is where it stands, one to come goes on from the highest', () => {
  expect(heightOf(2, floorAt)).toBe(5.3);
  expect(heightOf(5, floorAt)).toBeCloseTo(10.9 + 2 * 5.6);
  expect(heightOf(10, nothing)).toBeCloseTo(9 * 5.6);
  expect(topFloor(floorAt)?.z).toBe(10.9);
  expect(topFloor(nothing)).toBeNull();
});

test('the ruler goes on over the tower in ever smaller steps', () => {
  const levels = levelsOf(5, floorAt, ([, , z]) => [0, 500 - 10 * z]);
  expect(levels.slice(0, 3)).toEqual([499, 447, 391]);
  const steps = levels.slice(1).map((level, at) => (levels[at] ?? 0) - level);
  expect(steps[2]).toBeCloseTo(56 * 0.96);
  expect(steps[3]).toBeCloseTo(56 * 0.96 ** 2);
  expect(levelsOf(2, nothing, ([, , z]) => [0, -z])).toEqual([-0, -5.6]);
});
