/* The print of a floor: its upper side, its underside, and the wave between its two liners. */
import { BRIM } from '../box';
import { gouge, kraft, random, sheet, type Box, type Chance, type Pen } from './print';

export const EDGE = 0.4; // cm of the sheet, twice as wide as a floor is thick
export const SHEET = 2 * BRIM + EDGE;
const KRAFT = '#DFAE70';
const WAVE = 0.26; // cm

export function floorSheet(px: number): HTMLCanvasElement {
  const side = BRIM * px;
  return sheet(SHEET * px, side, (pen) => {
    const chance = random(5);
    kraft(pen, [0, 0, side, side], KRAFT, chance, true);
    boards(pen, [0, 0, side, side], px, chance);
    kraft(pen, [side, 0, side, side], '#C8965A', chance, true);
    wave(pen, [2 * side, 0, EDGE * px, side], px);
  });
}

/** Grain, and a double line along the rim. */
function boards(pen: Pen, [x, y, side]: Box, px: number, chance: Chance): void {
  pen.fillStyle = 'rgba(122,76,30,.34)';
  for (let at = 0; at < 90; at++)
    gouge(pen, x + chance() * side * 0.94, y + chance() * side, (0.4 + chance() * 1.4) * px, 0, 0.014 * px);
  for (const [inset, wide] of [
    [0.3, 0.06],
    [0.42, 0.025],
  ] as const) {
    pen.strokeStyle = 'rgba(122,76,30,.75)';
    pen.lineWidth = wide * px;
    pen.beginPath();
    pen.roundRect(x + inset * px, y + inset * px, side - 2 * inset * px, side - 2 * inset * px, 0.35 * px);
    pen.stroke();
  }
}

function wave(pen: Pen, [x, y, wide, high]: Box, px: number): void {
  pen.fillStyle = '#8A5F33';
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = '#EBCB98';
  pen.fillRect(x, y, wide * 0.2, high);
  pen.fillRect(x + wide * 0.8, y, wide * 0.2, high);
  pen.strokeStyle = '#EBCB98';
  pen.lineWidth = wide * 0.16;
  pen.beginPath();
  for (let at = 0, left = true; at <= high; at += (WAVE * px) / 2, left = !left)
    pen.lineTo(x + wide * (left ? 0.24 : 0.76), y + at);
  pen.stroke();
}
