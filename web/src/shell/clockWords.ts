/* The clocks a table can be opened with, and how they are said. */
import type { Clock } from '../wire/types';
import { t } from '../words/words.svelte';
import { inUnits } from './catalogue.svelte';

export const CLOCKS: readonly Clock[] = [
  clock('none', 0),
  clock('move', 30),
  clock('move', 60),
  clock('move', 120),
  clock('days', 1),
  clock('days', 3),
  clock('days', 7),
];
export const HOLIDAYS: readonly number[] = [0, 3, 7, 14, 30]; // days off that a table may give

function clock(kind: NonNullable<Clock['kind']>, limit: number): Clock {
  return { type: 'Clock', kind, limit };
}

export const isSlow = ({ kind }: Clock): boolean => kind === 'days';

export function clockWords({ kind = 'none', limit = 0 }: Clock): string {
  if (kind === 'none') return t('web-clock-none');
  return t('web-clock-move', { time: time(kind, limit) });
}

function time(kind: 'move' | 'days', limit: number): string {
  if (kind === 'days') return inUnits(limit, 'day');
  return limit % 60 ? inUnits(limit, 'second') : inUnits(limit / 60, 'minute');
}
