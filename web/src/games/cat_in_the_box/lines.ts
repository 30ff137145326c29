/* The lines of the log: short, with the colour drawn, and no more of them than one may read up. */
import type { Say } from '../../wire/types';
import type { Entry } from '../room';
import type { Event, View } from './types';

const DRAWN: Readonly<Partial<Record<Event['type'], string>>> = {
  Played: 'cib-web-log-played',
  ColourLost: 'cib-web-log-lost',
};

/** The words before a drawn colour. */
export function line({ event, say }: Entry<Event>): Say | null {
  const key = event && DRAWN[event.type];
  return key ? { ...say, key } : null;
}

/** While the board is in its box, the cards of a trick that is over are to be remembered. */
export function readable(entries: readonly Entry<Event>[], view: View): readonly Entry<Event>[] {
  if (view.research !== null) return entries;
  const kinds = entries.map(({ event }) => event?.type);
  const [scored, won] = [kinds.lastIndexOf('RoundScored'), kinds.lastIndexOf('TrickWon')];
  return entries.filter((_, at) => at <= scored || at > won || kinds[at] !== 'Played');
}
