import { expect, test } from 'vitest';
import { DoubleTap, Fingers } from './fingers';

const HOME = { x: 0, y: 0, zoom: 1 };
const LIMITS = { least: 0.2, most: 3 };

test('a press that hardly moves stays a tap', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 10, y: 10 });

  expect(fingers.move(1, { x: 14, y: 12 }, HOME, LIMITS)).toBeNull();
  expect(fingers.moved).toBe(false);
});

test('one finger takes the ground along', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 10, y: 10 });

  expect(fingers.move(1, { x: 40, y: 0 }, HOME, LIMITS)).toEqual({ x: 30, y: -10, zoom: 1 });
  expect(fingers.moved).toBe(true);
});

test('two fingers apart bring it nearer, around what is between them', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 100, y: 100 });
  fingers.press(2, { x: 200, y: 100 });
  const near = fingers.move(2, { x: 300, y: 100 }, HOME, LIMITS);

  expect(near?.zoom).toBeCloseTo(2);
  expect(150 * (near?.zoom ?? 0) + (near?.x ?? 0)).toBeCloseTo(200);
});

test('a finger that was never put down moves nothing', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 0, y: 0 });
  fingers.lift(1);

  expect(fingers.move(1, { x: 90, y: 0 }, HOME, LIMITS)).toBeNull();
});

test('a new press is a tap again until it moves', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 0, y: 0 });
  fingers.move(1, { x: 50, y: 0 }, HOME, LIMITS);
  fingers.lift(1);
  fingers.press(1, { x: 50, y: 0 });

  expect(fingers.moved).toBe(false);
});

test('two taps at one place, soon after each other, are a double tap, and a third is not', () => {
  const taps = new DoubleTap();
  const here = { x: 50, y: 50 };

  expect([0, 200, 300].map((time) => taps.tap(here, time))).toEqual([false, true, false]);
});

test('taps that are late or elsewhere are single', () => {
  const taps = new DoubleTap();

  expect(taps.tap({ x: 0, y: 0 }, 0)).toBe(false);
  expect(taps.tap({ x: 0, y: 0 }, 900)).toBe(false);
  expect(taps.tap({ x: 90, y: 0 }, 1000)).toBe(false);
});
