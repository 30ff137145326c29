/* Who sits where, as a head draws it. */
import type { CatTable } from './types';

/** What a sentence about somebody needs. */
export const about = (table: CatTable, seat: number): { name: string; you: string } => ({
  name: table.chairs[seat]?.name ?? '',
  you: seat === table.me ? 'yes' : 'no',
});
