import { expect, test } from 'vitest';
import { fit, keep, pan, reveal, zoomAt, type Camera } from './camera';

const FRAME = { width: 400, height: 300 };
const LIMITS = { least: 0.2, most: 2 };
const seen = (camera: Camera, x: number, y: number) => [
  x * camera.zoom + camera.x,
  y * camera.zoom + camera.y,
];

test('the whole ground stands in the middle of its window', () => {
  const camera = fit({ left: -100, top: 0, width: 1000, height: 500 }, FRAME, LIMITS, 0);

  expect(camera.zoom).toBeCloseTo(0.4);
  expect(seen(camera, 400, 250)).toEqual([200, 150]);
});

test('a small ground is not blown up beyond the limit', () => {
  expect(fit({ left: 0, top: 0, width: 10, height: 10 }, FRAME, LIMITS).zoom).toBe(2);
});

test('what is under the finger stays there when it comes nearer', () => {
  const near = zoomAt({ x: 30, y: -20, zoom: 1 }, { x: 120, y: 90 }, 1.5, LIMITS);

  expect(seen(near, 90, 110)).toEqual([120, 90]);
  expect(near.zoom).toBe(1.5);
});

test('at the limit nothing moves any more', () => {
  const camera = { x: 30, y: -20, zoom: 2 };

  expect(zoomAt(camera, { x: 7, y: 9 }, 1.5, LIMITS)).toEqual(camera);
});

test('the ground cannot be lost from sight', () => {
  const bounds = { left: 0, top: 0, width: 100, height: 100 };
  const lost = keep(pan({ x: 0, y: 0, zoom: 1 }, { x: -5000, y: 5000 }), bounds, FRAME);

  expect(seen(lost, 100, 0)).toEqual([48, 252]);
  expect(keep({ x: 150, y: 100, zoom: 1 }, bounds, FRAME)).toEqual({ x: 150, y: 100, zoom: 1 });
});

test('what is asked for comes into the window by the shortest way', () => {
  const camera = { x: 0, y: 0, zoom: 1 };

  expect(reveal(camera, { left: 390, top: -30, width: 50, height: 20 }, FRAME)).toEqual({
    x: -52,
    y: 42,
    zoom: 1,
  });
  expect(reveal(camera, { left: 50, top: 50, width: 50, height: 50 }, FRAME)).toEqual(camera);
  expect(reveal(camera, { left: 30, top: 50, width: 900, height: 50 }, FRAME).x).toBe(-18);
});
