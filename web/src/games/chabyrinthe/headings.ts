/* Headings of the log: the turns. */
import type { Entry } from '../room';
import { t } from '../../words/words.svelte';
import { ACTIONS } from './box';
import type { Event } from './types';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry<Event>, before: readonly Entry<Event>[]): string | null {
  if (!isAction(entry)) return null;
  const actions = before.filter(isAction).length;
  return actions % ACTIONS === 0 ? t('cha-turn', { turn: actions / ACTIONS + 1 }) : null;
}

function isAction(entry: Entry<Event>): boolean {
  const kind = entry.event?.type;
  return kind === 'Rotated' || kind === 'Inserted';
}
