/* What is said of a running game in a list: whose turn it is, and how long there is still time. */
import { t } from '../words/words.svelte';
import { clockWords } from '../shell/clockWords';
import { roughly } from '../shell/catalogue.svelte';
import type { RunningTable } from '../wire/types';
import { isAwaited } from './ownTables.svelte';

export function stateWords(table: RunningTable): string {
  if (isAwaited(table)) return t('table-your-turn');
  if (!table.started) {
    const free = table.seats.filter(({ name }) => !name).length;
    return free ? t('web-seats-free', { count: free }) : t('web-wait-full');
  }
  const [first, another] = table.asked;
  if (first === undefined) return '';
  if (another !== undefined) return t('web-thinking-many', { count: table.asked.length });
  return t('web-thinking', { name: table.seats[first]?.name ?? '' });
}

const PATIENCE = 120; // seconds of thinking that nobody needs to be told of

/** "19 hours left", or without a clock for how long everybody has waited. */
export function timeWords({ clock, seconds, asked_at }: RunningTable): string {
  if (seconds !== null) return t('web-time-left', { time: roughly(seconds) });
  if (clock.kind !== 'none') return clockWords(clock);
  const waited = asked_at === null ? 0 : (Date.now() - asked_at) / 1000;
  return waited < PATIENCE ? t('web-no-clock') : t('web-time-since', { time: roughly(waited) });
}
