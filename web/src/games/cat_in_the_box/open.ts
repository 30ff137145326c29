/* A replay's state as a view: nothing is hidden any more. */
import type { State, View } from './types';

export function open(value: State | View | null, seat: number | null): View | null {
  if (value?.type !== 'State') return value;
  const { hands, buried, down: _, ...shared } = value;
  return {
    ...shared,
    type: 'View',
    revealed: null,
    seat,
    hand: (seat === null ? undefined : hands[seat]) ?? [],
    buried: seat === null ? null : (buried[seat] ?? null),
    counts: hands.map((hand) => hand.length),
  };
}
