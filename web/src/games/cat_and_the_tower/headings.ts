/* Headings of the log, one over each turn. */
import type { Entry } from '../room';
import { t } from '../../words/words.svelte';
import type { Event } from './types';

const isTurn = (entry: Entry<Event>): boolean => entry.event?.type === 'Used';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry<Event>, before: readonly Entry<Event>[]): string | null {
  return isTurn(entry) ? t('tow-web-turn-heading', { turn: before.filter(isTurn).length + 1 }) : null;
}
