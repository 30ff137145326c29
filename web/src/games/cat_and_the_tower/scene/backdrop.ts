/* The wall behind the tower with its tall window. It follows most of the camera's turn, so that there is
   always sky behind the tower. Light and distance alone may be soft: it is drawn sharply and blurred once. */
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry, type Scene } from 'three';
import type { Palette } from './paper';
import { gouge, random, sheet, textureOf, type Pen } from './print';
import { drawMother, drawSky, EVENINGS } from './sky';

const [WIDE, HIGH, BEHIND] = [280, 210, 62]; // cm
const FOLLOWS = 0.85; // of the camera's turn
const MOTHER = { x: 20, below: 15, least: 46, size: 19, wide: 26, lasts: 900 } as const; // cm; ms
const WINDOW = { left: -46, right: 46, sill: 9, top: 160, bars: [64, 112] } as const;
const SHARP = 1536; // px, before it is blurred
const BLUR = 0.3; // of that is what it is drawn down to

const INKS = {
  day: {
    curtain: '#E8967C',
    fold: '#D47C66',
    frame: '#FBF1DC',
    line: '#4A3A38',
    tie: '#F3C34E',
    paw: '#E2D0AE',
  },
  night: {
    curtain: '#6E3B34',
    fold: '#57302C',
    frame: '#4C463F',
    line: '#14171E',
    tie: '#C39A4E',
    paw: '#29323E',
  },
} as const;

export class Backdrop {
  readonly #pivot = new Group();
  readonly #wall: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #beyond: Mesh<PlaneGeometry, MeshBasicMaterial>; // the same wall, as far as one can see
  readonly #mother: Mesh<PlaneGeometry, MeshBasicMaterial>;
  #rising: { start: number | null } | null = null; // the mother comes into sight
  #dark = false;

  constructor(scene: Scene) {
    [this.#wall, this.#beyond] = [plane(WIDE, HIGH), plane(1800, 900)];
    this.#mother = plane(MOTHER.wide, MOTHER.wide);
    this.#wall.position.set(0, BEHIND, HIGH / 2);
    this.#beyond.position.set(0, BEHIND + 0.6, 450);
    Object.assign(this.#mother.material, { transparent: true, opacity: 0 });
    this.#mother.visible = false;
    this.#mother.renderOrder = -20; // before all else that can be seen through
    scene.add(this.#pivot.add(this.#wall, this.#beyond, this.#mother));
  }

  paint(palette: Palette, px: number): void {
    this.#dark = palette.dark;
    this.#beyond.material.color.set(palette.wall);
    this.#wall.material.map?.dispose();
    this.#wall.material.map = textureOf(picture(palette, px), false);
    this.#wall.material.needsUpdate = true;
  }

  turn(around: number): void {
    this.#pivot.rotation.z = around * FOLLOWS;
  }

  /** The stars of the mother are joined beside a tower so high; null: they are stars again. */
  mother(top: number | null, atOnce: boolean): void {
    const on = top !== null;
    this.#mother.visible = on;
    this.#mother.position.set(MOTHER.x, BEHIND - 0.5, Math.max(MOTHER.least, (top ?? 0) - MOTHER.below));
    this.#rising = on && !atOnce ? { start: null } : null;
    this.#mother.material.opacity = on && atOnce ? this.#most : 0;
    if (on && !this.#mother.material.map) {
      const stars = sheet(512, 512, (pen) => {
        inCm(pen, MOTHER.wide, MOTHER.wide, 512);
        drawMother(pen, 0, MOTHER.wide / 2, MOTHER.size);
      });
      this.#mother.material.map = textureOf(stars, false);
      this.#mother.material.needsUpdate = true;
    }
  }

  /** Whether it is still coming into sight. */
  move(now: number): boolean {
    if (!this.#rising) return false;
    this.#rising.start ??= now;
    const part = Math.min(1, (now - this.#rising.start) / MOTHER.lasts);
    this.#mother.material.opacity = part * this.#most;
    if (part === 1) this.#rising = null;
    return this.#rising !== null;
  }

  dispose(): void {
    this.#pivot.removeFromParent();
    for (const { geometry, material } of [this.#wall, this.#beyond, this.#mother]) {
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
    }
  }

  /** By day stars are pale. */
  get #most(): number {
    return this.#dark ? 1 : 0.75;
  }
}

function plane(wide: number, high: number): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const paint = new MeshBasicMaterial({ toneMapped: false, fog: false });
  const made = new Mesh(new PlaneGeometry(wide, high), paint);
  made.rotation.x = Math.PI / 2;
  made.raycast = () => undefined;
  return made;
}

/** From here on x is to the right from the middle, y up from the lower edge. */
function inCm(pen: Pen, wide: number, high: number, px: number): void {
  const scale = px / wide;
  pen.setTransform(scale, 0, 0, -scale, px / 2, high * scale);
}

function picture(palette: Palette, px: number): HTMLCanvasElement {
  const sharp = sheet(SHARP, (SHARP * HIGH) / WIDE, (pen) => {
    inCm(pen, WIDE, HIGH, SHARP);
    pen.fillStyle = palette.wall;
    pen.fillRect(-WIDE / 2, 0, WIDE, HIGH);
    drawWall(pen, palette.dark ? 'night' : 'day');
  });
  const soft = sheet(SHARP * BLUR, ((SHARP * HIGH) / WIDE) * BLUR, (pen) => shrink(pen, sharp));
  return sheet(px, (px * HIGH) / WIDE, (pen) => shrink(pen, soft));
}

function shrink(pen: Pen, from: HTMLCanvasElement): void {
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(from, 0, 0, pen.canvas.width, pen.canvas.height);
}

function drawWall(pen: Pen, when: 'day' | 'night'): void {
  const inks = INKS[when];
  const { left, right, sill, top, bars } = WINDOW;
  drawPaper(pen, inks.paw);
  pen.save();
  pen.beginPath();
  pen.rect(left, sill, right - left, top - sill);
  pen.clip();
  drawSky(pen, [left, sill, right - left, top - sill], EVENINGS[when]);
  pen.restore();
  const bar = (x: number, y: number, wide: number, high: number, colour: string = inks.frame): void => {
    pen.fillStyle = inks.line;
    pen.fillRect(x - 0.5, y - 0.5, wide + 1, high + 1);
    pen.fillStyle = colour;
    pen.fillRect(x, y, wide, high);
  };
  for (const y of bars) bar(left, y - 1.2, right - left, 2.4);
  bar(left - 3, sill - 2, 3, top - sill + 4);
  bar(right, sill - 2, 3, top - sill + 4);
  bar(left - 3, top, right - left + 6, 4);
  bar(left - 14, sill - 2, right - left + 28, 1.6, inks.line);
  pen.fillStyle = inks.frame;
  pen.fillRect(-WIDE / 2, 0, WIDE, sill - 2.4);
  skirting(pen, when);
  for (const side of [-1, 1]) drawCurtain(pen, side, inks);
}

/** Where wall and floor meet it is darker. */
function skirting(pen: Pen, when: 'day' | 'night'): void {
  const soft = pen.createLinearGradient(0, 0, 0, 5);
  const colour = when === 'day' ? '120,80,40' : '4,6,12';
  soft.addColorStop(0, `rgba(${colour},.42)`);
  soft.addColorStop(0.35, `rgba(${colour},.16)`);
  soft.addColorStop(1, `rgba(${colour},0)`);
  pen.fillStyle = soft;
  pen.fillRect(-WIDE / 2, 0, WIDE, 5);
}

/** Paws all over the wallpaper, hardly to be seen. */
function drawPaper(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  for (let row = 0; row < 13; row++)
    for (let column = -8; column <= 8; column++) {
      const [x, y] = [column * 17 + (row % 2) * 8.5, 14 + row * 15];
      for (const [a, b, r] of [
        [0, 0, 1.7],
        [-1.9, 2, 0.8],
        [0, 2.8, 0.85],
        [1.9, 2, 0.8],
      ] as const) {
        pen.beginPath();
        pen.arc(x + a, y + b, r, 0, 2 * Math.PI);
        pen.fill();
      }
    }
}

function drawCurtain(
  pen: Pen,
  side: number,
  { curtain, fold, line, tie }: (typeof INKS)['day' | 'night'],
): void {
  const chance = random(31);
  const { right, sill, top } = WINDOW;
  const tied = 78; // cm: there it is bound together
  pen.save();
  pen.scale(side, 1);
  pen.beginPath();
  pen.moveTo(right - 3, sill - 1);
  pen.quadraticCurveTo(right + 8, 50, right + 11, tied);
  pen.quadraticCurveTo(right + 4, 110, right - 6, top + 8);
  pen.lineTo(right + 30, top + 8);
  pen.quadraticCurveTo(right + 20, 110, right + 19, tied);
  pen.quadraticCurveTo(right + 21, 40, right + 24, sill - 1);
  pen.closePath();
  pen.fillStyle = curtain;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = 0.7;
  pen.stroke();
  pen.clip();
  pen.fillStyle = fold;
  for (let at = 0; at < 9; at++)
    gouge(pen, right + 2 + at * 2.2, sill, 48 + chance() * 18, Math.PI / 2 - (at - 3) * 0.02, 0.9);
  for (let at = 0; at < 7; at++)
    gouge(pen, right + 12 + at, tied + 2, 60, Math.PI / 2 + (3 - at) * 0.05, 0.9);
  pen.fillStyle = line;
  pen.fillRect(right + 9, tied - 3.5, 12, 7);
  pen.fillStyle = tie;
  pen.fillRect(right + 9.6, tied - 2.9, 10.8, 5.8);
  pen.restore();
}
