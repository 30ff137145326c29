/* Who of several at one screen is asked. */
import type { Update } from '../wire/types';

/** Those of these seats that are to answer themselves; for whoever is away, a mouse does. */
export const askedHere = ({ asks, table }: Update, mine: readonly number[]): number[] =>
  asks.map((ask) => ask.seat).filter((seat) => mine.includes(seat) && !table.seats[seat]?.away);
