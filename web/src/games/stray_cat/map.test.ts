import { describe, expect, test } from 'vitest';
import { look, step } from './recorded';
import {
  ahead,
  around,
  ARROWS,
  boundsOf,
  crowded,
  dogAt,
  headingTo,
  homesOf,
  houseAt,
  onlyTile,
  placeOfHome,
  pointOf,
  standing,
} from './map';
import type { View } from './types';

const { view } = look;

test('the map is as large as its tiles', () => {
  expect(boundsOf(view)).toEqual({ left: 0, top: 0, width: 400, height: 400 });
});

describe('a place is drawn', () => {
  test('on its tile, turned as the tile lies', () => {
    // Tile 3 lies upside down: its north is at the bottom.
    expect(pointOf(view, '3.N')).toEqual({ x: 250, y: 87 });
    expect(pointOf(view, '8.W')).toEqual({ x: 313, y: 150 });
  });

  test('in the middle where nobody has been', () => {
    expect(pointOf(view, '2')).toEqual({ x: 150, y: 50 });
  });

  test('off the road where it is a house', () => {
    expect(houseAt(view, '8.1')).toMatchObject({ roof: 'red', garden: 'tree' });
    expect(houseAt(view, '8.W')).toBeUndefined();
    expect(pointOf(view, '8.1')).toEqual({ x: 378, y: 123 });
  });
});

test('kittens that share a field stand side by side', () => {
  const together = { ...view, kittens: ['8.W', '8.W', '16.C'] };

  expect(standing(together, 0).x).toBeLessThan(standing(together, 1).x);
  expect(standing(view, 2)).toEqual(pointOf(view, '16.C'));
});

test('while a kitten is led the map shows what lies around it, and no more', () => {
  const near = around(step.view, '1.S', ['5', '16.C']);

  expect(near.left).toBe(0);
  expect(near.width).toBeLessThan(400);
  expect(near.height).toBeLessThan(400);
});

describe('places are crowded', () => {
  test('where two of them are closer together than a finger can tell from afar', () => {
    expect(crowded(view, ['8.W', '8.1', '16.C'])).toBe(true);
    expect(crowded(view, ['8.W', '7.E'])).toBe(true);
  });

  test('and not where each has a tile to itself', () => {
    expect(crowded(view, ['1.o', '4.o', '13.o', '16.o'])).toBe(false);
    expect(crowded(view, ['8.W'])).toBe(false);
  });

  test('and where all are on one tile, it is that which is looked at', () => {
    expect(onlyTile(['8.W', '8.1'])).toBe(8);
    expect(onlyTile(['8.W', '7.E'])).toBeNull();
    expect(onlyTile([])).toBeNull();
  });
});

test('an arrow leads to the nearest place ahead', () => {
  const spots = [
    { x: 10, y: 0, name: 'east' },
    { x: 0, y: -30, name: 'north' },
    { x: 8, y: 40, name: 'aside' },
  ];
  const from = { x: 0, y: 0 };

  expect(ahead(from, ARROWS['ArrowRight'] ?? from, spots)?.name).toBe('east');
  expect(ahead(from, ARROWS['ArrowUp'] ?? from, spots)?.name).toBe('north');
  expect(ahead(from, ARROWS['ArrowLeft'] ?? from, spots)).toBeUndefined();
});

test('the dog stays until the last kitten has fled', () => {
  const flees = (later: View['later'], phase: View['phase'] = { type: 'Looking', seat: 0 }) =>
    dogAt({ ...view, phase, later });
  const moving = { type: 'Moving', left: 3, kitten: 1, came: null, barred: '7.N' } as const;

  expect(flees([])).toBeNull();
  expect(flees([], { ...moving, by: 1, how: 'flee' })).toBe('7.N');
  expect(flees([{ type: 'Fleeing', kitten: 2, dog: '7.N' }])).toBe('7.N');
  expect(flees([], { ...moving, by: 0, how: 'pushed' })).toBeNull();
});

test('a home is where its house stands, if it can be seen', () => {
  expect(placeOfHome(view, { type: 'Home', shape: 'one', roof: 'red', garden: 'tree' })).toBe('8.1');
  expect(placeOfHome(view, { type: 'Home', shape: 'two', roof: 'blue', garden: 'tree' })).toBeNull();
  const home = { type: 'Home', shape: 'two', roof: 'yellow', garden: 'tree' } as const;
  expect(homesOf({ ...view, homes: [home, home] })).toEqual(['7.2']);
});

test('a way has one of eight headings', () => {
  const from = { x: 0, y: 0 };

  expect(headingTo(from, { x: 0, y: -9 })).toBe('up');
  expect(headingTo(from, { x: -9, y: 0 })).toBe('left');
  expect(headingTo(from, { x: 9, y: 8 })).toBe('down-right');
});
