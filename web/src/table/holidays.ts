/* Holidays at a slow table: who rests until when, and how many days are left. */
import type { ChairInfo, TableInfo } from '../wire/types';
import { words } from '../words/words.svelte';

/** Until when somebody rests, in ms; null where they do not. */
export function restsUntil(chair: ChairInfo | undefined, now = Date.now()): number | null {
  const until = chair?.holiday ?? null;
  return until !== null && until > now ? until : null;
}

export const daysLeft = (table: TableInfo, seat: number): number =>
  (table.clock.holiday ?? 0) - (table.seats[seat]?.days_off ?? 0);

/** "Friday 20 November, 14:00" */
export const dayWords = (at: number): string =>
  new Intl.DateTimeFormat(words.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
