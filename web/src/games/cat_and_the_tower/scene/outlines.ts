/* What is cut out of each wall, in cm: x from the fold outwards, y up. */
import { Path } from 'three';
import { WALLS } from '../box';
import type { WallKind } from '../types';
import { rounded } from './rounded';

export const WINDOW = { x: [1.32, 3.18], y: [0.28, 0.78], bar: 0.15 } as const; // y in parts of the height
export const DOOR = { x: 1.1, wide: 2.3, y: 0.32, high: 0.72 } as const;
export const NICHE = { x: 0.92, wide: 2.66, y: 0.19, high: 0.64 } as const;
export const SLOTS = [0.78, 2.0, 3.22] as const; // where the pillar is open
export const SLOT = 0.5;

/** A sitting cat from its left foot over its ears to its right one, around 0, 1 high. */
const STATUE: readonly (readonly [number, number])[] = [
  [-0.36, 0],
  [-0.38, 0.16],
  [-0.3, 0.38],
  [-0.2, 0.55],
  [-0.25, 0.7],
  [-0.25, 1],
  [-0.12, 0.88],
  [0.12, 0.88],
  [0.25, 1],
  [0.25, 0.7],
  [0.2, 0.55],
  [0.3, 0.38],
  [0.36, 0.2],
  [0.52, 0.28],
  [0.6, 0.16],
  [0.46, 0],
];
const STATUE_HIGH = 2.05;
export const statuePoints = (): [number, number][] => {
  const [middle, foot] = [NICHE.x + NICHE.wide / 2, WALLS.statue * NICHE.y];
  return STATUE.map(([x, y]) => [middle + x * STATUE_HIGH * 0.8, foot + y * STATUE_HIGH]);
};

export function holesOf(kind: WallKind): Path[] {
  const high = WALLS[kind];
  if (kind === 'window') return panes(high);
  if (kind === 'portal') return [arch(DOOR.x, DOOR.y, DOOR.wide, high * DOOR.high)];
  if (kind === 'statue')
    return [arch(NICHE.x, high * NICHE.y, NICHE.wide, high * NICHE.high, statuePoints())];
  if (kind === 'pillar')
    return SLOTS.map((x) => rounded(new Path(), x, 0.95, SLOT, high - 1.9, SLOT / 2 - 0.01));
  return [];
}

function panes(high: number): Path[] {
  const { x, y, bar } = WINDOW;
  const [wide, tall] = [(x[1] - x[0] - bar) / 2, ((y[1] - y[0]) * high - bar) / 2];
  return [0, 1].flatMap((row) =>
    [0, 1].map((column) =>
      rounded(new Path(), x[0] + column * (wide + bar), y[0] * high + row * (tall + bar), wide, tall, 0.04),
    ),
  );
}

/** A doorway: straight sides, a round top; something may stand on its lower edge. */
function arch(x: number, y: number, wide: number, high: number, on: readonly [number, number][] = []): Path {
  const r = wide / 2;
  const line = new Path().moveTo(x, y);
  for (const point of on) line.lineTo(...point);
  line.lineTo(x + wide, y).lineTo(x + wide, y + high - r);
  line.absarc(x + r, y + high - r, r, 0, Math.PI, false);
  line.lineTo(x, y);
  return line;
}
