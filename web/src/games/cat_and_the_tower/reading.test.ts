import { describe, expect, test } from 'vitest';
import type { Grip } from './grip';
import { depthIn, hullOf, reachIn } from './hull';
import { readingOf } from './reading';
import { poseOf, type Stand } from './scene/poses';
import { halfHeight } from './scene/sizes';
import type { Part } from './types';
import slopes from './fixtures/slopes.json';

const MIDDLE: Grip = { x: 0, y: 0, turn: 0, bend: 90 };

/** A piece of a tower, in cm and degrees; tilted about y, so that a floor's downhill is towards x. */
function part(
  name: string,
  floor: number,
  [x, y, z]: readonly [number, number, number],
  tilt = 0,
  turn = 0,
): Part {
  const [half, spin] = [(tilt * Math.PI) / 360, (turn * Math.PI) / 360];
  const [s, c, t, d] = [Math.sin(half), Math.cos(half), Math.sin(spin), Math.cos(spin)];
  const stand: Stand = { at: [x, y, z], turned: [s * t, s * d, c * t, c * d] };
  return { type: 'Part', name, floor, bend: 90, turn: 0, pose: poseOf(stand) };
}

/** The first floor, as steep as that: its +x side hangs down. */
const slope = (degrees: number, number = 1): Part => part(`floor${number}`, number, [0, 0, 0.1], degrees);

/** Two walls and a floor over them, moved by so much. */
function storey(number: number, off = 0): Part[] {
  const z = 0.2 + (number - 1) * 5.2;
  const wall = (name: string, x: number, turn: number): Part =>
    part(name, number, [x + off, 0, z + halfHeight('brick')], 0, turn);
  return [
    wall(`brick${2 * number - 1}`, -2.5, 180),
    wall(`brick${2 * number}`, 2.5, 0),
    part(`floor${number + 1}`, number + 1, [off, 0, z + 5.1]),
  ];
}

describe('how a piece would stand', () => {
  // The examples of the design: measured with the game's own gravity, downhill a little beside the fold.
  test.each([
    ['pillar1', 8.5, 6, 'shaky'],
    ['pillar1', 20.2, -5, 'slips'],
    ['portal1', 2.8, 23, 'safe'],
  ])('%s on a slope of %d°: %d° to spare, %s', (name, steep, spare, level) => {
    const reading = readingOf([slope(steep)], { name, floor: 1 }, { ...MIDDLE, turn: 171 });

    expect(reading.under).toEqual({ value: 100, level: 'safe' });
    expect(reading.spare?.value).toBe(spare);
    expect([reading.level, reading.worst]).toEqual([level, 'spare']);
    expect(reading.slope).toBeCloseTo(steep, 3);
  });

  test.each([0, 135, 171, 180, 225])('a pillar on a slope of 18° will slip, turned by %d°', (turn) => {
    expect(readingOf([slope(18)], { name: 'pillar1', floor: 1 }, { ...MIDDLE, turn }).level).toBe('slips');
  });

  // What gravity made of these, tests/games/cat_and_the_tower/test_reading.py has tried.
  test.each(slopes)(
    '$kind bent $bend° and turned $turn°: gravity agrees',
    ({ kind, bend, turn, held, went }) => {
      const at = (steep: number) =>
        readingOf([slope(steep)], { name: `${kind}1`, floor: 1 }, { ...MIDDLE, turn, bend });
      expect(at(went).level).toBe('slips');
      expect(at(held).spare?.value).toBeGreaterThanOrEqual(-2); // it speaks up early, but not much too early
    },
  );

  test('beside the floor there is nothing under it', () => {
    const reading = readingOf([slope(0)], { name: 'brick1', floor: 1 }, { ...MIDDLE, x: 1100 });
    expect(reading.over).toBe(false);
    expect(reading.under).toEqual({ value: 0, level: 'slips' });
  });

  test('half over the edge is worse than a steep floor', () => {
    const reading = readingOf([slope(0)], { name: 'brick1', floor: 1 }, { ...MIDDLE, x: 470 });
    expect(reading.under.value).toBeGreaterThan(30);
    expect(reading.under.value).toBeLessThan(70);
    expect(reading.level).toBe('slips');
  });

  test('the hole of a floor carries nothing', () => {
    const holed = readingOf([slope(0, 3)], { name: 'orange1', floor: 3 }, MIDDLE);
    expect(holed.under.level).not.toBe('safe');
    expect(readingOf([slope(0)], { name: 'orange1', floor: 1 }, MIDDLE).under.value).toBe(100);
  });

  test('downhill is where a ball would roll, whichever way the floor is turned', () => {
    for (const turn of [0, 30, 200]) {
      const floor = part('floor1', 1, [0, 0, 0.1], 10, turn);
      const { downhill } = readingOf([floor], { name: 'brick1', floor: 1 }, MIDDLE);
      expect(downhill?.[0]).toBeGreaterThan(0.9);
      expect(Math.abs(downhill?.[1] ?? 1)).toBeLessThan(1e-6);
    }
    expect(readingOf([slope(0)], { name: 'brick1', floor: 1 }, MIDDLE).downhill).toBeNull();
  });

  test('a friend on the backs of two others is carried by both', () => {
    const backs = [-1.6, 1.6].map((x, at) => part(`orange${at + 1}`, 1, [x, 0, 1], 0, 90));
    const reading = readingOf([slope(0), ...backs], { name: 'orange3', floor: 1 }, MIDDLE);
    expect(reading.under.level).toBe('safe');
    expect(reading.level).toBe('safe');
  });

  test('a floor counts the wall tops under it, and no slope', () => {
    const [one, two] = storey(1);
    const laid = readingOf([slope(0), one!, two!], { name: 'floor2', floor: 2 }, MIDDLE);
    const aside = readingOf([slope(0), one!, two!], { name: 'floor2', floor: 2 }, { ...MIDDLE, x: 520 });
    expect(laid).toMatchObject({ under: { value: 100 }, spare: null, level: 'safe' });
    expect(aside.under.value).toBeLessThan(95);
    expect(aside.storey?.value).toBeLessThan(laid.storey?.value ?? 0);
  });

  test('the weakest storey is the one whose load is nearest to its edge', () => {
    const straight = [slope(0), ...storey(1), ...storey(2), ...storey(3)];
    const bent = [slope(0), ...storey(1), ...storey(2, 2.2), ...storey(3, 3.6)];
    const held = { name: 'white1', floor: 4 };
    expect(readingOf(straight, held, MIDDLE).storey).toMatchObject({ level: 'safe' });
    const { storey: weakest, level, worst } = readingOf(bent, held, { ...MIDDLE, x: 360 });
    expect(weakest?.floor).toBe(1);
    expect(weakest?.value).toBeLessThan(readingOf(bent, { ...held, floor: 1 }, MIDDLE).storey?.value ?? 0);
    expect([level, worst]).toEqual([weakest?.level, level === 'safe' ? 'spare' : 'storey']);
  });
});

describe('a hull', () => {
  const square = hullOf([
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ]);

  test('has the outermost points alone', () => {
    expect(square).toHaveLength(4);
  });

  test('knows how far inside or outside a point is', () => {
    expect(depthIn(square, [1, 0.5])).toBeCloseTo(0.5);
    expect(depthIn(square, [3, 3])).toBeCloseTo(-Math.SQRT2);
    expect(depthIn([], [0, 0])).toBe(-Infinity);
  });

  test('reaches as far as its edge', () => {
    expect(reachIn(square, [0.5, 1], [1, 0])).toBeCloseTo(1.5);
    expect(reachIn(square, [3, 1], [1, 0])).toBeLessThan(0);
  });
});
