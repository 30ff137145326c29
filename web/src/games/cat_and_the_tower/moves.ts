/* From a piece in the hand to the move that letting go of it would be, and back. Which are allowed, the
   server knows. */
import { isSame } from '../selection.svelte';
import type { Grip } from './grip';
import { isFriend, isWall, pieceOf } from './scene/sizes';
import type { Move, Setting } from './types';

/** Letting go of a piece over that floor. */
export function settingOf(
  { name, floor }: { name: string; floor: number },
  grip: Grip,
  hasty: boolean,
): Setting {
  const { kind } = pieceOf(name);
  const spot = { x: grip.x, y: grip.y, turn: grip.turn, hasty };
  if (isWall(kind)) return { type: 'Wall', kind, bend: grip.bend, ...spot };
  if (kind === 'floor') return { type: 'Floor', ...spot };
  if (isFriend(kind)) return { type: 'Friend', colour: kind, floor, ...spot };
  return { type: 'Put', ...spot };
}

type Pet = Extract<Move, { type: 'Pet' }>;

/** For each friend that may be petted, one of the ways to do it. */
export function firstPets(listed: readonly Move[]): Pet[] {
  const pets = listed.filter((move): move is Pet => move.type === 'Pet');
  return pets.filter((pet, at) => pets.findIndex(({ friend }) => friend === pet.friend) === at);
}

export const isSetting = (move: Move): move is Setting =>
  ['Wall', 'Floor', 'Friend', 'Put'].includes(move.type);

/** The kind of piece that a move speaks of; null where it does not say. */
export function kindOf(move: Setting): string | null {
  if (move.type === 'Wall') return move.kind;
  return move.type === 'Friend' ? move.colour : null;
}

/** Where a piece goes, however much the hand trembles. */
const steadied = (setting: Setting | null): Setting | null => setting && { ...setting, hasty: false };

/** The same placing, in haste or not. */
export const same = (one: Setting | null, two: Setting | null): boolean =>
  isSame(steadied(one), steadied(two));

type Use = Extract<Move, { type: 'Use' }>;

/** Which side of its card an answer is, as far as both can be played. */
export function sideOf({ action, side }: Use, listed: readonly Move[]): 'first' | 'second' | 'whole' {
  const sides = listed.filter((move) => move.type === 'Use' && move.action === action);
  if (sides.length < 2) return 'whole';
  return side === 1 ? 'first' : 'second';
}
