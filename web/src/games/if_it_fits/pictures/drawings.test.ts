/* The pictures are true: what they show could lie on the table. */
import { expect, test } from 'vitest';
import { FACES } from '../box';
import { CHAPTERS } from './chapters';
import { DRAWINGS } from './drawings';

test('the cards of the pictures are in the box', () => {
  const tables = Object.values({ ...DRAWINGS, ...CHAPTERS })
    .flat()
    .flatMap((part) => (part.part === 'table' ? part.cards : []));
  const cards = tables.flatMap(({ card }) => (card ? [card] : []));

  expect(cards.length).toBeGreaterThan(20);
  expect(cards.filter((card) => !(card in FACES))).toEqual([]);
});
