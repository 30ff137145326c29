/* From a piece in the hand to the move that letting go of it would be, and back. Which are allowed, the
   server knows. */
import { isSame } from '../selection.svelte';
import type { Grip } from './grip';
import { isFriend, isWall, pieceOf } from './scene/sizes';
import { climberOf, floorOf, topOf } from './tower';
import { COLOURS, WALLS } from './box';
import type { Drawn, Job, Move, Setting } from './types';

const KINDS = Object.keys(WALLS);

/** What may be meant, by names that tell a kind: what the card speaks of comes first. */
export function candidates(job: Job, { tower }: Drawn): readonly string[] {
  if (job.type === 'Climb') return [job.name];
  if (job.type === 'Befriend')
    return job.held
      ? [job.held]
      : COLOURS.filter((colour) => job.colours.includes(colour)).map((colour) => `${colour}0`);
  const due = job.slots.filter(({ wall }) => wall === null).map(({ kind }) => kind);
  if (due.length === 0) return [`floor${topOf(tower) + 1}`];
  return [...new Set<string>([...due, ...KINDS])].map((kind) => `${kind}0`);
}

/** The floor that a piece is held over before anybody has said where; a friend waits above its climber. */
export function firstFloor(name: string, job: Job, view: Drawn, me: number | null): number {
  const top = topOf(view.tower);
  if (pieceOf(name).kind === 'floor') return top + 1;
  if (job.type === 'Climb') return Math.min(job.floor, top);
  if (job.type !== 'Befriend') return top;
  return Math.max(job.lowest, Math.min(top, floorOf(view, climberOf(view, me)) + 1));
}

/** The floors that the piece may go to, where there is a choice. */
export function floorsFor(job: Job, { tower }: Drawn): readonly number[] {
  if (job.type !== 'Befriend') return [];
  return Array.from({ length: topOf(tower) - job.lowest + 1 }, (_, at) => job.lowest + at);
}

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

/** The piece that a move speaks of; null where it does not say. */
export function nameOf(move: Setting): string | null {
  if (move.type === 'Wall') return `${move.kind}0`;
  return move.type === 'Friend' ? `${move.colour}0` : null;
}

/** Where a piece goes, however much the hand trembles. */
const steadied = (setting: Setting | null): Setting | null => setting && { ...setting, hasty: false };

/** The same placing, in haste or not. */
export const same = (one: Setting | null, two: Setting | null): boolean =>
  isSame(steadied(one), steadied(two));
