/* Who sits where, as a head draws it. */
import type { Fur } from '../../kit/parts/furs';
import { furOf } from '../seating';
import { ownerOf } from './cards';
import type { Card, FitTable } from './types';

/** The fur of a cat on the table; the black cat is nobody's. */
export function coatOf(table: FitTable, card: Card): Fur {
  const seat = ownerOf(card);
  return seat === null ? 'nobody' : furOf(table.chairs[seat], seat);
}
