/* Where a piece in the hand would come down: its feet on the floor in the colour of its risk, plumb lines
   from the hand, which way is downhill, and how far the hand swings. */
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
  type Object3D,
} from 'three';
import { BRIM, KITTEN } from '../box';
import type { Point } from '../hull';
import type { Level } from '../reading';
import { localOf, pointOf, type Stand } from './poses';
import { CAT, foldOf, halfHeight, isFriend, isWall, pieceOf } from './sizes';

/** A piece over its place. */
export interface Place {
  name: string;
  bend: number;
  stand: Stand; // in the hand
  under: Stand; // where its feet would be
  level: Level | 'none';
  downhill: Point | null; // in the tower's directions
  swings: readonly Stand[]; // the ends of the hand's swing
}

type Flat = Mesh<ShapeGeometry, MeshBasicMaterial>;

interface Made {
  key: string; // what it was made from
  feet: Group;
  paint: MeshBasicMaterial;
  layers: Flat[];
  swings: LineSegments<BufferGeometry, LineBasicMaterial>[];
}

const [BAND, PAPER, RIM] = [0.44, 0.7, 0.12]; // cm
const TAPE = 0.9; // cm that the pattern of tape and crosses repeats after
const ARROW = 3.4; // cm from the middle
const INK = { none: '#55505C', safe: '#2E8B68', shaky: '#FFD93B', slips: '#D4351C' } as const;

export class Footprint {
  readonly group = new Group();
  #made: Made | null = null;
  readonly #lines = new LineSegments(new BufferGeometry(), plumb());
  readonly #arrow = arrow();
  #patterns: Partial<Record<Level, CanvasTexture>> = {};

  constructor() {
    this.#lines.frustumCulled = false;
    this.group.add(this.#lines);
    this.group.visible = false;
  }

  /** Null: the hand is empty, or what was in it has been let go. */
  show(place: Place | null, dark = false): void {
    this.group.visible = place !== null;
    if (!place) return;
    const made = this.#make(place);
    put(made.feet, place.under);
    this.#colour(made.paint, place.level);
    this.#lines.material.color.set(dark ? '#E9DFC8' : '#2A2126');
    this.#drop(place);
    this.#point(place, made.feet);
    made.swings.forEach((lines, at) => {
      const end = place.swings[at];
      lines.visible = end !== undefined;
      if (end) put(lines, end);
    });
  }

  dispose(): void {
    this.#clear();
    this.group.removeFromParent();
    [this.#lines.geometry, this.#arrow.geometry].forEach((shape) => shape.dispose());
    [this.#lines.material, this.#arrow.material].forEach((paint) => paint.dispose());
    Object.values(this.#patterns).forEach((pattern) => pattern.dispose());
  }

  #make({ name, bend }: Place): Made {
    const key = `${pieceOf(name).kind} ${bend}`;
    if (this.#made?.key === key) return this.#made;
    this.#clear();
    const { kind } = pieceOf(name);
    const paint = flat('#fff');
    const paper = flat('#FFFCF4');
    if (kind === 'floor') paint.opacity = paper.opacity = 0.5;
    const feet = new Group();
    const layers = [
      mesh(shapeOf(kind, bend, PAPER, RIM), paper, 2),
      mesh(shapeOf(kind, bend, BAND, 0), paint, 3),
    ];
    feet.add(...layers);
    const swings = [0, 1].map(() => new LineSegments(edges(kind, bend), swinging()));
    this.group.add(feet, ...swings);
    this.#made = { key, feet, paint, layers, swings };
    return this.#made;
  }

  #clear(): void {
    if (!this.#made) return;
    const { feet, layers, swings } = this.#made;
    for (const part of [...layers, ...swings]) {
      part.geometry.dispose();
      part.material.dispose();
    }
    [feet, ...swings].forEach((part) => part.removeFromParent());
    this.#made = null;
  }

  /** Safe is one colour, shaky is tape, and what will slip has crosses: also readable in grey. */
  #colour(paint: MeshBasicMaterial, level: Level | 'none'): void {
    const map = level === 'shaky' || level === 'slips' ? (this.#patterns[level] ??= pattern(level)) : null;
    paint.color.set(map ? '#fff' : INK[level]);
    if (paint.map === map) return;
    paint.map = map;
    paint.needsUpdate = true;
  }

  #drop({ name, bend, stand, under }: Place): void {
    const { kind } = pieceOf(name);
    const points = cornersOf(kind, bend).flatMap(([x, y]) => [
      ...pointOf(stand, [x, y, -halfHeight(kind)]),
      ...pointOf(under, [x, y, 0]),
    ]);
    this.#lines.geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
    this.#lines.computeLineDistances();
  }

  /** Downhill, where it is not safe. */
  #point({ under, level, downhill }: Place, feet: Group): void {
    this.#arrow.removeFromParent();
    if (!downhill || level === 'safe' || level === 'none') return;
    const [x, y] = localOf({ at: [0, 0, 0], turned: under.turned }, [...downhill, 0]);
    this.#arrow.rotation.z = Math.atan2(y, x);
    this.#arrow.position.set((ARROW * x) / Math.hypot(x, y), (ARROW * y) / Math.hypot(x, y), 0.01);
    feet.add(this.#arrow);
  }
}

function put(thing: Object3D, { at, turned }: Stand): void {
  thing.position.set(...at);
  thing.quaternion.set(...turned);
}

function flat(color: string): MeshBasicMaterial {
  const paint = new MeshBasicMaterial({ color, transparent: true, toneMapped: false, fog: false });
  paint.polygonOffset = true;
  paint.polygonOffsetFactor = -6;
  paint.depthWrite = false;
  return paint;
}

function mesh(shape: Shape, paint: MeshBasicMaterial, order: number): Flat {
  const made = new Mesh(new ShapeGeometry(shape), paint);
  made.renderOrder = order;
  return made;
}

const plumb = (): LineDashedMaterial =>
  new LineDashedMaterial({
    dashSize: 0.35,
    gapSize: 0.28,
    transparent: true,
    opacity: 0.8,
    toneMapped: false,
  });

const swinging = (): LineBasicMaterial =>
  new LineBasicMaterial({ color: '#FFFCF4', transparent: true, opacity: 0.3, toneMapped: false });

function arrow(): Flat {
  const shape = new Shape();
  shape.moveTo(-1, -0.07).lineTo(0.45, -0.07).lineTo(0.45, -0.32).lineTo(1.1, 0);
  shape.lineTo(0.45, 0.32).lineTo(0.45, 0.07).lineTo(-1, 0.07);
  return mesh(shape, flat(INK.slips), 3);
}

/** Tape with stripes, or red with crosses of paper. */
function pattern(level: 'shaky' | 'slips'): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = INK[level];
    pen.fillRect(0, 0, 64, 64);
    pen.strokeStyle = level === 'shaky' ? '#1C1B22' : '#FFFCF4';
    pen.lineWidth = level === 'shaky' ? 22 : 9;
    const lines = level === 'shaky' ? [-64, 0, 64].map((x) => [x, 64, x + 64, 0]) : CROSSES;
    for (const [a = 0, b = 0, c = 0, d = 0] of lines) {
      pen.beginPath();
      pen.moveTo(a, b);
      pen.lineTo(c, d);
      pen.stroke();
    }
  }
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(1 / TAPE, 1 / TAPE);
  return made;
}

const CROSSES = [
  [4, 4, 28, 28],
  [28, 4, 4, 28],
  [36, 36, 60, 60],
  [60, 36, 36, 60],
];

/** The corners of what a piece stands on; of a wall, the line of its leaves. */
function cornersOf(kind: string, bend: number): readonly Point[] {
  if (isWall(kind)) return foldOf(bend);
  const [x, y] = halfOf(kind);
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

function halfOf(kind: string): Point {
  if (kind === 'floor') return [BRIM / 2, BRIM / 2];
  const size = isFriend(kind) ? 1 : KITTEN;
  return [(CAT.long / 2) * size, (CAT.wide / 2) * size];
}

function shapeOf(kind: string, bend: number, width: number, more: number): Shape {
  if (isWall(kind)) return band(foldOf(bend), width);
  const [long, wide] = halfOf(kind);
  const [x, y] = [long + more, wide + more];
  const shape = new Shape();
  shape.moveTo(-x, -y).lineTo(x, -y).lineTo(x, y).lineTo(-x, y);
  return shape;
}

/** A band along both leaves of a wall, as wide as that. */
function band([one, fold, two]: readonly [Point, Point, Point], wide: number): Shape {
  const half = wide / 2;
  const length = Math.hypot(one[0] - fold[0], one[1]) || 1;
  const [cos, sin] = [(one[0] - fold[0]) / length, one[1] / length];
  const [dx, dy] = [sin * half, cos * half];
  const tip = half / Math.max(0.3, sin);
  const [ox, oy] = [one[0] + cos * (half - BAND / 2), one[1] + sin * (half - BAND / 2)];
  const shape = new Shape();
  shape
    .moveTo(fold[0] - tip, 0)
    .lineTo(ox - dx, oy + dy)
    .lineTo(ox + dx, oy - dy);
  shape.lineTo(fold[0] + tip, 0).lineTo(two[0] + (ox - one[0]) + dx, two[1] - (oy - one[1]) + dy);
  shape.lineTo(two[0] + (ox - one[0]) - dx, two[1] - (oy - one[1]) - dy);
  return shape;
}

/** The edges of a piece, roughly: its outline below and above, and what joins them. */
function edges(kind: string, bend: number): BufferGeometry {
  const corners = cornersOf(kind, bend);
  const half = halfHeight(kind);
  const sides = corners.flatMap((corner, at): (readonly [Point, Point])[] => {
    const next = corners[at + 1] ?? (isWall(kind) ? undefined : corners[0]);
    return next ? [[corner, next]] : [];
  });
  const points = [
    ...sides.flatMap(([[a, b], [c, d]]) => [-half, half].flatMap((z) => [a, b, z, c, d, z])),
    ...corners.flatMap(([x, y]) => [x, y, -half, x, y, half]),
  ];
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3));
}
