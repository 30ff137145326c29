import { expect, test } from 'vitest';
import type { Check, TableInfo } from '../wire/types';
import { filePointsOf, pointsOf, unfairness, verdictOf } from './check';
import { commitmentOf } from './commitment';

const SEED = '5eed'.repeat(16);
const SHARE = 'ca7'.repeat(21) + 'a';
const info = {
  table: 'mffq7x2k',
  fair: true,
  day: null,
  commitment: commitmentOf('mffq7x2k', SEED),
} as TableInfo;
const draw = (due: boolean | null) => ({ type: 'Draw', entry: 1, what: 'deal', move: '', due });
const check = (more: object = {}): Check =>
  ({
    table: 'mffq7x2k',
    day: '',
    verdict: 'fair',
    seed: SEED,
    given: ['', SHARE],
    draws: [draw(true)],
    origin: null,
    ...more,
  }) as unknown as Check;

const verdicts = (found: Check, share: string | null = SHARE, about = info): string[] =>
  pointsOf(about, found, { commitment: info.commitment, share })
    .filter(({ key }) => key !== 'seal')
    .map(({ verdict }) => verdict);
const sealed = (commitment: string | null): string | undefined =>
  pointsOf(info, check(), { commitment, share: SHARE }).find(({ key }) => key === 'seal')?.verdict;

test('a fair table passes in every point', () => {
  expect(verdicts(check())).toEqual(['yes', 'yes', 'yes']);
  expect(unfairness(info, check())).toBe('');
});

test('another seed than the one committed to is found here, whatever the house says', () => {
  expect(verdicts(check({ seed: 'ff'.repeat(32) }))[0]).toBe('no');
  expect(verdicts(check(), SHARE, { ...info, table: 'elsewhere' })[0]).toBe('no');
});

test('a seal that was changed after this browser sat down is found', () => {
  expect(sealed(info.commitment)).toBe('yes');
  expect(sealed('00'.repeat(32))).toBe('no');
  expect(sealed(null)).toBe('open');
});

test('a share that was left out is found; without a share nothing can be said', () => {
  expect(verdicts(check({ given: ['', ''] }))[1]).toBe('no');
  expect(verdicts(check(), null)[1]).toBe('open');
});

test('a draw that the seed does not give, or a move against the rules, is told', () => {
  expect(verdicts(check({ draws: [draw(true), draw(false)], verdict: 'other_draw' }))[2]).toBe('no');
  expect(verdicts(check({ verdict: 'not_allowed' }))[2]).toBe('no');
  expect(verdicts(check({ draws: [draw(null), draw(true)] }))[2]).toBe('open');
});

test('tables that prove nothing say so', () => {
  expect(unfairness({ ...info, fair: false }, check({ verdict: 'fixed' }))).toBe('fixed');
  expect(unfairness({ ...info, fair: false }, check({ origin: 'abc' }))).toBe('origin');
});

const daily = { ...info, day: '2026-11-15', commitment: commitmentOf('daily20261115', SEED) };

test('the deal of a day serves all its tables, and nobody gives bytes to it', () => {
  const found = check({ table: 'daily20261115', day: '2026-11-15', given: [''] });
  expect(pointsOf(daily, found, { commitment: daily.commitment, share: null })).toEqual([
    { key: 'seal', verdict: 'yes' },
    { key: 'seed', verdict: 'yes' },
    { key: 'draws', verdict: 'yes' },
  ]);
  expect(
    pointsOf(daily, { ...found, table: 'daily20261116' }, { commitment: null, share: null })[1]?.verdict,
  ).toBe('no');
});

test('before its day is over the seed is hidden, which breaks nothing', () => {
  const found = check({ table: 'daily20261115', day: '2026-11-15', verdict: 'hidden', seed: '', draws: [] });
  expect(pointsOf(daily, found, { commitment: daily.commitment, share: null })).toEqual([
    { key: 'seal', verdict: 'yes' },
    { key: 'seed', verdict: 'open' },
  ]);
});

const byFile = (
  more: object,
  notes = { commitment: null as string | null, share: null as string | null },
) => {
  const found = check({ commitment: info.commitment, ...more });
  const points = filePointsOf(found, notes);
  return [verdictOf(points, '', found, true), ...points.map(({ key, verdict }) => `${key} ${verdict}`)];
};

test('a file that agrees with itself proves no more than that', () => {
  expect(byFile({})).toEqual(['file-fair', 'file-seed yes', 'draws yes']);
  expect(byFile({ commitment: '00'.repeat(32) })).toEqual(['broken', 'file-seed no', 'draws yes']);
  expect(byFile({ draws: [draw(false)] })).toEqual(['broken', 'file-seed yes', 'draws no']);
});

test('a file without a number cannot be checked', () => {
  expect(byFile({ verdict: 'no_seed', seed: '', commitment: '', draws: [] })).toEqual(['file-no-seed']);
});

test('whoever sat at the table of a file holds it against what was noted there', () => {
  expect(byFile({}, { commitment: '00'.repeat(32), share: null })).toEqual([
    'broken',
    'seal no',
    'file-seed yes',
    'draws yes',
  ]);
});
