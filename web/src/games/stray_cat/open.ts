/* All hands open: what spectators saw of the table, and everybody's home. */
import type { State, View } from './types';

export function open(value: State | View | null, seat: number | null, seen: View | null): View | null {
  return seen && { ...seen, seat, homes: value?.homes ?? seen.homes };
}
