/* What moves mean: the card that one takes, the way it lies, and what a touch of the table is after. */
import { catOf, isSpecial, ownerOf } from './cards';
import { PRINCESS } from './box';
import type { Card, Move, Place } from './types';

export type Placed = Extract<Move, Place>;
export type Aim = 'cell' | 'seam' | 'cat';

/** The card that a move takes from the hand, or from the supply of whoever makes it. */
export function cardOf(move: Move, seat: number | null = null): Card | null {
  switch (move.type) {
    case 'Lay':
      return move.card;
    case 'Give':
      return move.toy;
    case 'Oust':
    case 'Discard':
      return PRINCESS;
    case 'Sleep':
      return seat === null ? null : catOf(seat);
    default:
      return null;
  }
}

export const turnOf = (move: Move): boolean => move.type === 'Lay' && move.turned;

/** What such moves touch on the table. */
export function aimOf(move: Placed): Aim {
  if (move.type === 'Oust') return 'cat';
  return move.type === 'Give' || move.type === 'Settle' ? 'seam' : 'cell';
}

/** The move that a touch would be with this held, allowed or not. */
export function meant(card: Card | null, aim: Aim | null, turned: boolean, { column, row }: Place): Move {
  const at = { column, row };
  if (card === null) return { type: 'Settle', ...at };
  if (card === PRINCESS) return { type: 'Oust', ...at };
  if (isSpecial(card) && aim === 'seam') return { type: 'Give', toy: card, ...at };
  if (ownerOf(card) !== null) return { type: 'Sleep', ...at };
  return { type: 'Lay', card, turned, ...at };
}

/** What a card is called in a question. */
export function kindOf(card: Card | null, aim: Aim | null): string {
  if (card === PRINCESS) return 'princess';
  if (card !== null && ownerOf(card) !== null) return 'cat';
  return aim === 'seam' ? 'toy' : 'box';
}
