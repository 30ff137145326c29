/* Who sits where, as a head draws it. */
import type { Fur } from '../../kit/parts/furs';
import { furOf, isMouse } from '../../table/seating';
import { t } from '../../words/words.svelte';
import { ownerOf } from './cards';
import type { Card, FitTable } from './values';

/** The props of somebody's head. */
export function headOf(table: FitTable, seat: number): { fur: Fur; bot: boolean } {
  const chair = table.chairs[seat];
  return { fur: furOf(chair, seat), bot: isMouse(chair) };
}

/** The fur of a cat on the table; the black cat is nobody's. */
export function coatOf(table: FitTable, card: Card): Fur {
  const seat = ownerOf(card);
  return seat === null ? 'nobody' : furOf(table.chairs[seat], seat);
}

export function nameOf(table: FitTable, seat: number): string {
  return seat === table.me ? t('fit-web-you') : (table.chairs[seat]?.name ?? '');
}

/** All seats from one on, clockwise. */
export const around = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);
