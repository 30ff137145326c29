/* Headings of the log: rounds and tricks. */
import type { Entry } from '../room';
import { t } from '../../words/words.svelte';
import type { Event } from './types';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry<Event>, before: readonly Entry<Event>[]): string | null {
  const event = entry.event;
  if (event?.type === 'Dealt') return t('cib-sheet-round', { round: event.round });
  if (event?.type !== 'Played') return null;
  let tricks = 0;
  let lying = 0; // cards since the last trick was won
  for (let at = before.length - 1; at >= 0; at--) {
    const kind = before[at]?.event?.type;
    if (kind === 'Dealt') break;
    if (kind === 'TrickWon') tricks++;
    if (kind === 'Played' && tricks === 0) lying++;
  }
  return lying > 0 ? null : t('cib-trick', { number: tricks + 1 });
}
