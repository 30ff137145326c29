/* Headings of the log, one over each turn; and what nature does without a word. */
import type { Entry } from '../../table/story';
import { t } from '../../words/words.svelte';
import type { Event } from './values';

const isTurn = (entry: Entry): boolean => (entry.event as Event | null)?.type === 'Used';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry, before: readonly Entry[]): string | null {
  return isTurn(entry) ? t('tow-web-turn-heading', { turn: before.filter(isTurn).length + 1 }) : null;
}

/** In a replay, what nobody says anything about: a hand trembles, a tower comes to rest. */
export function named(move: string): string | null {
  const [verb = ''] = move.split(' ');
  return ['tremble', 'settle'].includes(verb) ? t('tow-web-step', { move: verb }) : null;
}
