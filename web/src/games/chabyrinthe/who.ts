/* Who sits where, as a head draws it. */
import type { Fur } from '../../kit/parts/furs';
import { furOf, isMouse } from '../../table/seating';
import { t } from '../../words/words.svelte';
import type { MazeTable } from './values';

/** The props of somebody's head. */
export function headOf(table: MazeTable, seat: number): { fur: Fur; bot: boolean } {
  const chair = table.chairs[seat];
  return { fur: furOf(chair, seat), bot: isMouse(chair) };
}

export function nameOf(table: MazeTable, seat: number): string {
  return seat === table.me ? t('cha-web-you') : (table.chairs[seat]?.name ?? '');
}
