/* What is printed on the cards. */
import { COLOURS, SIDES, GOAL_CARDS } from './box';
import type { Colour, WallKind } from './types';

interface Side {
  walls: readonly WallKind[];
  colours: readonly Colour[]; // of a friend
  pets: 'none' | 'floor' | 'other' | 'colours';
}

interface GoalCard {
  reward: number;
  test: string;
  of: string;
}

const sides: Readonly<Record<number, readonly Side[]>> = SIDES;
const goalCards: Readonly<Record<number, GoalCard>> = GOAL_CARDS;

/** Sides are counted from 1. */
export function sideAt(card: number, side: number): Side {
  const found = sides[card]?.[side - 1];
  if (!found) throw new Error(`no such side: ${card} ${side}`);
  return found;
}

export function goalCardOf(goal: number): GoalCard {
  const found = goalCards[goal];
  if (!found) throw new Error(`no such goal: ${goal}`);
  return found;
}

/** Which friend a side means, where it means one. */
export function friendOf({ colours: [first, ...more] }: Side): Colour | 'any' | null {
  return first && more.length === COLOURS.length - 1 ? 'any' : (first ?? null);
}

/** The heads that say what a goal wants. */
export function headsOn({ test, of }: GoalCard): readonly Colour[] {
  const colour = COLOURS.find((each) => each === of) ?? COLOURS[0];
  const other = COLOURS.find((each) => each !== colour) ?? COLOURS[1];
  switch (test) {
    case 'touch':
      return of === 'alike' ? [colour, colour] : [colour, other];
    case 'pile':
      return [colour, colour, colour];
    case 'three':
      return COLOURS.slice(0, 3);
    case 'back':
      return [colour, other];
    default:
      return [colour];
  }
}
