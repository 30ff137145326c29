/* The pictures are true: what they show could lie on the table. */
import { describe, expect, it } from 'vitest';
import { WALKS } from '../drawing/roads';
import { cellOf, fieldOf, roadsOf } from '../map';
import type { Place } from '../types';
import { CHAPTERS } from './chapters';
import { DRAWINGS, type Part, type Scene } from './drawings';

const parts = Object.values({ ...DRAWINGS, ...CHAPTERS }).flat();
const isMap = (part: Part): part is Scene => part.part === 'map';
const maps = parts.filter(isMap);
const counted = (rule: string): number =>
  (DRAWINGS[rule] ?? []).reduce((sum, part) => sum + ('count' in part ? (part.count ?? 0) : 0), 0);

/** Whether the place can be stood on, or lies in the night. */
function isThere({ squares }: Scene, place: Place): boolean {
  const lot = squares[cellOf(place) - 1]?.lot;
  const field = fieldOf(place);
  if (lot === null) return field === '';
  if (!lot) return false;
  if (field === 'o') return lot.kind === 'start';
  const shape = { 1: 'one', 2: 'two' }[field];
  return shape ? lot.houses.some((house) => house.shape === shape) : field in WALKS[roadsOf(lot)];
}

describe('the pictures of the rulebook', () => {
  it('show nobody and nothing at a place that is not there', () => {
    for (const map of maps)
      for (const place of [
        ...(map.kittens ?? []),
        ...(map.way ?? []),
        ...(map.homes ?? []),
        map.works,
        map.dog,
      ])
        if (place !== undefined) expect(isThere(map, place), place).toBe(true);
  });

  it('count the box', () => {
    expect(counted('STR-C1')).toBe(38 - 6); // all but bad luck
    expect(counted('STR-C3')).toBe(18);
  });

  it('lay sixteen tiles in every layout', () => {
    for (const rule of ['STR-1', 'STR-2'])
      for (const part of DRAWINGS[rule] ?? []) if (isMap(part)) expect(part.squares).toHaveLength(16);
  });
});
