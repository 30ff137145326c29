/* Headings of the log: the turns. */
import type { Entry } from '../room';
import { t } from '../../words/words.svelte';
import type { Event } from './values';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry, before: readonly Entry[]): string | null {
  return begins(entry) ? t('str-web-turn', { turn: before.filter(begins).length + 1 }) : null;
}

/** With every turn somebody looks for home, or for food. */
function begins(entry: Entry): boolean {
  const kind = (entry.event as Event | null)?.type;
  return kind === 'Played' || kind === 'Searched';
}
