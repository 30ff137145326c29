/* Pieces, cards and moves in words. */
import { capital, t } from '../../words/words.svelte';
import { friendOf, sideAt, goalCardOf } from './cards';
import { isFriend, isWall, pieceOf } from './scene/sizes';
import type { Grip } from './grip';
import { nextScenario } from './figures';
import { find, floorOf } from './tower';
import type { Drawn, Move, Part } from './types';

/** "Brick wall", "Floor 7", "Toto". */
export function pieceLabel(name: string): string {
  return capital(plainLabel(name));
}

export function plainLabel(name: string): string {
  const { kind, number } = pieceOf(name);
  if (kind === 'floor') return t('tow-web-floor', { floor: number });
  if (isWall(kind)) return t('tow-web-wall', { kind });
  if (isFriend(kind)) return t('tow-web-friend', { colour: kind });
  return t(kind === 'toto' ? 'tow-web-toto' : 'tow-web-kitten');
}

export function sideLabel(side: ReturnType<typeof sideAt>): string {
  const [one, two] = side.walls;
  const colour = friendOf(side);
  if (colour) return t('tow-web-befriend', { colour });
  const short = (kind: string | undefined): string => (kind ? t('tow-web-wall-short', { kind }) : '');
  return t('tow-web-build', { one: short(one), two: short(two) });
}

export function goalLabel(goal: number): string {
  const { test, of } = goalCardOf(goal);
  return t('tow-web-goal', { test, of });
}

export function labelOf(move: Move, view: Drawn | null): { label: string; note: string } {
  switch (move.type) {
    case 'Use': {
      const side = sideAt(move.action, move.side);
      return {
        label: sideLabel(side),
        note: side.pets === 'none' ? '' : t('tow-web-pets', { pets: side.pets }),
      };
    }
    case 'Discard':
      return { label: t('tow-web-put-away', { card: move.action }), note: '' };
    case 'Lift':
      return {
        label: pieceLabel(move.friend),
        note: t('tow-web-on-floor', { floor: view ? floorOf(view, move.friend) : 0 }),
      };
    case 'Pet':
      return { label: capital(t('tow-web-side', { side: move.side })), note: '' };
    case 'Claim':
      return { label: t('tow-web-climb', { floor: move.floor }), note: goalLabel(move.goal) };
    case 'Swap':
      return { label: t('tow-web-swap'), note: goalLabel(move.goal) };
    case 'GoOn':
      return {
        label: t('tow-web-further', {
          further: move.further ? 'yes' : 'no',
          floor: (view && nextScenario(view)) ?? 0,
        }),
        note: '',
      };
    case 'GiveUp':
      return { label: t('tow-web-give-up'), note: '' };
    default:
      return { label: t('tow-web-pass'), note: '' };
  }
}

/** Where a piece in the hand is, seen from the middle of the floor under it. */
export function spotLabel(
  { name, floor }: { name: string; floor: number },
  grip: Grip,
  tower: readonly Part[],
): string {
  const { kind } = pieceOf(name);
  const base = find(tower, `floor${kind === 'floor' ? floor - 1 : floor}`);
  const from = (place: number, axis: 0 | 1): number => place / 10 - (base?.pose[axis] ?? 0) / 10_000;
  const [x, y] = [from(grip.x, 0), from(grip.y, 1)];
  return t('tow-web-spot', {
    piece: kind === 'floor' ? pieceLabel(name) : `${pieceLabel(name)}, ${t('tow-web-floor', { floor })}`,
    x: Math.abs(Math.round(x)),
    side: x < 0 ? 'left' : 'right',
    y: Math.abs(Math.round(y)),
    way: y < 0 ? 'front' : 'back',
    turn: grip.turn,
    bend: grip.bend,
    bent: isWall(kind) ? 'yes' : 'no',
  });
}

/** How an answer's button looks. */
export function markOf(move: Move): string {
  if (move.type === 'Claim' || (move.type === 'GoOn' && move.further)) return 'bean';
  return '';
}
