/* Days of UTC, as "2026-11-15", and how they are said. */
import { words } from '../words/words.svelte';
import { inUnits } from './catalogue.svelte';

const DAY = 86_400_000;
const shift = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => shift(day, -1);
export const dayAfter = (day: string): string => shift(day, 1);

/** "15 November 2026" */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** "5 hours 12 minutes"; the last minute is still one. */
export function timeLeft(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours && inUnits(hours, 'hour'), rest && inUnits(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}
