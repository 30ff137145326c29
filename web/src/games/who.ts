/* Who sits where, as a head draws it and a sentence names it. */
import type { Fur } from '../kit/parts/furs';
import { furOf, isMouse } from './seating';
import { t } from '../words/words.svelte';
import type { RoomTable } from './room';

/** The props of somebody's head. */
export function headOf(table: RoomTable, seat: number): { fur: Fur; bot: boolean } {
  const chair = table.chairs[seat];
  return { fur: furOf(chair, seat), bot: isMouse(chair) };
}

export const nameOf = (table: RoomTable, seat: number): string =>
  seat === table.me ? t('table-you') : (table.chairs[seat]?.name ?? '');

/** All seats from one on, clockwise. */
export const around = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);
