/* The cats as bodies: the kit's own drawing, cut from thick card. Their heads turn to whoever looks. */
import { ExtrudeGeometry, Matrix4, Shape, ShapeGeometry, type BufferGeometry } from 'three';
import { head as headMarkup, BODIES } from '../../../kit/parts/cat';
import { COAT, type Fur } from '../../../kit/parts/furs';
import { BACK } from '../../../kit/parts/marks';
import { cutsOf, shapesOf, type Cut } from './drawing';
import { joined, painted, rounded } from './shapes';
import { KITTEN } from '../box';
import { CAT } from './sizes';

const SKULL = 0.62; // how thick, of the cat's own width
const REACH = 0.38; // cm: how far the head comes out on the side to which it looks
const BEHIND = (100 * Math.PI) / 180; // no head turns further
const NOD = [-0.5, 0.3] as const; // rad: up and down

/** The kit's cat without its head, lying as a loaf, as thick as a friend is wide. */
export function catBody(fur: Fur, small: boolean, collar?: string): BufferGeometry {
  const coat = COAT[fur];
  const body = spread(BODIES.loaf.d, coat.fur, BODY_AT, 0.92);
  const tail = spread(BODIES.loaf.tail, coat.tail, BODY_AT, 0.4);
  const back = cutsOf(BACK[fur]?.('loaf', coat) ?? '').flatMap((cut) => both(cut, BODY_AT, 0.92));
  const band = collar ? [collarOf(collar)] : [];
  return joined([tail, body, ...back, ...band]).scale(...scale(small));
}

/** A head that looks to −y, around its own middle. */
export function catHead(fur: Fur, small: boolean): BufferGeometry {
  const cuts = cutsOf(headMarkup('c', fur, { whiskers: false }));
  const head = cuts.flatMap((cut, layer) =>
    cut.card ? [solid(cut, HEAD_AT, SKULL)] : both(cut, HEAD_AT, SKULL + layer * 0.004),
  );
  return joined(head).scale(...scale(small));
}

/** How far a head turns and nods to look at a place, seen from its own cat; never back over its own tail. */
export function headTowards(x: number, y: number, z: number, small: boolean): { turn: number; nod: number } {
  const size = small ? KITTEN : 1;
  const [dx, dz] = [x - CAT.head.x * size, z - CAT.head.z * size];
  return {
    turn: Math.min(BEHIND, Math.max(-BEHIND, Math.atan2(y, dx))),
    nod: Math.min(NOD[1], Math.max(NOD[0], -Math.atan2(dz, Math.hypot(dx, y)) / 2)),
  };
}

/** Where a head is that is turned so far: it comes out on the side to which it looks. */
export function headAt(turn: number, small: boolean): readonly [number, number, number] {
  const size = small ? KITTEN : 1;
  return [(CAT.head.x + REACH * Math.cos(turn)) * size, REACH * Math.sin(turn) * size, CAT.head.z * size];
}

const scale = (small: boolean): [number, number, number] => (small ? [KITTEN, KITTEN, KITTEN] : [1, 1, 1]);

// The drawing's loaf is 168 × 69 units, its head 100 × 87; the cat looks towards +x.
const BODY_AT = new Matrix4().set(
  -CAT.long / 168,
  0,
  0,
  (CAT.long * 97) / 168,
  0,
  CAT.high / 69,
  0,
  (CAT.high * 75.5) / 69,
  0,
  0,
  1,
  0,
  0,
  0,
  0,
  1,
);
const HEAD_SCALE = CAT.head.wide / 100;
const HEAD_AT = new Matrix4().set(
  -HEAD_SCALE,
  0,
  0,
  50 * HEAD_SCALE,
  0,
  HEAD_SCALE,
  0,
  44 * HEAD_SCALE,
  0,
  0,
  1,
  0,
  0,
  0,
  0,
  1,
);

function spread(d: string, fill: string, place: Matrix4, thick: number): BufferGeometry {
  const shapes = shapesOf(d, new Matrix4().makeScale(1, -1, 1));
  return solid({ shapes, fill, card: true }, place, thick);
}

/** A cut as a body: drawn in the plane of the picture, then stood up. `thick` is of the cat's own width. */
function solid({ shapes, fill }: Cut, place: Matrix4, thick: number): BufferGeometry {
  const depth = CAT.wide * thick;
  const body = new ExtrudeGeometry(shapes, { depth, bevelEnabled: false, curveSegments: 5 });
  body.translate(0, 0, -depth / 2).applyMatrix4(place);
  return painted(stood(turnedOver(body)), fill);
}

/** A cut printed on either side. */
function both({ shapes, fill }: Cut, place: Matrix4, thick: number): BufferGeometry[] {
  return [1, -1].map((side) => {
    const print = new ShapeGeometry(shapes, 5).toNonIndexed().applyMatrix4(place);
    print.translate(0, 0, side * ((CAT.wide * thick) / 2 + 0.008));
    if (side === 1) turnedOver(print);
    else print.computeVertexNormals();
    return painted(stood(print), fill);
  });
}

/** A mirrored body has its inside out; this turns it right again. */
function turnedOver(body: BufferGeometry): BufferGeometry {
  const corners = body.getAttribute('position');
  for (let at = 0; at < corners.count; at += 3) {
    const [x, y, z] = [corners.getX(at), corners.getY(at), corners.getZ(at)];
    corners.setXYZ(at, corners.getX(at + 1), corners.getY(at + 1), corners.getZ(at + 1));
    corners.setXYZ(at + 1, x, y, z);
  }
  body.computeVertexNormals();
  return body;
}

function collarOf(collar: string): BufferGeometry {
  const shape = rounded(new Shape(), 0.72, -0.42, 0.3, 0.95, 0.1);
  const band = new ExtrudeGeometry(shape, { depth: CAT.wide * 1.04, bevelEnabled: false, curveSegments: 3 });
  return painted(stood(band.translate(0, 0, (-CAT.wide * 1.04) / 2)), collar);
}

/** From the plane of a picture to the table: up is z, the front looks to −y. */
const stood = (body: BufferGeometry): BufferGeometry =>
  body.applyMatrix4(new Matrix4().makeRotationX(Math.PI / 2));
