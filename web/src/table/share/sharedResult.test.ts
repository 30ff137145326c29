import { beforeAll, expect, it } from 'vitest';
import type { DailyBoard, DailyLine } from '../../wire/types';
import { bring } from '../../words/words.svelte';
import { textOf } from './dailyText';
import { sharedResult } from './sharedResult';

const line = (changes: Partial<DailyLine>): DailyLine => ({
  type: 'DailyLine',
  place: 2,
  rank: 1,
  name: 'Ann',
  fur: 'ginger',
  points: 12,
  score: { type: 'Say', key: 'table-points', args: [['count', 12]] },
  how: { type: 'Say', key: 'cib-result-rounds-played', args: [] },
  yours: true,
  table: 'abcdefgh',
  ...changes,
});

const board = (changes: Partial<DailyBoard>, own: Partial<DailyLine> = {}): DailyBoard => ({
  type: 'DailyBoard',
  game: 'cat_in_the_box',
  day: '2026-11-15',
  today: '2026-11-15',
  seats: 3,
  first: '2026-11-01',
  left: 100,
  commitment: 'c'.repeat(64),
  seed: '',
  tomorrow: 'd'.repeat(64),
  played: 4,
  lines: [line({ place: 1, yours: false, name: 'Bo' }), line(own)],
  yours: 'over',
  table: 'abcdefgh',
  streak: 3,
  week: ['2026-11-15'],
  last: null,
  last_played: 0,
  ...changes,
});

beforeAll(() => bring('web_daily'));

const text = (of: DailyBoard) => textOf(sharedResult(of, 'Cat in the Box')!);

it('is the same in two worlds where the same score came of other cards', () => {
  const other = board(
    { commitment: 'e'.repeat(64), seed: 'f'.repeat(64), tomorrow: '', table: 'zyxwvuts', left: 5, first: '' },
    { table: 'zyxwvuts', name: 'Cy', how: { type: 'Say', key: 'cib-result-else', args: [] } },
  );

  expect(text(other)).toBe(text(board({})));
  expect(text(board({}))).not.toContain('abcdefgh');
});

it('tells another score and another place', () => {
  const better = board(
    {},
    { score: { type: 'Say', key: 'table-points', args: [['count', 19]] }, points: 19 },
  );

  expect(text(better)).not.toBe(text(board({})));
  expect(text(board({}, { place: 4 }))).not.toBe(text(board({})));
});

it('is nothing for whoever has not played', () => {
  expect(sharedResult(board({ lines: [] }), 'Cat in the Box')).toBeNull();
});
