/* The pieces as solid bodies of card, in their own cm; each triangle knows its place on the print. */
import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  Matrix4,
  Path,
  Shape,
  Triangle,
  Vector3,
} from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { BRIM, HOLE, LEAF, THICK, WALLS } from '../box';
import { EDGE as FLOOR_EDGE, SHEET as FLOOR_SHEET } from './floorprint';
import { holesOf } from './outlines';
import { rounded } from './rounded';
import { hasHole } from './sizes';
import { EDGE as WALL_EDGE, SHEET as WALL_SHEET } from './wallprint';
import type { WallKind } from '../types';

const CARD = 0.15; // as a wall is drawn
const SLIVER = 2e-3; // cm²

/** Where a corner is on its sheet: from the corner and the way its triangle looks. */
export type Unwrap = (corner: Vector3, normal: Vector3) => readonly [u: number, v: number];

export function floorBody(number: number): BufferGeometry {
  const half = BRIM / 2;
  const shape = new Shape();
  rounded(shape, -half, -half, BRIM, BRIM, 0.35);
  if (hasHole(number)) shape.holes.push(rounded(new Path(), -HOLE / 2, -HOLE / 2, HOLE, HOLE, 0.2));
  return unwrapped(slab(shape, THICK), ({ x, y, z }, normal) => {
    if (Math.abs(normal.z) > 0.5)
      return [(x + half + (normal.z > 0 ? 0 : BRIM)) / FLOOR_SHEET, (y + half) / BRIM];
    const along = Math.abs(normal.x) > Math.abs(normal.y) ? y : x;
    return [(2 * BRIM + (z / THICK + 0.5) * FLOOR_EDGE) / FLOOR_SHEET, (along + half) / BRIM];
  });
}

/** Two leaves that meet in a fold, each with what its kind has cut out of it. */
export function wallBody(kind: WallKind, bend: number): BufferGeometry {
  const half = (bend * Math.PI) / 360;
  const fold = (-LEAF / 2) * Math.cos(half);
  const leaves = [1, -1].map((side) => {
    const leaf = leafOf(kind, side);
    leaf.applyMatrix4(new Matrix4().makeRotationX(Math.PI / 2));
    leaf.applyMatrix4(new Matrix4().makeRotationZ(side * half));
    return leaf.translate(fold, 0, -WALLS[kind] / 2);
  });
  return mergeGeometries(leaves);
}

/** A leaf stands on the x axis, from the fold outwards; y is its height. Inside it is printed otherwise. */
function leafOf(kind: WallKind, side: number): BufferGeometry {
  const high = WALLS[kind];
  const shape = new Shape();
  rounded(shape, 0, 0, LEAF, high, 0.06);
  shape.holes.push(...holesOf(kind));
  return unwrapped(slab(shape, CARD), ({ x, y, z }, normal) => {
    if (Math.abs(normal.z) > 0.5) {
      const inside = normal.z * side > 0;
      return [(x + (inside ? LEAF : 0)) / WALL_SHEET, y / high];
    }
    return [(2 * LEAF + (z / CARD + 0.5) * WALL_EDGE) / WALL_SHEET, y / high];
  });
}

/** A card cut to shape, lying on x and y. */
function slab(shape: Shape, thick: number): BufferGeometry {
  const body = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, curveSegments: 8 });
  body.clearGroups();
  return body.translate(0, 0, -thick / 2);
}

/** Each triangle is judged by the way it really looks, not by how it is shaded. */
export function unwrapped(body: BufferGeometry, unwrap: Unwrap): BufferGeometry {
  const corners = body.getAttribute('position');
  const places = new BufferAttribute(new Float32Array(corners.count * 2), 2);
  const [triangle, normal] = [new Triangle(), new Vector3()];
  for (let at = 0; at + 2 < corners.count; at += 3) {
    triangle.setFromAttributeAndIndices(corners, at, at + 1, at + 2);
    triangle.getNormal(normal);
    [triangle.a, triangle.b, triangle.c].forEach((corner, which) =>
      places.setXY(at + which, ...unwrap(corner, normal)),
    );
  }
  body.setAttribute('uv', places);
  return body;
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
    const [a = 0, b = 0, c = 0] = index.slice(at, at + 3);
    triangle.setFromAttributeAndIndices(corners, a, b, c);
    return triangle.getArea() > SLIVER ? [a, b, c] : [];
  });
}
