import { describe, expect, test } from 'vitest';
import { shapesOf } from './drawing';
import { at, develop, fallsIn, highest, lengthOf, slowClock, slowLength, unpack, type Film } from './film';
import { between, pointOf, standOf, tiltOf, upright } from './poses';
import { Adaptive, firstStep } from './quality';
import { catHead, headAt, headTowards } from './cats';
import { CAT, foldOf, halfHeight, hasHole, pieceOf } from './sizes';

/** A wall that slides and tips while a floor stands still, as film.py writes it. */
const film: Film = { names: ['brick1'], frames: 3, squeezed: 'eNpjEBFh8Pd/wa4+n5FhhdgkMQYwAAAzwQPj' };

const degrees = (angle: number): number => (angle * Math.PI) / 360;

describe('a recorded pose', () => {
  test('is in grains and comes out in centimetres', () => {
    expect(standOf([100_000, -50_000, 250_000, 10_000_000, 0, 0, 0])).toEqual({
      at: [1, -0.5, 2.5],
      turned: [0, 0, 0, 1],
    });
  });

  test('has its quaternion in another order than three.js', () => {
    const { turned } = standOf([0, 0, 0, 0, 10_000_000, 0, 0]);
    expect(turned).toEqual([1, 0, 0, 0]);
  });

  test('tells how far the piece is tilted, whichever way it is turned', () => {
    const tipped = { at: [0, 0, 0], turned: [Math.sin(degrees(30)), 0, 0, Math.cos(degrees(30))] } as const;
    expect(tiltOf(tipped)).toBeCloseTo(30);
    expect(tiltOf(upright([0, 0, 0], 77))).toBeCloseTo(0);
  });

  test('carries the points of its piece along', () => {
    const [x, y, z] = pointOf(upright([1, 2, 3], 90), [1, 0, 0.5]);
    expect([x, y, z].map((value) => Number(value.toFixed(6)))).toEqual([1, 3, 3.5]);
  });
});

describe('between two poses', () => {
  test('a piece is half on its way and half turned', () => {
    const half = between(upright([0, 0, 0], 0), upright([2, 4, 6], 60), 0.5);
    expect(half.at).toEqual([1, 2, 3]);
    expect(half.turned[2]).toBeCloseTo(Math.sin(degrees(30)), 3);
  });

  test('it turns the short way, also where the numbers have another sign', () => {
    const [one, two] = [upright([0, 0, 0], 10), upright([0, 0, 0], 20)];
    const flipped = { ...two, turned: two.turned.map((value) => -value) as never };
    expect(between(one, flipped, 0.5).turned[2]).toBeCloseTo(between(one, two, 0.5).turned[2]);
  });
});

describe('a film', () => {
  test('small numbers take one byte, larger ones more, either sign', () => {
    expect(unpack(new Uint8Array([0, 1, 2, 3, 0xc8, 0x01]))).toEqual([0, -1, 1, -2, 100]);
  });

  test('is unrolled to where each piece was, frame by frame', () => {
    const stands = develop(film).get('brick1')!;
    expect(stands).toHaveLength(3);
    expect(stands.map(({ at }) => at)).toEqual([
      [0, 0, 2.5],
      [0.05, -0.2, 2.4],
      [0.1, -0.4, 2],
    ]);
    expect(stands.map((stand) => Math.round(tiltOf(stand)))).toEqual([0, 10, 20]);
  });

  test('lasts as long as it took, and a moment lies between two frames', () => {
    expect(lengthOf(film)).toBe(100);
    const stands = develop(film).get('brick1')!;
    expect(at(stands, 25)?.at[2]).toBeCloseTo(2.45);
    expect(at(stands, 9999)).toEqual(stands[2]);
  });

  test('tells whether something comes down or only sways', () => {
    const falling = [upright([0, 0, 9], 0), upright([3, 0, 0.1], 0)];
    expect(fallsIn(develop(film))).toBe(0);
    expect(highest(develop(film))).toBe(2.5);
    expect(
      fallsIn(
        new Map([
          ['brick1', falling],
          ['brick2', [falling[0]!, falling[0]!]],
        ]),
      ),
    ).toBe(1);
  });

  test('of a collapse begins slowly and then runs as fast as it was', () => {
    const speed = (elapsed: number): number => (slowClock(elapsed + 1) - slowClock(elapsed - 1)) / 2;
    expect([100, 600].map(speed).map((each) => each.toFixed(2))).toEqual(['0.30', '0.30']);
    expect(speed(850)).toBeGreaterThan(0.5);
    expect(speed(1200)).toBeCloseTo(1);
    const long = { ...film, frames: 41 };
    expect(slowClock(slowLength(long))).toBeCloseTo(lengthOf(long)); // all of it is shown
  });

  test('in which nothing moves has nothing to unroll', () => {
    expect(develop({ names: [], frames: 0, squeezed: '' }).size).toBe(0);
    expect(lengthOf({ names: [], frames: 0, squeezed: '' })).toBe(0);
  });
});

describe('how finely it is drawn', () => {
  const draw = (adaptive: Adaptive, ms: number, times = 12): boolean[] =>
    Array.from({ length: times }, () => adaptive.took(ms));

  test('a screen that is too slow loses pixels first, then shadows', () => {
    const adaptive = new Adaptive(3);
    const seen = [adaptive.quality];
    for (let step = 0; step < 5; step++) {
      draw(adaptive, 90);
      seen.push(adaptive.quality);
    }
    expect(seen.map(({ pixels }) => pixels)).toEqual([1.5, 1, 1, 0.7, 0.7, 0.7]);
    expect(seen.map(({ shadow }) => shadow > 0)).toEqual([true, true, false, false, false, false]);
  });

  test('without a graphics card it begins plainly', () => {
    const plain = firstStep(
      'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    );
    expect(new Adaptive(2, plain).quality).toEqual({ pixels: 1, shadow: 0 });
    expect(firstStep('ANGLE (NVIDIA, NVIDIA GeForce RTX 4070)')).toBe(1);
  });

  test('a quick one gets more, but not what was too much before', () => {
    const adaptive = new Adaptive(3);
    draw(adaptive, 8);
    expect(adaptive.quality.pixels).toBe(2);
    draw(adaptive, 90);
    draw(adaptive, 8);
    expect(adaptive.quality.pixels).toBe(1.5);
  });

  test('what counts is the time between two pictures of one movement', () => {
    const adaptive = new Adaptive(3);
    const moving = Array.from({ length: 13 }, (_, at) => adaptive.drawn(at * 90, true));
    expect(moving.lastIndexOf(true)).toBe(12);
    expect(adaptive.quality.pixels).toBe(1);
  });

  test('a hand that moves a piece step by step is not a slow screen', () => {
    const adaptive = new Adaptive(3);
    for (let at = 0; at < 60; at++) expect(adaptive.drawn(at * 200, false)).toBe(false);
    expect(adaptive.quality).toEqual({ pixels: 1.5, shadow: 1024 });
  });

  test('nobody gets more pixels than the screen has, and one slow picture changes nothing', () => {
    const adaptive = new Adaptive(1);
    expect(adaptive.quality.pixels).toBe(1);
    expect(draw(adaptive, 16, 11)).not.toContain(true);
    expect(adaptive.took(400)).toBe(false);
  });
});

describe('the pieces', () => {
  test('are known by their names', () => {
    expect(pieceOf('floor12')).toEqual({ kind: 'floor', number: 12 });
    expect(pieceOf('toto')).toEqual({ kind: 'toto', number: 0 });
    expect([hasHole(3), hasHole(4)]).toEqual([true, false]);
    expect(halfHeight('statue')).toBeGreaterThan(halfHeight('brick'));
  });

  test('a wall bent flat is as wide as both its leaves, and one bent shut has none', () => {
    const wide = (bend: number): number => foldOf(bend)[0]![1] - foldOf(bend)[2]![1];
    expect(wide(180)).toBeCloseTo(9);
    expect(wide(90)).toBeCloseTo(9 * Math.SQRT1_2);
  });

  test('a cat looks at whoever looks at it, but not over its own tail', () => {
    // from its right: seen from the head, that is where −y is
    const { turn } = headTowards(CAT.head.x, -50, CAT.head.z, false);
    expect(turn).toBeCloseTo(-Math.PI / 2);
    expect(headAt(turn, false)[1]).toBeLessThan(0);
    expect(headTowards(50, 0, 0, false).turn).toBeCloseTo(0);
    expect(headTowards(-50, 1, 0, false).turn).toBeCloseTo((100 * Math.PI) / 180);
  });

  test('a cat looks up to whoever stands over it, as far as a neck can', () => {
    expect(headTowards(40, 0, 20, false).nod).toBeLessThan(0);
    expect(headTowards(2, 0, 900, false).nod).toBe(-0.5);
    expect(headTowards(2, 0, -900, false).nod).toBe(0.3);
  });

  test('a head is cut around its own middle, and a kitten’s is smaller', () => {
    const wide = (small: boolean): number => {
      const head = catHead(small);
      head.computeBoundingBox();
      expect(Math.abs(head.boundingBox!.min.x + head.boundingBox!.max.x)).toBeLessThan(0.01);
      return head.boundingBox!.max.x;
    };
    expect(wide(true)).toBeCloseTo(0.85 * wide(false));
  });

  test('a path with two pieces has two shapes', () => {
    expect(shapesOf('M0 0H4V4H0Z M10 0H14V4H10Z')).toHaveLength(2);
  });
});
