/* Poses as they are recorded, and what lies between two of them. Nothing here knows how a piece looks. */

export const GRAIN = 100_000; // grains in a centimetre
export const TWIST = 10_000_000; // what 1 is in a recorded quaternion

/** x, y, z in grains from the middle of the table, then a unit quaternion w, x, y, z. */
export type Pose = readonly [number, number, number, number, number, number, number];

type Three = readonly [x: number, y: number, z: number];
type Four = readonly [x: number, y: number, z: number, w: number];

/** The same in centimetres, the quaternion as three.js writes it. */
export interface Stand {
  at: Three;
  turned: Four;
}

export function standOf([x, y, z, w, i, j, k]: Pose): Stand {
  const length = Math.hypot(w, i, j, k) || 1;
  return {
    at: [x / GRAIN, y / GRAIN, z / GRAIN],
    turned: [i / length, j / length, k / length, w / length],
  };
}

/** Back to how it would be recorded. */
export function poseOf({ at: [x, y, z], turned: [i, j, k, w] }: Stand): Pose {
  const grains = (value: number): number => Math.round(value * GRAIN);
  const twists = (value: number): number => Math.round(value * TWIST);
  return [grains(x), grains(y), grains(z), twists(w), twists(i), twists(j), twists(k)];
}

/** Upright at a place, turned about the vertical by some degrees. */
export function upright(at: Three, degrees: number): Stand {
  const half = (degrees * Math.PI) / 360;
  return { at, turned: [0, 0, Math.sin(half), Math.cos(half)] };
}

/** Between two stands; 0 is the first, 1 the second. */
export function between(one: Stand, two: Stand, part: number): Stand {
  return {
    at: [mix(one.at[0], two.at[0], part), mix(one.at[1], two.at[1], part), mix(one.at[2], two.at[2], part)],
    turned: turnBetween(one.turned, two.turned, part),
  };
}

/** The short way round; frames lie so close together that a straight line between them will do. */
function turnBetween(one: Four, two: Four, part: number): Four {
  const dot = one.reduce((sum, value, at) => sum + value * (two[at] ?? 0), 0);
  const sign = dot < 0 ? -1 : 1;
  const mixed = one.map((value, at) => mix(value, sign * (two[at] ?? 0), part));
  const length = Math.hypot(...mixed) || 1;
  const [x = 0, y = 0, z = 0, w = 1] = mixed.map((value) => value / length);
  return [x, y, z, w];
}

/** How far a piece is tilted from upright, in degrees. */
export function tiltOf({ turned: [x, y] }: Stand): number {
  return (Math.acos(Math.min(1, Math.max(-1, 1 - 2 * (x * x + y * y)))) * 180) / Math.PI;
}

/** A point of the piece, in the tower's own centimetres. */
export function pointOf({ at, turned: [x, y, z, w] }: Stand, [a, b, c]: Three): Three {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [
    at[0] + a + w * tx + y * tz - z * ty,
    at[1] + b + w * ty + z * tx - x * tz,
    at[2] + c + w * tz + x * ty - y * tx,
  ];
}

/** The same point as the piece itself sees it. */
export function localOf({ at, turned: [x, y, z, w] }: Stand, [a, b, c]: Three): Three {
  return pointOf({ at: [0, 0, 0], turned: [-x, -y, -z, w] }, [a - at[0], b - at[1], c - at[2]]);
}

const mix = (one: number, two: number, part: number): number => one + (two - one) * part;
