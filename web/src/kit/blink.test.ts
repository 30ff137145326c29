import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Blinker } from './blink';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a cat blinks for a moment after six to fourteen seconds', () => {
  const lids = vi.fn();
  new Blinker(
    () => 0.5,
    () => false,
  ).add(lids);

  vi.advanceTimersByTime(9999);
  expect(lids).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(lids.mock.calls).toEqual([[true], [false]]);
});

test('two cats never blink at once', () => {
  const first = vi.fn();
  const second = vi.fn();
  const blinker = new Blinker(
    () => 0,
    () => false,
  );
  blinker.add(first);
  vi.advanceTimersByTime(100);
  blinker.add(second);

  vi.advanceTimersByTime(6000);

  expect(first).toHaveBeenCalledWith(true);
  expect(second).not.toHaveBeenCalled();
});

test('nobody blinks while it should be still, nor after leaving', () => {
  const still = vi.fn();
  const gone = vi.fn();
  new Blinker(
    () => 0,
    () => true,
  ).add(still);
  new Blinker(
    () => 0,
    () => false,
  ).add(gone)();

  vi.advanceTimersByTime(60_000);

  expect(still).not.toHaveBeenCalled();
  expect(gone).not.toHaveBeenCalled();
});
