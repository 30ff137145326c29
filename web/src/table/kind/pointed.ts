/* Whom somebody points at: at a seat, or by a line that was said. */
import type { ChairInfo, ChatLine } from '../../wire/types';

export interface Pointed {
  name: string;
  at: { seat: number } | { number: number };
}

/** Whoever sits there; a mouse minds nothing, and nobody points at themselves. */
export function pointAt(chairs: readonly ChairInfo[], seat: number, mine: readonly number[]): Pointed | null {
  const chair = chairs[seat];
  if (!chair || chair.free || chair.bot !== null || mine.includes(seat)) return null;
  return { name: chair.name, at: { seat } };
}

/** Whoever said it, unless it was oneself. */
export function pointAtLine(line: ChatLine, mine: readonly number[]): Pointed | null {
  if (line.seat !== null && mine.includes(line.seat)) return null;
  return { name: line.name, at: { number: line.number } };
}
