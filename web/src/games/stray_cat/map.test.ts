import { describe, expect, test } from 'vitest';
import { FIELDS } from './box';
import { beforeStruck as view, fled, fleeing, fought, lastToFlee, step } from './recorded';
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

test('the map is as large as its tiles', () => {
  expect(boundsOf(view)).toEqual({ left: 0, top: 0, width: 400, height: 400 });
});

describe('a place is drawn', () => {
  test('on its tile, turned as the tile lies', () => {
    // Tile 3 lies on its side: its north is at the right. The west of tile 12 is at the bottom.
    expect(pointOf(view, '3.N')).toEqual({ x: 287, y: 50 });
    expect(pointOf(view, '12.W')).toEqual({ x: 350, y: 287 });
  });

  test('in the middle where nobody has been', () => {
    expect(pointOf(view, '2')).toEqual({ x: 150, y: 50 });
  });

  test('off the road where it is a house', () => {
    expect(houseAt(view, '5.1')).toMatchObject({ roof: 'blue', garden: 'fence' });
    expect(houseAt(view, '5.W')).toBeUndefined();
    expect(pointOf(view, '5.1')).toEqual({ x: 16, y: 183 });
  });
});

test('kittens that share a field stand side by side', () => {
  const together = { ...view, kittens: ['12.W', '12.W', '16.E'] };

  expect(standing(together, 0).x).toBeLessThan(standing(together, 1).x);
  expect(standing(view, 2)).toEqual(pointOf(view, '16.E'));
});

test('kittens in a house sit beside it: its walls stay in sight, and so do they', () => {
  const houses = view.squares.flatMap(({ cell, lot }) =>
    (lot?.houses ?? []).map(({ shape }) => `${cell}.${FIELDS[shape]}`),
  );
  const { width } = boundsOf(view);
  const sides = houses.map((house) => {
    const visited = { ...view, kittens: [house, house, '16.E'] };
    const [one, two] = [0, 1].map((seat) => standing(visited, seat).x);
    const from = pointOf(view, house).x;
    for (const x of [one!, two!]) {
      expect(Math.abs(x - from)).toBeGreaterThan(20); // half of the walls, and half of a kitten
      expect([x > 0, x < width]).toEqual([true, true]);
    }
    expect(one).not.toBe(two);
    return Math.sign(one! - from);
  });

  expect(sides).toContain(1);
  expect(sides).toContain(-1); // where the map ends
});

test('while a kitten is led the map shows what lies around it, and no more', () => {
  const near = around(step.view, '1.S', ['5', '16.C']);

  expect(near.left).toBe(0);
  expect(near.width).toBeLessThan(400);
  expect(near.height).toBeLessThan(400);
});

describe('places are crowded', () => {
  test('where two of them are closer together than a finger can tell from afar', () => {
    expect(crowded(view, ['5.S', '5.2', '16.C'])).toBe(true);
    expect(crowded(view, ['12.W', '16.N'])).toBe(true);
  });

  test('and not where each has a tile to itself', () => {
    expect(crowded(view, ['1.o', '4.o', '13.o', '16.o'])).toBe(false);
    expect(crowded(view, ['12.W'])).toBe(false);
  });

  test('and where all are on one tile, it is that which is looked at', () => {
    expect(onlyTile(['12.W', '12.1'])).toBe(12);
    expect(onlyTile(['12.W', '16.N'])).toBeNull();
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
  expect([fleeing, lastToFlee, fled].map(dogAt)).toEqual(['2.S', '2.S', null]);
});

test('the dog stays while another kitten is led, too, and bars nobody else', () => {
  const [pushed, led] = [fought.view.phase, lastToFlee.phase];
  const dog = (phase: View['phase'], later: View['later']) => dogAt({ ...fleeing, phase, later });

  expect(dog(pushed, fleeing.later)).toBe('2.S');
  expect(dog(pushed, [])).toBeNull();
  expect(dog({ ...led, how: 'parted' } as View['phase'], [])).toBeNull();
});

test('a home is where its house stands, if it can be seen', () => {
  expect(placeOfHome(view, { type: 'Home', shape: 'two', roof: 'red', garden: 'tree' })).toBe('5.2');
  expect(placeOfHome(view, { type: 'Home', shape: 'one', roof: 'red', garden: 'tree' })).toBeNull();
  const home = { type: 'Home', shape: 'one', roof: 'yellow', garden: 'flowers' } as const;
  expect(homesOf({ ...view, homes: [home, home] })).toEqual(['12.1']);
});

test('a way has one of eight headings', () => {
  const from = { x: 0, y: 0 };

  expect(headingTo(from, { x: 0, y: -9 })).toBe('up');
  expect(headingTo(from, { x: -9, y: 0 })).toBe('left');
  expect(headingTo(from, { x: 9, y: 8 })).toBe('down-right');
});
