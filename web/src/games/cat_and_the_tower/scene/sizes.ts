/* How large the pieces are, in centimetres. For drawing only. */
import { CAT as BODY, COLOURS, HOLES, KITTEN, LEAF, THICK, WALLS } from '../box';
import type { Colour, WallKind } from '../types';

/** A cat as the rules have it, with the head that is drawn. */
export const CAT = { ...BODY, head: { x: 1.3, z: 0.38, wide: 1.5 } } as const;

const colours: readonly string[] = COLOURS;

/** "floor7" is a floor, and the seventh. */
export function pieceOf(name: string): { kind: string; number: number } {
  const [, kind = name, number = '0'] = /^([a-z]+)(\d*)$/.exec(name) ?? [];
  return { kind, number: Number(number) };
}

export const isWall = (kind: string): kind is WallKind => kind in WALLS;
export const isFriend = (kind: string): kind is Colour => colours.includes(kind);
/** Toto, a kitten, or one of their friends. */
export function isCat(name: string): boolean {
  const { kind } = pieceOf(name);
  return kind !== 'floor' && !isWall(kind);
}

/** Toto and the kittens are smaller than their friends. */
export const isSmall = (name: string): boolean => isCat(name) && !isFriend(pieceOf(name).kind);

export const hasHole = (floor: number): boolean => floor % HOLES === 0;

/** Half of what it measures from its lowest to its highest point, standing. */
export function halfHeight(kind: string): number {
  if (kind === 'floor') return THICK / 2;
  if (isWall(kind)) return WALLS[kind] / 2;
  return (CAT.high / 2) * (isFriend(kind) ? 1 : KITTEN);
}

/** The outline of a folded wall seen from above: the end of a leaf, the fold, the other end. */
type Point = readonly [x: number, y: number];

export function foldOf(bend: number): readonly [Point, Point, Point] {
  const half = (bend * Math.PI) / 360;
  const fold = (-LEAF / 2) * Math.cos(half);
  const [x, y] = [fold + LEAF * Math.cos(half), LEAF * Math.sin(half)];
  return [
    [x, y],
    [fold, 0],
    [x, -y],
  ];
}
