/* Who sits where, as the boxes show it. */
import type { SeatState } from '../kit/Seat.svelte';
import { FURS, type ChairInfo, type Fur } from '../wire/types';

/** The other seats, clockwise from the left of `me`; a spectator sees all. */
export function others(seats: number, me: number | null): number[] {
  const order = Array.from({ length: seats }, (_, step) => ((me ?? -1) + 1 + step) % seats);
  return order.filter((seat) => seat !== me);
}

export const furOf = (chair: Pick<ChairInfo, 'fur'> | undefined, seat: number): Fur =>
  chair?.fur || (FURS[seat % FURS.length] ?? 'ginger');

export const isMouse = (chair: ChairInfo | undefined): boolean => chair?.bot != null;

/** How far the cat is out of the box. A mouse that plays for somebody has the tail beside it. */
export function stateOf(chair: ChairInfo, here: boolean, turn: boolean, long: boolean): SeatState {
  if (chair.free) return 'free';
  if (chair.away || (!chair.bot && !here)) return 'lost';
  if (!turn) return 'waiting';
  return long ? 'thinking' : 'turn';
}
