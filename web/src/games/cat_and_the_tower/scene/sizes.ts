/* How large the pieces are, in centimetres: see pieces.toml and shapes.py. For drawing only. */

export const BRIM = 10; // a floor is a square
export const THICK = 0.2;
export const HOLE = 2;
export const LEAF = 4.5; // one of the two leaves of a wall
export const KITTEN = 0.85; // Toto beside a friend
export const WALLS = { brick: 5, window: 5.25, portal: 5.5, statue: 5.75, pillar: 9.5 } as const;
export const CAT = { long: 3, wide: 1.3, high: 1.6, head: { x: 1.55, z: 0.38, wide: 1.36 } } as const;

export type WallKind = keyof typeof WALLS;
export type Colour = 'orange' | 'grey' | 'white' | 'brown';

/** "floor7" is a floor, and the seventh. */
export function pieceOf(name: string): { kind: string; number: number } {
  const [, kind = name, number = '0'] = /^([a-z]+)(\d*)$/.exec(name) ?? [];
  return { kind, number: Number(number) };
}

export const isWall = (kind: string): kind is WallKind => kind in WALLS;
export const isFriend = (kind: string): kind is Colour => ['orange', 'grey', 'white', 'brown'].includes(kind);
export const hasHole = (floor: number): boolean => floor % 3 === 0;

/** Half of what it measures from its lowest to its highest point, standing. */
export function halfHeight(kind: string): number {
  if (kind === 'floor') return THICK / 2;
  if (isWall(kind)) return WALLS[kind] / 2;
  return (CAT.high / 2) * (isFriend(kind) ? 1 : KITTEN);
}

/** The outline of a folded wall seen from above: the end of a leaf, the fold, the other end. */
export function foldOf(bend: number): readonly (readonly [number, number])[] {
  const half = (bend * Math.PI) / 360;
  const fold = (-LEAF / 2) * Math.cos(half);
  const [x, y] = [fold + LEAF * Math.cos(half), LEAF * Math.sin(half)];
  return [
    [x, y],
    [fold, 0],
    [x, -y],
  ];
}
