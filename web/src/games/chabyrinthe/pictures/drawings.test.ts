/* The pictures are true: what they show could lie on the table. */
import { describe, expect, it } from 'vitest';
import { waysOf } from '../pieces';
import { litOnWalk, placesOf, sideOf, stations, walkedWays } from '../square';
import { CHAPTERS } from './chapters';
import { DRAWINGS, type Part, type Square } from './drawings';

const parts = Object.values({ ...DRAWINGS, ...CHAPTERS }).flat();
const isSquare = (part: Part): part is Square => part.part === 'square';
const squares = parts.filter(isSquare);
const counted = (rule: string): number[] =>
  (DRAWINGS[rule] ?? []).flatMap((part) => ('count' in part && part.count ? [part.count] : []));

describe('the pictures of the rulebook', () => {
  it('have squares of whole rows, and nobody at a place that is not there', () => {
    for (const { cards, outside = {}, left = {} } of squares) {
      const places = placesOf(sideOf(cards));
      expect(places).toHaveLength(4 * Math.round(Math.sqrt(cards.length)));
      for (const place of Object.keys({ ...outside, ...left })) expect(places).toContain(Number(place));
    }
  });

  it('walk where the cards are open', () => {
    const walks = squares.flatMap(({ cards, walk }) => (walk ? [{ cards, walk }] : []));
    expect(walks).not.toHaveLength(0);
    for (const { cards, walk } of walks) {
      const side = sideOf(cards);
      const walked = walkedWays([stations(walk.from, walk.way, walk.to, side)], side);
      expect([...walked.keys()]).toEqual(walk.way);
      for (const [cell, sides] of walked) {
        const card = cards[cell];
        expect(sides.every((pair) => pair.length === 2)).toBe(true);
        expect(card && litOnWalk(card, sides)).toHaveLength(1);
      }
    }
  });

  it('light ways that the cards have', () => {
    for (const { cards, lit = {} } of squares)
      for (const [cell, ways] of Object.entries(lit)) {
        const card = cards[Number(cell)];
        expect(card && waysOf(card)).toEqual(expect.arrayContaining([...ways]));
      }
  });

  it('count as many sewers of each kind as there are', () => {
    const [sewers] = counted('CHA-C1');
    expect(counted('CHA-C2').reduce((sum, count) => sum + count)).toBe(sewers);
  });
});
