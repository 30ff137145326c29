import { expect, test } from 'vitest';
import { drive, ENDS, turned, WALKS, type RoadKind } from './roads';
import { ground } from './tile';

const KINDS = Object.keys(WALKS) as RoadKind[];

test('a quarter turn brings the north to the east', () => {
  expect(turned([50, 13], 1)).toEqual([87, 50]);
  expect(turned([50, 13], 2)).toEqual([50, 87]);
  expect(turned([50, 13], 3)).toEqual([13, 50]);
  expect(turned([22, 24], 4)).toEqual([22, 24]);
  expect(turned([22, 24], -1)).toEqual(turned([22, 24], 3));
});

test('fields of one tile lie apart, so that each can be tapped', () => {
  for (const kind of KINDS) {
    const spots = [...Object.values(WALKS[kind]), ...Object.values(ENDS[kind])];
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(20);
  }
});

test('every dead end hangs off a walk field of its tile', () => {
  for (const kind of KINDS)
    for (const off of Object.keys(ENDS[kind])) expect(drive(kind, off)).toMatch(/^M.*L/);
  expect(() => drive('bend', 'N')).toThrow('no dead end');
});

test('the ground shows a stone for every walk field', () => {
  for (const kind of KINDS)
    expect(ground(kind, 1, []).match(/<circle/g)).toHaveLength(Object.keys(WALKS[kind]).length);
});
