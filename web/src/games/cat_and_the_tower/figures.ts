/* Numbers and words that stand beside the tower: read off the view, never judged. */
import { t, words } from '../../words/words.svelte';
import { SCENARIOS } from './box';
import { heightOf, leanOf, topOf } from './tower';
import type { Drawn, Drop, Part } from './types';

/** Where we are, in words. */
export function where(view: Drawn | null): string[] {
  if (!view) return [];
  return [
    t('tow-web-where-turn', { turn: view.turn }),
    t('tow-web-where-floors', { floors: topOf(view.tower) }),
  ];
}

/** Whom everybody waits for. */
export function turn(view: Drawn | null): number[] {
  const phase = view?.phase;
  if (!phase) return [];
  if (phase.type === 'GoingOn') return phase.answers.flatMap((said, seat) => (said === null ? [seat] : []));
  if (phase.type === 'Trembling' || phase.type === 'Settling') return [phase.then.seat];
  return 'seat' in phase && phase.seat !== null ? [phase.seat] : [];
}

/** Whether somebody has a piece in the hand, or has just let go of one. */
export function isBuilding(view: Drawn | null): boolean {
  const phase = view?.phase;
  if (phase?.type === 'Trembling' || phase?.type === 'Settling') return phase.deed.type === 'Drop';
  return phase?.type === 'Placing';
}

/** What somebody is about to let go, or has let go and nobody knows yet where it will come to rest. */
export function dropIn(view: Drawn | null): Drop | null {
  if (!view || view.scene) return view?.scene?.what === 'hand' ? view.scene.drop : null;
  const { phase } = view;
  return (phase.type === 'Trembling' || phase.type === 'Settling') && phase.deed.type === 'Drop'
    ? phase.deed
    : null;
}

/** The floor that the open scenario card wants. */
export const nextScenario = (view: Drawn): number | undefined =>
  SCENARIOS.find((floor) => !view.scenarios.includes(floor));

export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(words.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** How high and how crooked, as it is written on the stage. */
export function posture(tower: readonly Part[]): {
  height: string;
  tilt: string;
  lean: 'none' | 'little' | 'much' | 'badly';
} {
  const { tilt } = leanOf(tower);
  const lean = tilt < 1 ? 'none' : tilt < 4 ? 'little' : tilt < 9 ? 'much' : 'badly';
  return { height: decimal(heightOf(tower)), tilt: decimal(tilt), lean };
}
