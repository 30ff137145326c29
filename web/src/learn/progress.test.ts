import { beforeEach, expect, test } from 'vitest';
import { Progress } from './progress.svelte';

beforeEach(() => localStorage.clear());

test('whoever comes back goes on where they left', () => {
  const first = new Progress('chess', 5);
  first.next();
  first.next();

  expect(new Progress('chess', 5).at).toBe(3);
  expect(new Progress('go', 5).at).toBe(1);
});

test('after the last step comes the end, and before the first nothing', () => {
  const progress = new Progress('draughts', 2);
  progress.back();
  expect(progress.at).toBe(1);

  progress.next();
  progress.next();
  progress.next();
  expect([progress.at, progress.over]).toEqual([3, true]);
  progress.back();
  expect(progress.at).toBe(2);
});

test('whoever has finished begins anew the next time', () => {
  const progress = new Progress('bridge', 1);
  progress.next();

  expect(new Progress('bridge', 1).at).toBe(1);
});
