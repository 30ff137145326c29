/* The tower at its tallest, kept for the end. */
import { heightOf, topOf } from './tower';
import type { Drawn, Part } from './types';

export interface Tallest {
  tower: readonly Part[];
  turn: number;
}

/** The taller of what was kept and what stands now: more floors, else higher. */
export function tallerOf(kept: Tallest | null, { tower, turn }: Drawn): Tallest {
  if (!kept) return { tower, turn };
  const more = topOf(tower) - topOf(kept.tower) || heightOf(tower) - heightOf(kept.tower);
  return more > 0 ? { tower, turn } : kept;
}
