/* The evening in the window: a sky in six flat bands, and roofs with ears under it. In cm, y up. */
import { gouge, random, type Box, type Chance, type Pen } from './print';

export interface Evening {
  bands: readonly string[]; // from above
  roofs: readonly [far: string, near: string];
  lit: string;
  share: number; // of the windows that are lit
  stars: number;
}

export const EVENINGS: Record<'day' | 'night', Evening> = {
  day: {
    bands: ['#7FB0D4', '#9CC4DC', '#C2DADF', '#EDDDBE', '#F6CB9F', '#F0AE8C'],
    roofs: ['#8A9DB0', '#667C94'],
    lit: '#FFE9B0',
    share: 0.3,
    stars: 0,
  },
  night: {
    bands: ['#131D38', '#182647', '#203259', '#2C4370', '#42598A', '#5E6C9C'],
    roofs: ['#121B30', '#0B1220'],
    lit: '#FFC861',
    share: 0.7,
    stars: 90,
  },
};

const BEGIN = [220, 74, 57, 44, 33.5, 26]; // cm: where each band begins, from above

export function drawSky(pen: Pen, [x, y, wide, high]: Box, evening: Evening): void {
  const chance = random(23);
  BEGIN.forEach((top, band) => {
    pen.fillStyle = evening.bands[band] ?? '';
    pen.fillRect(x, y, wide, Math.min(top, y + high) - y);
    if (band)
      border(pen, [x, top, wide, 0], evening.bands[band - 1] ?? '', evening.bands[band] ?? '', chance);
  });
  stars(pen, [x, 60, wide, y + high - 60], evening, chance);
  if (evening.stars) moon(pen, -30, 128);
  roofs(pen, [x, y, wide, 15], evening.roofs[0], 0, evening, chance);
  roofs(pen, [x, y, wide, 7.5], evening.roofs[1], 5, evening, chance);
}

/** Two bands are cut into each other. */
function border(pen: Pen, [x, y, wide]: Box, above: string, below: string, chance: Chance): void {
  for (const [colour, many, way] of [
    [below, 40, 1],
    [above, 26, -1],
  ] as const) {
    pen.fillStyle = colour;
    for (let at = 0; at < many; at++)
      gouge(
        pen,
        x + chance() * wide,
        y + way * chance() ** 2 * 6 - way,
        6 + chance() * 16,
        0.06 - chance() * 0.12,
        0.5 + chance() * 0.8,
      );
  }
  pen.fillStyle = below;
  for (let at = x; at < x + wide; at += 18) gouge(pen, at, y - 0.5, 26, 0, 2.2 + chance() * 2);
}

function stars(pen: Pen, [x, y, wide, high]: Box, { stars: many, lit }: Evening, chance: Chance): void {
  pen.fillStyle = lit;
  for (let at = 0; at < many; at++) {
    const [a, b, r] = [x + chance() * wide, y + chance() * high, 0.35 + chance() * 0.5];
    pen.globalAlpha = 0.5 + chance() * 0.5;
    sparkle(pen, a, b, r);
  }
  pen.globalAlpha = 1;
}

/** A star of four cuts. */
export function sparkle(pen: Pen, x: number, y: number, r: number): void {
  gouge(pen, x - r, y, 2 * r, 0, r * 0.32);
  gouge(pen, x, y - r, 2 * r, Math.PI / 2, r * 0.32);
}

function moon(pen: Pen, x: number, y: number): void {
  pen.fillStyle = '#F4E7C4';
  pen.beginPath();
  pen.arc(x, y, 6, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = 'rgba(160,150,140,.5)';
  for (const [a, b, long] of [
    [-3, 1.6, 3],
    [0.5, -1.4, 3.4],
    [-1, -3.4, 2.4],
  ] as const)
    gouge(pen, x + a, y + b, long, 0.1, 0.5);
}

/** A row of houses; every roof has two ears, as if cats sat there. */
function roofs(
  pen: Pen,
  [x, y, wide, high]: Box,
  colour: string,
  seed: number,
  evening: Evening,
  chance: Chance,
): void {
  for (let at = x - 4 + seed; at < x + wide;) {
    const [broad, tall, style] = [7.5 + chance() * 5, high * (0.8 + chance() * 0.6), chance()];
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(at, y);
    pen.lineTo(at, y + tall);
    if (style < 0.55) ears(pen, at, y + tall, broad);
    else pen.lineTo(at + broad / 2, y + tall + broad * 0.42);
    pen.lineTo(at + broad, y + tall);
    pen.lineTo(at + broad, y);
    pen.fill();
    litWindows(pen, [at, y + 2, broad, tall - 3], evening, chance);
    at += broad - 0.4;
  }
}

function ears(pen: Pen, x: number, y: number, broad: number): void {
  const ear = Math.min(3.6, broad * 0.3);
  pen.lineTo(x + ear * 0.25, y + ear * 1.7);
  pen.lineTo(x + ear, y + ear * 0.25);
  pen.lineTo(x + broad - ear, y + ear * 0.25);
  pen.lineTo(x + broad - ear * 0.25, y + ear * 1.7);
}

function litWindows(pen: Pen, [x, y, wide, high]: Box, { lit, share }: Evening, chance: Chance): void {
  pen.fillStyle = lit;
  for (let row = 1; row < high - 2; row += 4.2)
    for (let column = 1.6; column < wide - 2.4; column += 3.6)
      if (chance() < share * 0.7) pen.fillRect(x + column, y + row, 1.5, 2.2);
}

/** Nine stars of a mother cat's head and her eyes, joined by dots. */
export function drawMother(pen: Pen, x: number, y: number, size: number): void {
  const head = [
    [-0.42, 0.5],
    [-0.18, 0.22],
    [0.2, 0.22],
    [0.42, 0.5],
    [0.52, -0.06],
    [0.3, -0.34],
    [0, -0.46],
    [-0.3, -0.34],
    [-0.52, -0.06],
  ].map(([a = 0, b = 0]) => [x + a * size, y + b * size] as const);
  pen.fillStyle = '#FFF0C8';
  head.forEach(([a, b], at) => {
    const [c, d] = head[(at + 1) % head.length] ?? [a, b];
    const long = Math.hypot(c - a, d - b);
    for (let far = 1.5; far < long - 0.9; far += 0.95) {
      pen.beginPath();
      pen.arc(a + ((c - a) * far) / long, b + ((d - b) * far) / long, 0.2, 0, 2 * Math.PI);
      pen.fill();
    }
  });
  for (const [a, b] of head) sparkle(pen, a, b, 1.3);
  for (const side of [-1, 1]) sparkle(pen, x + side * 0.17 * size, y - 0.05 * size, 1.3);
}
