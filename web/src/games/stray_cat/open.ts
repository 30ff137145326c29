/* All hands open: what spectators saw of the table, and everybody's home. */
import type { State, View } from './values';

export function open(value: unknown, seat: number | null, seen: unknown): View | null {
  const view = seen as View | null;
  const state = value as State | null;
  return view && { ...view, seat, homes: state?.homes ?? view.homes };
}
