import { describe, expect, it } from 'vitest';
import { catsIn, orderAt, textOf, type SharedResult } from './dailyText';

const result: SharedResult = {
  title: 'Cat in the Box',
  day: '15 November 2026',
  score: '12 points',
  place: 'Place 3 of 10',
  row: '6 days in a row',
  standing: { place: 3, played: 10, rank: 2, seats: 3 },
};

describe('a shared result', () => {
  it('says how it went in a few lines', () => {
    expect(textOf(result)).toBe(
      'Cat in the Box · 15 November 2026\n🐁🐈🐁 12 points\n🐈🐈🐈🐈📦 Place 3 of 10\n6 days in a row',
    );
  });

  it('has no mice where one played alone, and no row where there is none', () => {
    const alone = { ...result, row: '', standing: { place: 1, played: 1, rank: 1, seats: 1 } };
    expect(textOf(alone)).toBe('Cat in the Box · 15 November 2026\n12 points\n🐈🐈🐈🐈🐈 Place 3 of 10');
  });

  it.each([
    [1, 1, 5],
    [1, 100, 5],
    [50, 100, 3],
    [100, 100, 1],
    [2, 2, 3],
  ])('has cats for those whom one is not behind: place %i of %i', (place, played, cats) => {
    expect(catsIn({ place, played, rank: 1, seats: 1 })).toBe(cats);
  });

  it('shows the order of the table', () => {
    expect([1, 2, 3].map((rank) => orderAt({ place: 1, played: 1, rank, seats: 3 }))).toEqual([
      '🐈🐁🐁',
      '🐁🐈🐁',
      '🐁🐁🐈',
    ]);
  });
});
