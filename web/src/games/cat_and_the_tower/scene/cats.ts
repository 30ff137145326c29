/* The cats as bodies: the kit's own drawing, cut from thick card. */
import { ExtrudeGeometry, Matrix4, Shape, ShapeGeometry, ShapeUtils, Vector2, type BufferGeometry } from 'three';
import { head as headMarkup, BODIES } from '../../../kit/parts/cat';
import { COAT, type Fur } from '../../../kit/parts/furs';
import { BACK } from '../../../kit/parts/marks';
import { cutsOf, shapesOf, type Cut } from './drawing';
import { joined, painted, rounded } from './shapes';
import { CAT, KITTEN } from './sizes';

const FACE = 1.12; // of the cat's own width
const EARS = 0.34;

/** The kit's cat, lying as a loaf, as thick as a friend is wide; its face looks to both sides. */
export function catBody(fur: Fur, small: boolean, collar?: string): BufferGeometry {
  const coat = COAT[fur];
  const body = spread(BODIES.loaf.d, coat.fur, BODY_AT, 0.92);
  const tail = spread(BODIES.loaf.tail, coat.tail, BODY_AT, 0.4);
  const back = cutsOf(BACK[fur]?.('loaf', coat) ?? '').flatMap((cut) => both(cut, BODY_AT, 0.92));
  const head = cutsOf(headMarkup('c', fur, { whiskers: false })).flatMap(headOf);
  const band = collar ? [collarOf(collar)] : [];
  return joined([tail, body, ...back, ...head, ...band]).scale(...scale(small));
}

/** The face is as thick as the cat; its ears are thin, or they would be a roof over it. */
function headOf(cut: Cut, layer: number): BufferGeometry[] {
  const face = { ...cut, shapes: cut.shapes.map((shape) => parted(shape, Math.min)) };
  const ears = { ...cut, shapes: cut.card ? cut.shapes : cut.shapes.map((shape) => parted(shape, Math.max)) };
  if (cut.card) return [solid(face, HEAD_AT, FACE), solid(ears, HEAD_AT, EARS)];
  const print = (part: Cut, thick: number): BufferGeometry[] => (isSeen(part) ? both(part, HEAD_AT, thick + layer * 0.004) : []);
  return [...print(face, FACE), ...print(ears, EARS)];
}

/** What is left of a shape under the line between face and ears, or over it. */
function parted(shape: Shape, side: (one: number, other: number) => number): Shape {
  return new Shape(shape.getPoints(6).map(({ x, y }) => new Vector2(x, side(y, -brow(x)))));
}

/** Where the ears begin, in the drawing: a roof over the face, lowest at its edges. */
const brow = (x: number): number => Math.max(21, 44 - 0.58 * Math.min(x, 100 - x));

const isSeen = ({ shapes }: Cut): boolean => shapes.some((shape) => Math.abs(ShapeUtils.area(shape.getPoints())) > 1);

const scale = (small: boolean): [number, number, number] => (small ? [KITTEN, KITTEN, KITTEN] : [1, 1, 1]);

// The drawing's loaf is 168 × 69 units, its head 100 × 87; the cat looks towards +x.
const BODY_AT = new Matrix4().set(-CAT.long / 168, 0, 0, (CAT.long * 97) / 168, 0, CAT.high / 69, 0, (CAT.high * 75.5) / 69, 0, 0, 1, 0, 0, 0, 0, 1);
const HEAD_SCALE = CAT.head.wide / 100;
const HEAD_AT = new Matrix4().set(-HEAD_SCALE, 0, 0, CAT.head.x + 50 * HEAD_SCALE, 0, HEAD_SCALE, 0, CAT.head.z + 44 * HEAD_SCALE, 0, 0, 1, 0, 0, 0, 0, 1);

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
const stood = (body: BufferGeometry): BufferGeometry => body.applyMatrix4(new Matrix4().makeRotationX(Math.PI / 2));
