/** A box card on 100 × 140: what is printed on its floor, and a corrugated edge where it has a wall. */
import { at, path } from '../../../kit/parts/cut';
import { ICON } from '../../../kit/parts/icon';
import { cushion, oneToy, spray, twoToys, type Toy } from './toys';

export const WIDE = 100;
export const HIGH = 140;
const THICK = 12;

export type Side = 'L' | 'R' | 'T' | 'B';
export interface Face {
  walls: readonly Side[]; // as it lies
  toy?: Toy | null;
  count?: number; // of the toy
  spray?: boolean;
  start?: boolean;
  special?: boolean; // a toy laid for want of a seam, or still in hand
}

/** `floor` is the paint of the box it is part of. */
export function card(face: Face, floor: string): string {
  return path(`M0 0H${WIDE}V${HIGH}H0Z`, floor) + print(face) + walls(face.walls);
}

function print({ toy, count = 1, spray: sprayed, start, special }: Face): string {
  if (toy && special) return at([4, 18, 0.77], cushion(toy));
  if (toy) return count > 1 ? twoToys(toy) : oneToy(toy);
  if (sprayed) return spray();
  if (start) return at([31, 20, 1.6], path(ICON.up, 'var(--card-deep)'));
  return '';
}

/** Walls meet in mitred corners; where the next side is open a wall runs to the very edge. */
export function walls(sides: readonly Side[]): string {
  return sides.map((side) => band(side, sides) + wave(side, sides)).join('');
}

const has = (sides: readonly Side[], side: Side): number => (sides.includes(side) ? THICK : 0);

function band(side: Side, sides: readonly Side[]): string {
  const [l, r, t, b] = [has(sides, 'L'), has(sides, 'R'), has(sides, 'T'), has(sides, 'B')];
  const inner = {
    L: `M${THICK} ${t}V${HIGH - b}`,
    R: `M${WIDE - THICK} ${t}V${HIGH - b}`,
    T: `M${l} ${THICK}H${WIDE - r}`,
    B: `M${l} ${HIGH - THICK}H${WIDE - r}`,
  }[side];
  const outer = {
    L: `L0 ${HIGH}V0Z`,
    R: `L${WIDE} ${HIGH}V0Z`,
    T: `L${WIDE} 0H0Z`,
    B: `L${WIDE} ${HIGH}H0Z`,
  }[side];
  return (
    path(inner + outer, 'var(--fit-wall)') +
    `<path d="${inner}" stroke="var(--key)" stroke-width="2.5" stroke-linecap="square"/>`
  );
}

/** The flutes, between two straight liners. */
function wave(side: Side, sides: readonly Side[]): string {
  const upright = side === 'L' || side === 'R';
  const [from, to] = upright
    ? [has(sides, 'T') || 2, HIGH - (has(sides, 'B') || 2)]
    : [has(sides, 'L') || 2, WIDE - (has(sides, 'R') || 2)];
  const middle = { L: THICK / 2, R: WIDE - THICK / 2, T: THICK / 2, B: HIGH - THICK / 2 }[side];
  const steps = Math.round((to - from) / 5.5);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const along = Math.round((from + ((to - from) * step) / steps) * 10) / 10;
    const across = middle + (step % 2 ? 2.6 : -2.6);
    return upright ? `${across} ${along}` : `${along} ${across}`;
  });
  return (
    `<path d="M${points.join('L')}" fill="none" stroke="var(--card-deep)" stroke-width="1.8"` +
    ` stroke-linejoin="round"/>`
  );
}
