/* Whether the deal was what it had to be: what this browser can see for itself, and what the house found. */
import type { Check, TableInfo } from '../wire/types';
import { commitmentOf } from './commitment';

export type Verdict = 'yes' | 'no' | 'open';

/** One thing that was checked; its words are replay-web-check-KEY-VERDICT. */
export interface Point {
  key: 'seal' | 'seed' | 'share' | 'draws' | 'file-seed';
  verdict: Verdict;
}

/** What was promised about the chance of a table. */
export type Claim = Pick<TableInfo, 'table' | 'commitment' | 'day' | 'fair'>;

/** A file promises what it says itself. */
export const claimOf = ({ table, commitment, day, verdict }: Check): Claim => ({
  table,
  commitment,
  day: day || null,
  fair: verdict !== 'fixed',
});

/** What this browser noted when it sat down at the table, if it did. */
export interface Notes {
  commitment: string | null; // as it was shown
  share: string | null; // the bytes it gave
}

export function pointsOf(info: Claim, check: Check, { commitment, share }: Notes): Point[] {
  const points: Point[] = [
    { key: 'seal', verdict: commitmentVerdict(info, commitment) },
    { key: 'seed', verdict: seedOf(info, check) },
    { key: 'share', verdict: shareOf(check, share) },
    { key: 'draws', verdict: drawsOf(check) },
  ];
  if (isHidden(check)) return points.filter(({ key }) => key === 'seal' || key === 'seed');
  return check.day ? points.filter(({ key }) => key !== 'share') : points; // nobody gives any to a day's deal
}

/** Of a file: what this browser noted at its table counts, where it did; else the file stands alone. */
export function filePointsOf(check: Check, notes: Notes): Point[] {
  if (check.verdict === 'no_seed') return [];
  return pointsOf(claimOf(check), check, notes)
    .filter(({ key, verdict }) => verdict !== 'open' || (key !== 'seal' && key !== 'share'))
    .map((point) => (point.key === 'seed' ? { ...point, key: 'file-seed' } : point));
}

/** The verdict as a whole; its words are replay-web-check-VERDICT. */
export function verdictOf(points: readonly Point[], why: string, check: Check, isFile: boolean): string {
  if (points.some(({ verdict }) => verdict === 'no')) return 'broken';
  if (check.verdict === 'no_seed') return 'file-no-seed';
  if (why) return 'unfair';
  if (isHidden(check)) return 'hidden';
  return isFile ? 'file-fair' : 'fair';
}

/** The day of its deal is not over, so the number is not shown yet. */
export const isHidden = ({ verdict }: Check): boolean => verdict === 'hidden';

/** The house names what the seed serves: the table, or a whole day, of which many tables have the deal. */
function seedOf({ table, commitment, day }: Claim, { table: served, seed }: Check): Verdict {
  const name = day === null ? table : `daily${day.replaceAll('-', '')}`;
  if (day !== null && seed === '') return 'open';
  return served === name && seed !== '' && commitmentOf(name, seed) === commitment ? 'yes' : 'no';
}

function commitmentVerdict({ commitment }: Claim, noted: string | null): Verdict {
  if (noted === null) return 'open';
  return noted === commitment ? 'yes' : 'no';
}

function shareOf({ given }: Check, share: string | null): Verdict {
  if (share === null) return 'open';
  return given.includes(share) ? 'yes' : 'no';
}

function drawsOf({ verdict, draws }: Check): Verdict {
  if (verdict === 'not_allowed' || draws.some(({ due }) => due === false)) return 'no';
  return draws.length > 0 && draws.every(({ due }) => due === true) ? 'yes' : 'open';
}

/** Why the table as a whole proves nothing, whatever the points say; empty where it can. */
export function unfairness(info: Claim, { verdict, origin }: Check): '' | 'origin' | 'fixed' {
  if (origin !== null) return 'origin';
  return info.fair && verdict !== 'fixed' ? '' : 'fixed';
}
