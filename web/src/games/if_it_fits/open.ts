/* All hands open: what spectators saw of the table, and who held what. */
import type { Card, State, View } from './types';

export function open(_state: State | View | null, seat: number | null, view: View | null): View | null {
  return view && { ...view, seat };
}

/** Who held what: dealt and drawn, less what was played. */
export function handsIn(state: State | null): Card[][] {
  return (state?.dealt ?? []).map((dealt, seat) => {
    const drawn = state?.pile.filter((_, number) => state.draws[number] === seat) ?? [];
    const held = [...dealt, ...drawn];
    for (const card of state?.played[seat] ?? []) held.splice(held.indexOf(card), 1);
    return held.sort();
  });
}
