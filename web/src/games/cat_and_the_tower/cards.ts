/* What is printed on the cards: read from the same file as the rules read it. */
import box from '../../../../src/clowder/games/cat_and_the_tower/pieces.toml?raw';
import type { Colour, WallKind } from './scene/sizes';

export interface Side {
  walls: readonly WallKind[];
  colour: Colour | 'any' | null; // of a friend
  pets: string; // '' where nobody is petted
}

export interface Wish {
  reward: number;
  test: string;
  of: string;
}

const lines = (section: string): [number, string][] => {
  const body = box.split(`[${section}]`)[1]?.split(/\n\[/)[0] ?? '';
  return [...body.matchAll(/^(\d+) = (.+)$/gm)].map(([, number, value]) => [Number(number), value ?? '']);
};

const words = (value: string): string[][] =>
  [...value.matchAll(/"([^"]+)"/g)].map(([, text]) => (text ?? '').split(' '));

const SIDES = new Map<number, readonly Side[]>(
  lines('actions').map(([card, value]) => [card, words(value).map(sideOf)]),
);

function sideOf([verb, ...rest]: string[]): Side {
  if (verb === 'build') return { walls: rest as WallKind[], colour: null, pets: '' };
  return { walls: [], colour: (rest[0] ?? 'any') as Colour | 'any', pets: rest[1] ?? '' };
}

const WISHES = new Map<number, Wish>(
  lines('goals').map(([card, value]) => {
    const [reward = '0', test = '', of = ''] = words(value)[0] ?? [];
    return [card, { reward: Number(reward), test, of }];
  }),
);

const NOTHING: Side = { walls: [], colour: null, pets: '' };

/** Sides are counted from 1. */
export const sideAt = (card: number, side: number): Side => SIDES.get(card)?.[side - 1] ?? NOTHING;

export const wishOf = (goal: number): Wish => WISHES.get(goal) ?? { reward: 0, test: '', of: '' };

export const FLOORS = Number(/^floors = (\d+)/m.exec(box)?.[1]);
export const COLLAPSE = Number(/^collapse = (\d+)/m.exec(box)?.[1]);
export const SCENARIOS: readonly number[] = [
  ...(/^scenarios = \[(.+)\]/m.exec(box)?.[1] ?? '').matchAll(/\d+/g),
].map(Number);
export const COLLARS: readonly string[] = words(/^kittens = (.+)$/m.exec(box)?.[1] ?? '').flat();
