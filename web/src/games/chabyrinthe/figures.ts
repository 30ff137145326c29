/* Numbers that are written on boxes and sheets: counted from the view, never judged. */
import { t } from '../../words/words.svelte';
import { ACTIONS, GRADES, PARTNERS, TURNS_COUNT } from './box';
import { worthOf } from './pieces';
import type { Drawn, Options, View } from './types';

type Seats = number;
type Sides = readonly (readonly number[])[];

const partners: Readonly<Record<Options['way'], Readonly<Record<Seats, Sides>>>> = PARTNERS;
const turnsCount: Readonly<Record<Options['way'], readonly Seats[]>> = TURNS_COUNT;

/** Whether turns count and points do not. */
export const countsTurns = ({ seats, options }: { seats: number; options: Options }): boolean =>
  turnsCount[options.way].includes(seats);

/** Who wins or loses with whom. */
export const sidesOf = ({ seats, options }: View): Sides => partners[options.way][seats] ?? [];

export const catsOf = (view: View, ...seats: number[]): string[] =>
  seats.flatMap((seat) => view.taken[seat] ?? []);

export const pointsOf = (cats: readonly string[]): number => cats.reduce((sum, cat) => sum + worthOf(cat), 0);

/** Which title so many turns bring, 0 being the best. */
export const gradeOf = (turns: number): number => GRADES.filter((most) => turns > most).length;

/** How many cats have not come home. */
export const missing = (view: View): number => view.strays.length + view.cats;

/** How many actions whoever is to play has left. */
export function actionsLeft(view: View): number {
  return 'done' in view.phase ? ACTIONS - view.phase.done.length : 0;
}

/** Where we are, in words. */
export function where(view: Drawn | null): string[] {
  if (!view?.square.length) return [];
  if (view.phase.type === 'Over' && missing(view) === 0) return [t('cha-result-all-home')];
  const out = t('cha-web-out', { count: missing(view) });
  return countsTurns(view) ? [t('cha-turn', { turn: view.turn }), out] : [out];
}

/** Whom everybody waits for or looks at. */
export function turn(view: Drawn | null): number[] {
  if (!view) return [];
  const { scene, phase } = view;
  if (scene && 'seat' in scene) return [scene.seat];
  return 'seat' in phase ? [phase.seat] : [];
}
