/* A replay's state as a view: nothing is hidden any more. */
import type { State, View } from './values';

export function open(value: unknown, seat: number | null): View | null {
  if (!value || !('deck' in (value as object))) return value as View | null; // a view already
  const { deck, cats, ...table } = value as State;
  return {
    ...table,
    seat,
    top: deck[0] ?? null,
    under: deck.slice(1 + table.hidden),
    cats: cats.length,
  };
}
