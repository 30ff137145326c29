import { expect, test } from 'vitest';
import { marksOf } from './marks';

const places = [
  ['Round 1'],
  ['Round 1'],
  ['Round 1', 'trick 1'],
  ['Round 1', 'trick 2'],
  ['Round 2'],
  ['Over'],
];

test('the first step made at a new place is marked, and greatly in a new round', () => {
  expect(marksOf(places)).toEqual([
    { step: 2, title: 'Round 1', short: 'Round 1', great: true },
    { step: 4, title: 'Round 1 · trick 1', short: 'trick 1', great: false },
    { step: 5, title: 'Round 1 · trick 2', short: 'trick 2', great: false },
    { step: 6, title: 'Round 2', short: 'Round 2', great: true },
  ]);
});

test('where nothing was played, nothing is marked', () => {
  expect(marksOf([[], ['Over']])).toEqual([]);
});

test('a round keeps its name, whatever a translator writes into it', () => {
  const marks = marksOf([['Kolo 1 · noc', 'zdvih 1'], ['Kolo 1 · noc', 'zdvih 2'], ['Over']]);

  expect(marks.map(({ short, great }) => [short, great])).toEqual([
    ['zdvih 1', true],
    ['zdvih 2', false],
  ]);
});
