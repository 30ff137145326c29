import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clocks } from './clock.svelte';
import { askOf } from '../wire/sample';

const MINUTE = { type: 'Clock', kind: 'move', limit: 60 } as const;
let clocks: Clocks;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  clocks = new Clocks();
});
afterEach(() => vi.useRealTimers());

test('the tape shortens, and digits come in the last thirty seconds', () => {
  clocks.set([askOf(0, 1, 60)], MINUTE, performance.now());
  expect(clocks.read(0)).toEqual({ left: 1, seconds: undefined });

  vi.advanceTimersByTime(45_000);
  clocks.tick(null);

  expect(clocks.read(0)).toEqual({ left: 0.25, seconds: 15 });
});

test('a clock of days tells all along how long is left', () => {
  const start = performance.now();
  clocks.set([askOf(0, 1, 3 * 86_400)], { ...MINUTE, kind: 'days', limit: 3 }, start);
  expect(clocks.read(0)).toEqual({ left: 1, seconds: undefined, slow: 3 * 86_400 });
  clocks.set([askOf(0, 1, 20)], { ...MINUTE, kind: 'days', limit: 3 }, start);
  expect(clocks.read(0)?.slow).toBeUndefined();
});

test('time that went by before the update was shown is counted', () => {
  const heard = performance.now();
  vi.advanceTimersByTime(5000);
  clocks.set([askOf(0, 1, 20)], MINUTE, heard);
  expect(clocks.read(0)?.seconds).toBe(15);
});

test('each of the last ten seconds ticks once, for its owner alone', () => {
  clocks.set([askOf(0, 1, 11)], MINUTE, performance.now());
  let ticks = 0;
  for (let quarter = 0; quarter < 80; quarter++) {
    vi.advanceTimersByTime(250);
    if (clocks.tick(0)) ticks++;
    expect(clocks.tick(1)).toBe(false);
  }
  expect(ticks).toBe(10);
});

test('on a holiday the tape stands still, and then goes on', () => {
  const start = performance.now();
  clocks.set([{ ...askOf(0, 1, 30), rests: 10 }], MINUTE, start);
  for (const [after, left] of [
    [0, 30],
    [9, 30],
    [15, 25],
  ] as const) {
    vi.advanceTimersByTime(start + after * 1000 - performance.now());
    clocks.tick(null);
    expect(clocks.read(0)?.seconds, `${after}`).toBe(left);
  }
});

test('without a clock there is nothing to read', () => {
  clocks.set([askOf(0, 1)], { ...MINUTE, kind: 'none' }, 0);
  expect(clocks.read(0)).toBeUndefined();
  expect(clocks.running).toBe(false);
});
