/* Figures in words: shares, points in their unit, and where they likely lie. */
import { catalogue } from '../shell/catalogue.svelte';
import type { Figures, Interval } from '../wire/types';
import { t, words } from '../words/words.svelte';

/** "4.5"; figures of games are never told more exactly. */
export const number = (value: number): string => shown(value, { maximumFractionDigits: 1 });

/** "+1.2" or "−0.5" */
export const difference = (value: number): string =>
  shown(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** With a true minus: a figure in a plot is no sentence, whose signs are set for it. */
const shown = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words.language, options).format(value).replace('-', '−');

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);

export const likely = ({ low, high }: Interval, as: (value: number) => string): string =>
  t('results-likely', { low: as(low), high: as(high) });

/** "5.3 points", or "6 turns" where the room counts those; its words must have been brought. */
export function inUnit({ game, unit }: Pick<Figures, 'game' | 'unit'>, value: number): string {
  const count = Math.round(value * 10) / 10;
  const prefix = catalogue.find(game)?.prefix ?? game;
  return t(unit === 'points' ? 'table-points' : `${prefix}-unit-${unit}`, { count });
}
