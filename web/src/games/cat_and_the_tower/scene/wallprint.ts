/* The prints of the walls: one sheet a kind, with its outside, its inside and its sawn edge. */
import { LEAF, WALLS } from '../box';
import type { WallKind } from '../types';
import { DOOR, NICHE, SLOT, SLOTS, statuePoints, WINDOW } from './outlines';
import { cutBox, gouge, kraft, random, shade, sheet, specks, type Box, type Chance, type Pen } from './print';

export const EDGE = 0.5; // cm of the sheet
export const SHEET = 2 * LEAF + EDGE;

interface Inks {
  ink: string;
  deep: string;
  paper: string;
  line: string;
}

const OUTSIDE: Record<WallKind, Inks> = {
  brick: { ink: '#D97A60', deep: '#BF5A3F', paper: '#F5DFC4', line: '#2A2126' },
  window: { ink: '#74A6D2', deep: '#4A7DB0', paper: '#F2EDDF', line: '#2A2126' },
  portal: { ink: '#F0BE55', deep: '#D6993A', paper: '#FBEBC4', line: '#2A2126' },
  statue: { ink: '#86BB9F', deep: '#5C947A', paper: '#EFEBD8', line: '#2A2126' },
  pillar: { ink: '#E2D2B4', deep: '#B9A37D', paper: '#F3EAD6', line: '#2A2126' },
};
const INSIDE: Inks = { ink: '#C39662', deep: '#A97B48', paper: '#E3C598', line: '#7A5530' };
const KINDS = Object.keys(WALLS);
const OFF = 0.025; // cm that a corner may be away from where it belongs
const LINE = 0.08; // cm

export function wallSheet(kind: WallKind, px: number): HTMLCanvasElement {
  const high = WALLS[kind];
  return sheet(SHEET * px, high * px, (pen) => {
    const chance = random(KINDS.indexOf(kind) + 11);
    leaf(pen, kind, OUTSIDE[kind], [0, 0, LEAF * px, high * px], px, chance);
    leaf(pen, kind, INSIDE, [LEAF * px, 0, LEAF * px, high * px], px, chance);
    bake(pen, [0, 0, LEAF * px, high * px], false);
    bake(pen, [LEAF * px, 0, LEAF * px, high * px], true);
    edge(pen, [2 * LEAF * px, 0, EDGE * px, high * px], chance);
  });
}

function leaf(pen: Pen, kind: WallKind, inks: Inks, box: Box, px: number, chance: Chance): void {
  const high = WALLS[kind];
  kraft(pen, box, kind === 'brick' ? inks.paper : inks.ink, chance);
  pen.save();
  pen.beginPath();
  pen.rect(...box);
  pen.clip();
  pen.setTransform(px, 0, 0, -px, box[0], high * px); // from here in cm, y up
  DRAW[kind](pen, high, inks, chance);
  pen.strokeStyle = inks.line;
  pen.lineWidth = LINE;
  cutBox(pen, [0.06, 0.06, LEAF - 0.12, high - 0.12], OFF, chance);
  pen.stroke();
  pen.restore();
  specks(pen, box, 2600 * (px / 72) ** 2, inks.paper, chance);
}

/** Corners are dark: under what lies on top, over the floor, along the fold. */
function bake(pen: Pen, box: Box, inside: boolean): void {
  shade(
    pen,
    box,
    [0, 0],
    [0, 0.16],
    [
      [0, inside ? 0.34 : 0.2],
      [1, 0],
    ],
  );
  shade(
    pen,
    box,
    [0, 0.8],
    [0, 1],
    [
      [0, 0],
      [1, inside ? 0.5 : 0.34],
    ],
  );
  shade(
    pen,
    box,
    [0, 0],
    [0.3, 0],
    [
      [0, inside ? 0.4 : 0.12],
      [1, 0],
    ],
  );
}

function edge(pen: Pen, box: Box, chance: Chance): void {
  kraft(pen, box, '#E9CFA0', chance);
  const [x, y, wide, high] = box;
  pen.fillStyle = 'rgba(120,80,40,.35)';
  for (let at = 0; at < 3; at++) pen.fillRect(x + wide * (0.2 + at * 0.28), y, wide * 0.06, high);
}

const DRAW: Record<WallKind, (pen: Pen, high: number, inks: Inks, chance: Chance) => void> = {
  brick: drawBricks,
  window: drawWindow,
  portal: drawPortal,
  statue: drawStatue,
  pillar: drawPillar,
};

function drawBricks(pen: Pen, high: number, { ink, deep, paper }: Inks, chance: Chance): void {
  const [rows, gap] = [6, 0.12];
  const step = high / rows;
  for (let row = 0; row < rows; row++)
    for (let x = row % 2 ? -0.75 : 0; x < LEAF; x += 1.5) {
      const left = Math.max(0.06, x + gap / 2);
      const wide = Math.min(LEAF - 0.06, x + 1.5 - gap / 2) - left;
      pen.fillStyle = chance() < 0.34 ? deep : ink;
      cutBox(pen, [left, row * step + gap / 2, wide, step - gap], OFF, chance);
      pen.fill();
      pen.fillStyle = chance() < 0.5 ? paper : deep;
      for (let at = 0; at < 2; at++)
        gouge(
          pen,
          left + chance() * wide * 0.7,
          (row + 0.25 + chance() * 0.5) * step,
          0.35,
          chance() * 0.3,
          0.035,
        );
    }
}

function drawWindow(pen: Pen, high: number, { deep, paper, line }: Inks, chance: Chance): void {
  const { x, y } = WINDOW;
  const [low, tall] = [y[0] * high, (y[1] - y[0]) * high];
  for (const left of [0.3, 3.44]) {
    outlined(pen, [left, low - 0.05, 0.76, tall + 0.1], deep, line, chance);
    pen.fillStyle = line;
    for (let slat = 0.22; slat < tall; slat += 0.3) gouge(pen, left + 0.12, low + slat, 0.52, 0, 0.045);
  }
  outlined(pen, [x[0] - 0.16, low - 0.16, x[1] - x[0] + 0.32, tall + 0.32], paper, line, chance);
  outlined(pen, [0.62, low - 0.42, 3.26, 0.26], paper, line, chance);
  outlined(pen, [0.62, low + tall + 0.3, 3.26, 0.24], deep, line, chance);
  pen.fillStyle = deep;
  for (let at = 0; at < 12; at++) gouge(pen, 0.2 + chance() * 3.6, 0.12 + chance() * 0.85, 0.5, 0, 0.04);
}

/** Stones around an arch, and one at its top. */
function drawPortal(pen: Pen, high: number, { deep, paper, line }: Inks, chance: Chance): void {
  const { x, wide, y, high: part } = DOOR;
  const [r, tall] = [wide / 2, high * part];
  const [cx, cy] = [x + r, y + tall - r];
  pen.fillStyle = deep;
  for (let at = 0; at < 26; at++) gouge(pen, chance() * 4, chance() * high, 0.5, 0.1 - chance() * 0.2, 0.04);
  for (let stone = 0; stone < 5; stone++)
    for (const left of [x - 0.44, x + wide - 0.02]) {
      const step = (cy - y) / 5;
      outlined(pen, [left, y + stone * step, 0.46, step], paper, line, chance);
    }
  const many = 9;
  for (let stone = 0; stone < many; stone++) {
    const [one, two] = [(stone / many) * Math.PI, ((stone + 1) / many) * Math.PI];
    const out = r + (stone === (many - 1) / 2 ? 0.62 : 0.46);
    pen.beginPath();
    pen.arc(cx, cy, r - 0.04, one, two);
    pen.arc(cx, cy, out, two, one, true);
    pen.closePath();
    inked(pen, stone === (many - 1) / 2 ? deep : paper, line);
  }
  outlined(pen, [0.5, 0.08, 3.5, 0.24], deep, line, chance);
}

function drawStatue(pen: Pen, high: number, { ink, deep, paper, line }: Inks, chance: Chance): void {
  const { x, wide, y, high: part } = NICHE;
  const [r, low, tall] = [wide / 2, high * y, high * part];
  for (const bar of [0.16, high - 0.62]) outlined(pen, [0.24, bar, 4.02, 0.46], deep, line, chance);
  pen.beginPath();
  pen.moveTo(x - 0.2, low - 0.04);
  pen.lineTo(x + wide + 0.2, low - 0.04);
  pen.lineTo(x + wide + 0.2, low + tall - r);
  pen.arc(x + r, low + tall - r, r + 0.2, 0, Math.PI);
  pen.closePath();
  inked(pen, paper, line);
  pen.fillStyle = ink;
  for (let at = 0; at < 6; at++) gouge(pen, 0.4 + at * 0.65, 0.38, 0.4, 0, 0.04);
  pen.beginPath();
  statuePoints().forEach(([a, b], at) => (at ? pen.lineTo(a, b) : pen.moveTo(a, b)));
  pen.closePath();
  inked(pen, paper, line);
  drawStatueFace(pen, line);
}

function drawStatueFace(pen: Pen, line: string): void {
  const points = statuePoints();
  const [left = 0, top = 0] = points[5] ?? [];
  const [right = 0] = points[8] ?? [];
  const [middle, eyes] = [(left + right) / 2, top - 0.42];
  pen.fillStyle = line;
  gouge(pen, middle - 0.3, eyes, 0.22, 0, 0.05);
  gouge(pen, middle + 0.08, eyes, 0.22, 0, 0.05);
  gouge(pen, middle - 0.02, eyes - 1.2, 0.6, Math.PI / 2, 0.03);
}

function drawPillar(pen: Pen, high: number, { deep, paper, line }: Inks, chance: Chance): void {
  pen.fillStyle = paper;
  for (const x of [0.3, 1.4, 1.7, 2.6, 2.9, 3.9])
    for (let y = 1; y < high - 2; y += 1.6)
      gouge(pen, x + chance() * 0.2, y, 1.2 + chance(), Math.PI / 2, 0.05);
  pen.fillStyle = deep;
  for (const x of [0.5, 1.55, 2.78, 4.0])
    for (let y = 1.2; y < high - 2.4; y += 2.1) gouge(pen, x, y + chance(), 1.5, Math.PI / 2, 0.04);
  for (const x of SLOTS) {
    pen.strokeStyle = line;
    pen.lineWidth = LINE * 0.8;
    cutBox(pen, [x - 0.05, 0.9, SLOT + 0.1, high - 1.8], OFF, chance);
    pen.stroke();
  }
  for (const bar of [0.18, high - 0.72]) {
    outlined(pen, [0.14, bar, LEAF - 0.28, 0.54], deep, line, chance);
    pen.fillStyle = line;
    for (let dot = 0.5; dot < LEAF - 0.2; dot += 0.5) {
      pen.beginPath();
      pen.arc(dot, bar + 0.27, 0.085, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

function outlined(pen: Pen, box: Box, fill: string, line: string, chance: Chance): void {
  cutBox(pen, box, OFF, chance);
  inked(pen, fill, line);
}

function inked(pen: Pen, fill: string, line: string): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = LINE;
  pen.stroke();
}
