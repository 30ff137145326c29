/* A replay's state as a view: nothing is hidden any more. */
import type { State, View } from './values';

export function open(value: unknown, seat: number | null): View | null {
  if (!value || !('hands' in (value as object))) return value as View | null; // a view already
  const state = value as State;
  const own = seat === null ? undefined : state.hands[seat];
  return {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    start: state.start,
    sheets: state.sheets,
    up: state.up,
    bids: state.bids,
    tricks: state.tricks,
    seat,
    hand: own ?? [],
    buried: seat === null ? null : (state.buried[seat] ?? null),
    counts: state.hands.map((hand) => hand.length),
    research: state.research,
    tokens: state.tokens,
  };
}
