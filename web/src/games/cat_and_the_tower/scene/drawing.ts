/* The kit's flat pictures, printed on a canvas, and their outlines as shapes to be cut out: one drawing. */
import { Matrix4, ShapePath, Vector3, type Shape } from 'three';
import type { Pen } from './print';

/** Prints the markup of `kit/parts`: paths, ellipses, groups that are moved or clipped. What is cut out with
 * a rim is the body itself and is left out. */
export function printMarkup(pen: Pen, markup: string): void {
  const clips = new Map<string, string>(); // what is cut along, by its name
  let clip = ''; // the name of the one that is being read
  pen.save();
  for (const [, closing, name = '', rest = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    const d = valueOf(rest, 'd');
    if (name === 'clipPath') clip = closing ? '' : valueOf(rest, 'id');
    else if (clip) clips.set(clip, d);
    else if (name === 'g' && closing) pen.restore();
    else if (name === 'g') enter(pen, rest, clips);
    else if (!rest.includes('--rim')) fill(pen, name, rest, d);
  }
  pen.restore();
}

function enter(pen: Pen, rest: string, clips: ReadonlyMap<string, string>): void {
  pen.save();
  const text = valueOf(rest, 'transform');
  const n = [...text.matchAll(/-?[\d.]+/g)].map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n;
  if (text.startsWith('matrix')) pen.transform(a, b, c, d, e, f);
  else if (text) pen.transform(n[2] ?? 1, 0, 0, n[2] ?? 1, a, b);
  const clip = clips.get(/url\(#([^)]+)\)/.exec(rest)?.[1] ?? '');
  if (clip) pen.clip(new Path2D(clip));
}

function fill(pen: Pen, name: string, rest: string, d: string): void {
  pen.fillStyle = valueOf(rest, 'fill');
  if (name === 'ellipse') {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = ['cx', 'cy', 'rx', 'ry'].map((key) =>
      Number(valueOf(rest, key)),
    );
    pen.beginPath();
    pen.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
    pen.fill();
  } else if (d) pen.fill(new Path2D(d));
}

const valueOf = (rest: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(rest)?.[1] ?? '';

/** The shapes of a path: M, L, l, H, V, C, Q and Z, which is all that the kit cuts with. */
export function shapesOf(d: string, place = new Matrix4()): Shape[] {
  const path = new ShapePath();
  let [x, y] = [0, 0];
  const point = (a: number, b: number): [number, number] => {
    const at = new Vector3(a, b, 0).applyMatrix4(place);
    return [at.x, at.y];
  };
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLlHVCQZz])([^MLlHVCQZz]*)/g)) {
    const n = [...numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    for (let at = 0; at < n.length || at === 0; at += STRIDE[command] ?? 2) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = n.slice(at);
      if (command === 'M' && at === 0) path.moveTo(...point(a, b));
      else if (command === 'M' || command === 'L') path.lineTo(...point(a, b));
      else if (command === 'l') path.lineTo(...point(x + a, y + b));
      else if (command === 'H') path.lineTo(...point(a, y));
      else if (command === 'V') path.lineTo(...point(x, a));
      else if (command === 'Q') path.quadraticCurveTo(...point(a, b), ...point(c, e));
      else if (command === 'C') path.bezierCurveTo(...point(a, b), ...point(c, e), ...point(f, g));
      [x, y] = penAfter(command, [x, y], [a, b, c, e, f, g]);
      if (command === 'Z' || command === 'z') break;
    }
  }
  return path.toShapes();
}

const STRIDE: Record<string, number> = { C: 6, Q: 4, H: 1, V: 1 };

function penAfter(
  command: string,
  [x, y]: [number, number],
  [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0]: number[],
): [number, number] {
  switch (command) {
    case 'M':
    case 'L':
      return [a, b];
    case 'l':
      return [x + a, y + b];
    case 'H':
      return [a, y];
    case 'V':
      return [x, a];
    case 'Q':
      return [c, e];
    case 'C':
      return [f, g];
    default:
      return [x, y];
  }
}
