/* The cards of the own hand, each with an id that it keeps while others go. */
import type { Card } from './types';

export interface Slip {
  id: string;
  card: Card;
}

/** Equal cards are told apart by a number. */
export function slipsOf(hand: readonly Card[]): Slip[] {
  const seen = new Map<Card, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}.${copy}`, card };
  });
}
