/* Who sits where, as a head draws it. */
import type { Fur } from '../../kit/parts/furs';
import { furOf, isMouse } from '../../table/seating';
import { t } from '../../words/words.svelte';
import type { CatTable } from './values';

interface Player {
  fur: Fur;
  bot: boolean;
}

/** The props of somebody's head. */
export function headOf(table: CatTable, seat: number): Player {
  const chair = table.chairs[seat];
  return { fur: furOf(chair, seat), bot: isMouse(chair) };
}

export function nameOf(table: CatTable, seat: number): string {
  return seat === table.me ? t('cib-web-you') : (table.chairs[seat]?.name ?? '');
}

/** What a sentence about somebody needs. */
export const about = (table: CatTable, seat: number): { name: string; you: string } => ({
  name: table.chairs[seat]?.name ?? '',
  you: seat === table.me ? 'yes' : 'no',
});

/** All seats from one on, clockwise. */
export const around = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);
