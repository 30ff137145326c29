/* Headings of the log: a line for each turn would be too many, so only the parts of the game have one. */
import type { Entry } from '../../table/story';
import { t } from '../../words/words.svelte';
import type { Event } from './values';

/** What stands over this line of the log, or null where it goes on under the one before. */
export function heading(entry: Entry): string | null {
  const event = entry.event as Event | null;
  if (event?.type === 'Dealt') return t('fit-web-opening');
  return event?.type === 'EndBegan' ? t('fit-web-ending') : null;
}
