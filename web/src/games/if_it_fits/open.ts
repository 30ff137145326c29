/* All hands open: what spectators saw of the table, and who held what. */
import type { Card, State, View } from './values';

export function open(_state: unknown, seat: number | null, seen: unknown): View | null {
  const view = seen as View | null;
  return view && { ...view, seat };
}

/** Who held what: dealt and drawn, less what was played. */
export function handsIn(value: unknown): Card[][] {
  const state = value as State | null;
  return (state?.dealt ?? []).map((dealt, seat) => {
    const drawn = state?.pile.filter((_, number) => state.draws[number] === seat) ?? [];
    const held = [...dealt, ...drawn];
    for (const card of state?.played[seat] ?? []) held.splice(held.indexOf(card), 1);
    return held.sort();
  });
}
