/* Headings of the log: a line for each turn would be too many, so only the parts of the game have one. */
import type { Entry } from '../room';
import { t } from '../../words/words.svelte';
import type { Event } from './types';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry<Event>, before: readonly Entry<Event>[]): string | null {
  const kind = kindOf(entry);
  if (kind === 'Dealt') return t('fit-web-opening');
  if (kind === 'EndBegan') return t('fit-web-ending');
  if (!TURNS.includes(kind)) return null;
  return before.some((one) => TURNS.includes(kindOf(one))) ? null : t('fit-web-playing');
}

const TURNS = ['CardDrawn', 'FellAsleep']; // what a turn begins with

const kindOf = ({ event }: Entry<Event>): string => event?.type ?? '';
