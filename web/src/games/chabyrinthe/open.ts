/* A replay's state as a view: nothing is hidden any more. */
import type { State, View } from './types';

export function open(value: State | View | null, seat: number | null): View | null {
  if (value?.type !== 'State') return value;
  const { deck, cats, ...table } = value;
  return {
    ...table,
    type: 'View',
    revealed: null,
    seat,
    top: deck[0] ?? null,
    under: deck.slice(1 + table.hidden),
    cats: cats.length,
  };
}
