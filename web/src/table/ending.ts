/* How a game ended: the key of a sentence and who stands in it, and what everyone has, in words. */
import type { Result } from '../wire/types';
import { t } from '../words/words.svelte';

export interface Ending {
  key: string;
  winners: number[];
}

/** Who wins; where all are in it together, the room says how well. */
export function endingOf({ how, standings }: Result, prefix: string, me: number | null): Ending {
  const [best, next] = [...standings].sort(
    (one, other) => one.rank - other.rank || other.points - one.points,
  );
  const first = standings.filter(({ rank }) => rank === 1);
  const winners = first.flatMap(({ seats }) => seats);
  const whisker = best && next && best.points - next.points === 1 ? '-whisker' : '';
  if (standings.length === 1) return { key: `${prefix}-result-${how.replaceAll('_', '-')}`, winners };
  if (winners.length === 0) return { key: 'table-end-nobody', winners };
  if (first.length > 1) return { key: 'table-end-shared', winners };
  const other = winners.length > 1 ? 'others' : 'other'; // partners win as one
  return { key: `table-end-${me !== null && winners.includes(me) ? 'you' : other}${whisker}`, winners };
}

/** "12 points", or "12 turns" where the room counts those. */
export function scoreOf({ unit }: Result, prefix: string, points: number): string {
  return t(unit === 'points' ? 'table-points' : `${prefix}-unit-${unit}`, { count: points });
}
