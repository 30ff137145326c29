/* What is said of a running game in a list: whose turn it is, and how long there is still time. */
import { t } from '../words/words.svelte';
import { clockWords } from '../shell/clockWords';
import { inUnits } from '../shell/catalogue.svelte';
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

/** "19 hours left", or how long a move may take. */
export function timeWords({ clock, seconds }: RunningTable): string {
  if (seconds !== null) return t('web-time-left', { time: roughly(seconds) });
  return clock.kind === 'none' ? t('web-no-clock') : clockWords(clock);
}

/** In the largest unit of which there are two. */
export function roughly(seconds: number): string {
  if (seconds >= 2 * 86_400) return inUnits(Math.floor(seconds / 86_400), 'day');
  if (seconds >= 2 * 3600) return inUnits(Math.floor(seconds / 3600), 'hour');
  if (seconds >= 120) return inUnits(Math.floor(seconds / 60), 'minute');
  return inUnits(Math.ceil(seconds), 'second');
}
