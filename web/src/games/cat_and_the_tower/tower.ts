/* What can be read off a tower, for drawing and telling; nothing is judged here. */
import { GRAIN, standOf, tiltOf, upright, type Stand } from './scene/poses';
import { CLIMBERS, THICK } from './box';
import { halfHeight, isFriend, isWall, pieceOf } from './scene/sizes';
import type { Drawn, Part } from './types';

type Tower = readonly Part[];

const climbers: Readonly<Record<Drawn['options']['mode'], readonly string[]>> = CLIMBERS;

const LEAST_WIDE = 15;
const MOST_WIDE = 44;

export const find = (tower: Tower, name: string): Part | undefined =>
  tower.find((part) => part.name === name);

/** The number of the highest floor. */
export const topOf = (tower: Tower): number =>
  tower.reduce((top, { name, floor }) => (pieceOf(name).kind === 'floor' ? Math.max(top, floor) : top), 1);

/** How high the tower is, in cm. */
export const heightOf = (tower: Tower): number =>
  Math.max(THICK, ...tower.map(({ name, pose }) => pose[2] / 100_000 + halfHeight(pieceOf(name).kind)));

/** How wide everything is, with what has fallen beside it, in cm; what has rolled far away does not count. */
export const wideOf = (tower: Tower): number =>
  Math.min(
    MOST_WIDE,
    Math.max(LEAST_WIDE, ...tower.map(({ pose: [x, y] }) => (2 * Math.hypot(x, y)) / GRAIN + 4)),
  );

/** The tilt of the highest floor, in degrees, and where the middle of it is, in cm. */
export function leanOf(tower: Tower): { tilt: number; x: number; y: number } {
  const top = find(tower, `floor${topOf(tower)}`);
  if (!top) return { tilt: 0, x: 0, y: 0 };
  const stand = standOf(top.pose);
  return { tilt: tiltOf(stand), x: stand.at[0], y: stand.at[1] };
}

export const friendsOn = (tower: Tower, floor: number): Part[] =>
  tower.filter((part) => part.floor === floor && isFriend(pieceOf(part.name).kind));

export const wallsOn = (tower: Tower, floor: number): Part[] =>
  tower.filter((part) => part.floor === floor && isWall(pieceOf(part.name).kind));

/** Whom a seat helps up. */
export const climberOf = (view: Drawn, seat: number | null): string =>
  climbers[view.options.mode][seat ?? 0] ?? '';

/** The floor that Toto or a kitten is on; 0: beside the tower. */
export const floorOf = (view: Drawn, name: string): number => find(view.tower, name)?.floor ?? 0;

/** The upper side of a floor: how high it is at a place. */
export function surfaceAt(base: Part, x: number, y: number): number {
  const [ux, uy, uz] = upOf(standOf(base.pose));
  const [cx, cy, cz] = standOf(base.pose).at;
  return cz + (THICK / 2 - ux * (x - cx) - uy * (y - cy)) / uz;
}

/** Flush with a floor, turned by so many degrees. */
export function flush(base: Part, at: readonly [number, number, number], degrees: number): Stand {
  const [ux, uy, uz] = upOf(standOf(base.pose));
  const length = Math.hypot(ux, uy);
  const turned = upright(at, degrees).turned;
  if (length < 1e-6) return { at, turned };
  const half = Math.atan2(length, uz) / 2;
  const sine = Math.sin(half) / length;
  return { at, turned: times([-uy * sine, ux * sine, 0, Math.cos(half)], turned) };
}

type Four = readonly [number, number, number, number];

function upOf({ turned: [i, j, k, w] }: Stand): readonly [number, number, number] {
  return [2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)];
}

function times([b, c, d, a]: Four, [f, g, h, e]: Four): Four {
  return [
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
    a * e - b * f - c * g - d * h,
  ];
}
