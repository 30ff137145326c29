/* How prints are made: kraft paper, cuts of a gouge, uneven ink. Everything is drawn at start-up. */
import { CanvasTexture, SRGBColorSpace } from 'three';

export type Pen = CanvasRenderingContext2D;
export type Chance = () => number; // 0 to 1

/** The same chances for the same seed: no print may change from one start to the next. */
export function random(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pixels a centimetre: phones get less, for their memory. */
export const density = (): number => (isSmallScreen() ? 48 : 72);

/** A phone: its textures are to take half as much. */
export const isSmallScreen = (): boolean => Math.min(screen.width, screen.height) < 700;

export function sheet(wide: number, high: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(wide), Math.round(high)];
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  return canvas;
}

export function textureOf(canvas: HTMLCanvasElement, sharp = true): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.generateMipmaps = sharp;
  if (sharp) texture.anisotropy = 2; // more costs a picture half of its time where there is no card
  return texture;
}

/** Brown paper with fibres in it; with ribs, where the wave under it shows through. */
export function kraft(pen: Pen, box: Box, base: string, chance: Chance, ribs = false): void {
  const [x, y, wide, high] = box;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  pen.fillStyle = base;
  pen.fillRect(x, y, wide, high);
  if (ribs) {
    pen.fillStyle = 'rgba(70,38,12,.045)';
    for (let at = 0; at < high; at += 12) pen.fillRect(x, y + at, wide, 6);
  }
  pen.lineWidth = 1;
  for (let at = 0; at < (wide * high) / 260; at++) {
    const [fx, fy, long, way] = [x + chance() * wide, y + chance() * high, 2 + chance() * 9, chance() * 3.2];
    const alpha = 0.05 + chance() * 0.09;
    pen.strokeStyle = chance() < 0.5 ? `rgba(70,38,12,${alpha})` : `rgba(255,240,214,${alpha})`;
    pen.beginPath();
    pen.moveTo(fx, fy);
    pen.lineTo(fx + Math.cos(way) * long, fy + Math.sin(way) * long);
    pen.stroke();
  }
  pen.restore();
}

export type Box = readonly [x: number, y: number, wide: number, high: number];

/** What a gouge cuts: it starts thin, swells and ends thin. */
export function gouge(pen: Pen, x: number, y: number, long: number, way: number, wide: number): void {
  const [cos, sin] = [Math.cos(way), Math.sin(way)];
  const at = (along: number, aside: number): [number, number] => [
    x + cos * along - sin * aside,
    y + sin * along + cos * aside,
  ];
  pen.beginPath();
  pen.moveTo(...at(0, 0));
  pen.quadraticCurveTo(...at(long * 0.55, -wide), ...at(long, 0));
  pen.quadraticCurveTo(...at(long * 0.45, wide), ...at(0, 0));
  pen.fill();
}

/** A rectangle whose corners are a little off: nothing is ruler-straight. */
export function cutBox(pen: Pen, [x, y, wide, high]: Box, off: number, chance: Chance): void {
  const near = (value: number): number => value + (chance() * 2 - 1) * off;
  pen.beginPath();
  pen.moveTo(near(x), near(y));
  pen.lineTo(near(x + wide), near(y));
  pen.lineTo(near(x + wide), near(y + high));
  pen.lineTo(near(x), near(y + high));
  pen.closePath();
}

/** Ink that did not take everywhere. */
export function specks(pen: Pen, [x, y, wide, high]: Box, many: number, paper: string, chance: Chance): void {
  for (let at = 0; at < many; at++) {
    const size = 0.6 + chance() * 1.4;
    pen.fillStyle = chance() < 0.6 ? paper : '#2A2126';
    pen.globalAlpha = 0.12 + chance() * 0.2;
    pen.fillRect(x + chance() * wide, y + chance() * high, size, size);
  }
  pen.globalAlpha = 1;
}

/** A shade that runs out from one edge of a box: `[share of the way, darkness]`. */
export function shade(
  pen: Pen,
  [x, y, wide, high]: Box,
  [fx, fy]: readonly [number, number],
  [tx, ty]: readonly [number, number],
  stops: readonly (readonly [number, number])[],
  colour = '52,24,12',
): void {
  const gradient = pen.createLinearGradient(x + fx * wide, y + fy * high, x + tx * wide, y + ty * high);
  for (const [at, dark] of stops) gradient.addColorStop(at, `rgba(${colour},${dark})`);
  pen.fillStyle = gradient;
  pen.fillRect(x, y, wide, high);
}
