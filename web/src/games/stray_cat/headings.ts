/* Headings of the log: the turns. */
import type { Entry } from '../room';
import { t } from '../../words/words.svelte';
import type { Event } from './types';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry<Event>, before: readonly Entry<Event>[]): string | null {
  return begins(entry) ? t('str-web-turn', { turn: before.filter(begins).length + 1 }) : null;
}

/** With every turn somebody looks for home, or for food. */
function begins(entry: Entry<Event>): boolean {
  const kind = entry.event?.type;
  return kind === 'Played' || kind === 'Searched';
}
