/* Where a piece in the hand would come down: the line that it would stand on. */
import { Mesh, MeshBasicMaterial, Path, Shape, ShapeGeometry } from 'three';
import { BRIM, KITTEN } from '../box';
import { CAT, foldOf, isFriend, isWall, pieceOf } from './sizes';

const LINE = 0.22; // cm

export function footprint({ name, bend }: { name: string; bend: number }): Mesh {
  const shape = new ShapeGeometry(outlineOf(name, bend));
  const paint = new MeshBasicMaterial({ transparent: true, opacity: 0.9, depthTest: false });
  const foot = new Mesh(shape, paint);
  foot.renderOrder = 2;
  return foot;
}

function outlineOf(name: string, bend: number): Shape {
  const { kind } = pieceOf(name);
  if (kind === 'floor') return frame(BRIM / 2, BRIM / 2);
  if (isWall(kind)) return band(foldOf(bend));
  const size = isFriend(kind) ? 1 : KITTEN;
  return frame((CAT.long / 2) * size, (CAT.wide / 2) * size);
}

function frame(x: number, y: number): Shape {
  const shape = new Shape().moveTo(-x, -y).lineTo(x, -y).lineTo(x, y).lineTo(-x, y).lineTo(-x, -y) as Shape;
  const [a, b] = [x - LINE, y - LINE];
  shape.holes.push(new Path().moveTo(-a, -b).lineTo(a, -b).lineTo(a, b).lineTo(-a, b).lineTo(-a, -b));
  return shape;
}

/** A band along both leaves of a wall. */
function band([one, fold, two]: readonly (readonly [number, number])[]): Shape {
  if (!one || !fold || !two) return new Shape();
  const half = LINE / 2;
  const length = Math.hypot(one[0] - fold[0], one[1]) || 1;
  const [dx, dy] = [(one[1] / length) * half, ((one[0] - fold[0]) / length) * half];
  const shape = new Shape();
  shape
    .moveTo(fold[0] - 2 * half, 0)
    .lineTo(one[0] - dx, one[1] + dy)
    .lineTo(one[0] + dx, one[1] - dy);
  shape
    .lineTo(fold[0] + 2 * half, 0)
    .lineTo(two[0] + dx, two[1] + dy)
    .lineTo(two[0] - dx, two[1] - dy);
  return shape;
}
