/* How a game ended: the key of a sentence and who stands in it, and what everyone has, in words. */
import type { RoomTable } from '../games/room';
import type { Result } from '../wire/types';
import { list, t } from '../words/words.svelte';

export interface Ending {
  key: string;
  winners: number[];
  by: number; // how far the winner is ahead
}

/** Who wins, and by how much; where all are in it together, the room says how well. */
export function endingOf(result: Result, prefix: string, me: number | null): Ending {
  const { how, standings } = result;
  const [best, next] = ranked(result);
  const first = standings.filter(({ rank }) => rank === 1);
  const winners = first.flatMap(({ seats }) => seats);
  const by = best && next ? best.points - next.points : 0;
  const ahead = by === 1 ? '-whisker' : by > 1 ? '-by' : '';
  if (standings.length === 1) return { key: `${prefix}-result-${how.replaceAll('_', '-')}`, winners, by };
  if (winners.length === 0) return { key: 'table-end-nobody', winners, by };
  if (first.length > 1) return { key: 'table-end-shared', winners, by };
  const other = winners.length > 1 ? 'others' : 'other'; // partners win as one
  return { key: `table-end-${me !== null && winners.includes(me) ? 'you' : other}${ahead}`, winners, by };
}

export function headlineOf(
  result: Result,
  prefix: string,
  { chairs, me }: Pick<RoomTable, 'chairs' | 'me'>,
): string {
  const { key, winners, by } = endingOf(result, prefix, me);
  return t(key, { name: list(winners.map((seat) => chairs[seat]?.name ?? '')), count: by });
}

/**
 * What decided it: between equal points, else the moment (`at`) from which on the winner was ahead. Where
 * neither did, how the game came to its end, unless that is the headline.
 */
export function reasonOf({ how, standings, tie_break }: Result, prefix: string, at: number | null): string {
  if (tie_break !== null) return t(`${prefix}-tie-${tie_break.replaceAll('_', '-')}`);
  if (at !== null) return t(`${prefix}-decided`, { at });
  return standings.length === 1 ? '' : t(`${prefix}-result-${how.replaceAll('_', '-')}`);
}

/** Best first. */
export const ranked = ({ standings }: Result): Result['standings'][number][] =>
  [...standings].sort((one, other) => one.rank - other.rank || other.points - one.points);

/** "12 points", or "12 turns" where the room counts those. */
export function scoreOf({ unit }: Result, prefix: string, points: number): string {
  return t(unit === 'points' ? 'table-points' : `${prefix}-unit-${unit}`, { count: points });
}
