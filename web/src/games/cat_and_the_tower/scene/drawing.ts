/* The kit's flat pictures as shapes to be cut out: the same cat, one drawing. */
import { Matrix4, ShapePath, Vector3, type Shape } from 'three';

/** One cut of a picture. What has a rim is a piece of card of its own; the rest is printed on it. */
export interface Cut {
  shapes: Shape[];
  fill: string;
  card: boolean;
}

/** Reads the markup of `kit/parts`: paths, ellipses and groups that are moved; y points up. */
export function cutsOf(markup: string): Cut[] {
  const cuts: Cut[] = [];
  const places: Matrix4[] = [new Matrix4().makeScale(1, -1, 1)];
  let hidden = 0; // inside a clip path
  for (const [, closing, name = '', rest = ''] of markup.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (name === 'clipPath') hidden += closing ? -1 : 1;
    else if (name === 'g' && closing) places.pop();
    else if (name === 'g') places.push(placeOf(rest, places.at(-1)));
    else if (hidden === 0 && !closing) cuts.push(...cutOf(name, rest, places.at(-1)));
  }
  return cuts;
}

function cutOf(name: string, rest: string, place = new Matrix4()): Cut[] {
  const d = name === 'ellipse' ? ellipse(rest) : valueOf(rest, 'd');
  if (!d) return [];
  const shapes = shapesOf(d, place);
  return [{ shapes, fill: valueOf(rest, 'fill'), card: rest.includes('--rim') }];
}

function placeOf(rest: string, outer = new Matrix4()): Matrix4 {
  const text = valueOf(rest, 'transform');
  const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
  if (text.startsWith('matrix')) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
    return outer.clone().multiply(new Matrix4().set(a, c, 0, e, b, d, 0, f, 0, 0, 1, 0, 0, 0, 0, 1));
  }
  const [x = 0, y = 0, scale = 1] = numbers;
  return outer.clone().multiply(new Matrix4().makeTranslation(x, y, 0).scale(new Vector3(scale, scale, 1)));
}

/** A little smaller than drawn: there is no clip path that would cut the pupil to its eye. */
function ellipse(rest: string): string {
  const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(valueOf(rest, name))) as [
    number,
    number,
    number,
    number,
  ];
  const [a, b] = [rx * 0.9, ry * 0.72];
  return (
    `M${cx - a} ${cy}Q${cx - a} ${cy - b} ${cx} ${cy - b}Q${cx + a} ${cy - b} ${cx + a}` +
    ` ${cy}Q${cx + a} ${cy + b} ${cx} ${cy + b}Q${cx - a} ${cy + b} ${cx - a} ${cy}Z`
  );
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
