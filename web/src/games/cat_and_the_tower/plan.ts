/* A floor seen from straight above, lying as it is looked at: where things are in it, and the way back. */
import { hullOf, type Point } from './hull';
import { localOf, pointOf, standOf, type Stand } from './scene/poses';
import { CAT, foldOf, halfHeight, isFriend, isWall, pieceOf } from './scene/sizes';
import { KITTEN } from './box';
import { find, wallsOn } from './tower';
import type { Part } from './types';

type Three = readonly [number, number, number];

/** In cm from the middle of the floor; to the right and down, as a screen counts. */
export interface Plan {
  floor: number;
  at(point: Three): Point;
  /** How far that is in the tower's own directions. */
  back(way: Point): Point;
  /** A direction in the tower, in the plan. */
  way(way: Point): Point;
}

/** A floor, turned to the quarter that is nearest to where one looks from. */
export function planOf(tower: readonly Part[], floor: number, around: number): Plan | null {
  const base = find(tower, `floor${floor}`);
  if (!base) return null;
  const ground = standOf(base.pose);
  const flat: Stand = { ...ground, at: [0, 0, 0] };
  const [hx, hy] = pointOf(flat, [1, 0, 0]);
  const heading = (Math.atan2(hy, hx) * 180) / Math.PI;
  const quarter = Math.round((around - heading) / 90) * 90;
  return {
    floor,
    at: (point) => {
      const [x, y] = localOf(ground, point);
      const [right, up] = turned([x, y], -quarter);
      return [right, -up];
    },
    back: ([right, down]) => {
      const [x, y] = pointOf(flat, [...turned([right, -down], quarter), 0]);
      return [x, y];
    },
    way: ([x, y]) => {
      const [a, b] = localOf(flat, [x, y, 0]);
      const [right, up] = turned([a, b], -quarter);
      return [right, -up];
    },
  };
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** The outline of a piece that stands or hovers somewhere; of a wall the line that its leaves make. */
export function outlineIn(plan: Plan, name: string, bend: number, stand: Stand, high = 0): Point[] {
  const { kind } = pieceOf(name);
  const flat = isWall(kind) ? foldOf(bend) : corners(kind);
  return flat.map(([x, y]) => plan.at(pointOf(stand, [x, y, high])));
}

function corners(kind: string): Point[] {
  const size = isFriend(kind) ? 1 : KITTEN;
  const [x, y] = kind === 'floor' ? [5, 5] : [(CAT.long / 2) * size, (CAT.wide / 2) * size];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** Where the head of a cat is. */
export function headIn(plan: Plan, name: string, stand: Stand): Point {
  const size = isFriend(pieceOf(name).kind) ? 1 : KITTEN;
  return plan.at(pointOf(stand, [CAT.head.x * size, 0, 0]));
}

/** The walls under a floor: what they carry lies within their tops. */
export function carriersIn(tower: readonly Part[], plan: Plan): { walls: Point[][]; hull: Point[] } {
  const walls = wallsOn(tower, plan.floor - 1).map(({ name, bend, pose }) =>
    outlineIn(plan, name, bend, standOf(pose), halfHeight(pieceOf(name).kind)),
  );
  return { walls, hull: hullOf(walls.flat()) };
}

export const pathOf = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('') +
  (closed ? 'Z' : '');
