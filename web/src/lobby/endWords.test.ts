import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/words.svelte';
import type { FinishedTable } from '../wire/types';
import { dayWords, endWords, scoresOf } from './endWords';

beforeAll(() => speak('en'));

type Place = [seats: number[], rank: number, points?: number];

/** Ann, Bo and Tik, as they came in. */
function ended(standings: Place[] | null, yours = [0], players = 3): FinishedTable {
  return {
    type: 'FinishedTable',
    table: 'abc',
    game: 'if_it_fits',
    seats: ['Ann', 'Bo', 'Tik']
      .slice(0, players)
      .map((name) => ({ type: 'Face', name, fur: 'ginger', bot: null })),
    yours,
    begun: true,
    result: standings && {
      type: 'Result',
      how: 'over',
      unit: 'points',
      tie_break: null,
      standings: standings.map(([seats, rank, points = 0]) => ({
        type: 'Standing',
        seats,
        rank,
        points,
        sheet: [],
      })),
    },
    day: null,
    ended_at: 0,
  };
}

describe('how a game ended', () => {
  const third: [number[], number] = [[2], 3];
  it.each<[string, FinishedTable]>([
    ['You won', ended([[[0], 1], [[1], 2], third])],
    ['Bo won', ended([[[1], 1], [[0], 2], third])],
    ['Ann and Bo won', ended([[[0], 1], [[1], 1], third])],
    ['Ann won', ended([[[0], 1], [[1], 2], third], [0, 1])], // two at one screen
    ['Won together', ended([[[0, 1, 2], 1]])],
    ['Lost together', ended([[[0, 1, 2], 2]])],
    ['You won', ended([[[0], 1]], [0], 1)],
    ['Nobody won', ended([[[0], 2]], [0], 1)],
    ['Given up', ended(null)],
  ])('%s', (said, table) => {
    expect(endWords(table)).toBe(said);
  });
});

describe('what everybody has in the end', () => {
  it('is told best first, partners together', () => {
    const table = ended([
      [[0, 2], 2],
      [[1], 1, 9],
    ]);
    expect(scoresOf(table)).toBe('Bo\u00a09, Ann and Tik\u00a00');
  });
  it('is only who sat there where the game was given up', () => {
    expect(scoresOf(ended(null))).toBe('Ann, Bo, Tik');
  });
});

describe('the day of a finished game', () => {
  const at = new Date(2026, 10, 19, 12).getTime();
  it('has its year once that is over', () => {
    expect(dayWords(at, new Date(2026, 11, 31))).toBe('November\u00a019');
    expect(dayWords(at, new Date(2027, 0, 1))).toBe('November\u00a019,\u00a02026');
  });
});
