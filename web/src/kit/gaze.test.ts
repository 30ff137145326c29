import { expect, test } from 'vitest';
import { follow, gazeAt, type Gaze } from './gaze';

test('eyes look straight ahead at what is where they are', () => {
  expect(gazeAt({ x: 50, y: 50 }, { x: 50, y: 50 })).toEqual({ x: 0, y: 0 });
});

test('eyes turn the whole way to what is far, and no further', () => {
  expect(gazeAt({ x: 0, y: 0 }, { x: 900, y: 0 })).toEqual({ x: 4, y: 0 });
  const corner = gazeAt({ x: 0, y: 0 }, { x: -5000, y: -5000 });
  expect(Math.hypot(corner.x, corner.y)).toBeCloseTo(4, 0);
});

test('eyes turn only a little to what is near', () => {
  expect(gazeAt({ x: 0, y: 0 }, { x: 0, y: 30 })).toEqual({ x: 0, y: 1 });
});

test('eyes that follow turn again when the screen changes, until told to stop', () => {
  const seen: Gaze[] = [];
  const stop = follow(document.body, { x: 400, y: 0 }, (gaze) => seen.push(gaze));
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('resize'));

  expect(seen).toEqual([
    { x: 4, y: 0 },
    { x: 4, y: 0 },
  ]);
});
