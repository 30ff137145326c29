/* A rectangle with round corners, as a line to cut along. */
import type { Path } from 'three';

export function rounded<Line extends Path>(
  line: Line,
  x: number,
  y: number,
  wide: number,
  high: number,
  r: number,
): Line {
  line.moveTo(x + r, y);
  line.lineTo(x + wide - r, y).quadraticCurveTo(x + wide, y, x + wide, y + r);
  line.lineTo(x + wide, y + high - r).quadraticCurveTo(x + wide, y + high, x + wide - r, y + high);
  line.lineTo(x + r, y + high).quadraticCurveTo(x, y + high, x, y + high - r);
  line.lineTo(x, y + r).quadraticCurveTo(x, y, x + r, y);
  return line;
}
