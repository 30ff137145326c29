/* The pieces as solid bodies of card, in their own centimetres; colours are in the corners. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  ExtrudeGeometry,
  Matrix4,
  Path,
  Shape,
  ShapeGeometry,
  Triangle,
} from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { BRIM, HOLE, LEAF, THICK, WALLS } from '../box';
import { hasHole } from './sizes';
import type { WallKind } from '../types';

export interface Tints {
  floor: string;
  edge: string; // of a card, where it was cut
  walls: Record<WallKind, string>;
  print: string; // what is printed on card
}

const CARD = 0.14; // as a wall is drawn
const SLIVER = 2e-3; // cm²

export function floorBody(number: number, { floor, edge }: Tints): BufferGeometry {
  const half = BRIM / 2;
  const shape = new Shape();
  rounded(shape, -half, -half, BRIM, BRIM, 0.35);
  if (hasHole(number)) shape.holes.push(rounded(new Path(), -HOLE / 2, -HOLE / 2, HOLE, HOLE, 0.2));
  return slab(shape, THICK, floor, edge);
}

/** Two leaves that meet in a fold, each with what its kind has cut out of it. */
export function wallBody(kind: WallKind, bend: number, tints: Tints): BufferGeometry {
  const half = (bend * Math.PI) / 360;
  const fold = (-LEAF / 2) * Math.cos(half);
  const leaves = [1, -1].map((side) => {
    const leaf = leafOf(kind, tints);
    leaf.applyMatrix4(new Matrix4().makeRotationX(Math.PI / 2));
    leaf.applyMatrix4(new Matrix4().makeRotationZ(side * half));
    return leaf.translate(fold, 0, -WALLS[kind] / 2);
  });
  return joined(leaves);
}

/** A leaf stands on the x axis, from the fold outwards; y is its height. */
function leafOf(kind: WallKind, { walls, edge, print }: Tints): BufferGeometry {
  const high = WALLS[kind];
  const shape = new Shape();
  rounded(shape, 0, 0, LEAF, high, 0.08);
  shape.holes.push(...HOLES[kind](high));
  const card = slab(shape, CARD, walls[kind], edge);
  const lines = PRINTS[kind](high).map((line) => printed(line, print, CARD));
  return joined([card, ...lines]);
}

const HOLES: Record<WallKind, (high: number) => Path[]> = {
  brick: () => [],
  window: (high) => [
    rounded(new Path(), 1.15, high * 0.32, 0.98, high * 0.2, 0.1),
    rounded(new Path(), 2.37, high * 0.32, 0.98, high * 0.2, 0.1),
    rounded(new Path(), 1.15, high * 0.58, 0.98, high * 0.2, 0.1),
    rounded(new Path(), 2.37, high * 0.58, 0.98, high * 0.2, 0.1),
  ],
  portal: (high) => [arch(new Path(), 1.05, 0.28, 2.4, high * 0.68)],
  statue: (high) => [arch(new Path(), 0.95, high * 0.2, 2.6, high * 0.62)],
  pillar: (high) => [0.85, 2.0, 3.15].map((x) => rounded(new Path(), x, 0.9, 0.5, high - 1.8, 0.25)),
};

const PRINTS: Record<WallKind, (high: number) => Shape[]> = {
  brick: (high) => bricks(high),
  window: (high) => [rounded(new Shape(), 0.9, high * 0.22, 2.7, 0.16, 0.05)],
  portal: (high) => [rounded(new Shape(), 2.1, high * 0.82, 0.3, 0.3, 0.14)],
  statue: (high) => [rounded(new Shape(), 0.8, high * 0.1, 2.9, 0.2, 0.05)],
  pillar: (high) => [
    rounded(new Shape(), 0.5, 0.45, 3.5, 0.2, 0.05),
    rounded(new Shape(), 0.5, high - 0.65, 3.5, 0.2, 0.05),
  ],
};

function bricks(high: number): Shape[] {
  const rows = 5;
  const step = high / rows;
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const y = row * step;
    const joints = (row % 2 ? [0.75, 2.25, 3.75] : [1.5, 3]).map((x) =>
      bar(x - 0.05, y + 0.12, 0.1, step - 0.12),
    );
    return row === 0 ? joints : [bar(0.2, y, LEAF - 0.4, 0.1), ...joints];
  });
}

const bar = (x: number, y: number, wide: number, high: number): Shape =>
  rounded(new Shape(), x, y, wide, high, 0.03);

/** A card cut to shape, lying on x and y; its cut edges show the inside of the card. */
function slab(shape: Shape, thick: number, face: string, edge: string): BufferGeometry {
  const body = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, curveSegments: 6 });
  body.translate(0, 0, -thick / 2);
  painted(body, face);
  const [faces, sides] = body.groups;
  if (faces && sides) tint(body, edge, sides.start, sides.count);
  return body;
}

function printed(shape: Shape, ink: string, thick: number): BufferGeometry {
  const sides = [1, -1].map((side) =>
    new ShapeGeometry(shape, 4).translate(0, 0, side * (thick / 2 + 0.012)),
  );
  return joined(sides.map((side) => painted(side, ink)));
}

/** One body of several; only what all of them have is kept. */
export function joined(bodies: readonly BufferGeometry[]): BufferGeometry {
  const plain = bodies.map((body) => {
    const loose = body.index ? body.toNonIndexed() : body;
    loose.deleteAttribute('uv');
    loose.clearGroups();
    return loose;
  });
  return mergeGeometries(plain);
}

export function painted(body: BufferGeometry, colour: string): BufferGeometry {
  const count = body.getAttribute('position').count;
  body.setAttribute('color', new BufferAttribute(new Float32Array(count * 3), 3));
  tint(body, colour, 0, count);
  return body;
}

function tint(body: BufferGeometry, colour: string, start: number, count: number): void {
  const { r, g, b } = new Color(colour);
  const colours = body.getAttribute('color');
  for (let at = start; at < start + count; at++) colours.setXYZ(at, r, g, b);
}

/** The same outline with its corners joined, so that all of it can be blown up a little. */
export function hullOf(body: BufferGeometry): BufferGeometry {
  const bare = new BufferGeometry();
  bare.setAttribute('position', body.getAttribute('position'));
  const hull = mergeVertices(bare, 1e-3);
  hull.setIndex(withoutSlivers(hull));
  hull.computeVertexNormals();
  return hull;
}

/** Triangles without an area would turn over when they are blown up, and show as scratches. */
function withoutSlivers(body: BufferGeometry): number[] {
  const corners = body.getAttribute('position');
  const index = Array.from(body.getIndex()?.array ?? []);
  const triangle = new Triangle();
  return index.flatMap((_, at) => {
    if (at % 3) return [];
    const three = index.slice(at, at + 3) as [number, number, number];
    triangle.setFromAttributeAndIndices(corners, ...three);
    return triangle.getArea() > SLIVER ? three : [];
  });
}

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

/** A doorway: straight sides, a round top. */
function arch(line: Path, x: number, y: number, wide: number, high: number): Path {
  const r = wide / 2;
  line
    .moveTo(x, y)
    .lineTo(x + wide, y)
    .lineTo(x + wide, y + high - r);
  line.quadraticCurveTo(x + wide, y + high, x + r, y + high).quadraticCurveTo(x, y + high, x, y + high - r);
  line.lineTo(x, y);
  return line;
}
