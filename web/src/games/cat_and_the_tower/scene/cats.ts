/* The cats as bodies: the kit's own drawing, cut from thick wood and painted on all sides; the bevel stays
   bare. Their heads are blocks of their own and turn to whoever looks. */
import { BufferAttribute, ExtrudeGeometry, Matrix4, TorusGeometry, Color, type BufferGeometry } from 'three';
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { BODIES, SKULL } from '../../../kit/parts/cat';
import { KITTEN } from '../box';
import { shapesOf } from './drawing';
import { BODY_BOX, FACE_BOX, FURS, NAPE_BOX, SWATCH } from './fursheet';
import { unwrapped, type Unwrap } from './shapes';
import { CAT } from './sizes';
import type { Box } from './print';

const REACH = 0.42; // cm: how far the head comes out on the side to which it looks
const BEHIND = (100 * Math.PI) / 180; // no head turns further
const NOD = [-0.5, 0.3] as const; // rad: up and down
const CREASE = 0.6; // rad: what is bent less than that is round
const SEGMENTS = 8;

interface Block {
  deep: number; // cm, with both bevels
  bevel: number;
}
const BODY: Block = { deep: 1.24, bevel: 0.1 };
const HEAD: Block = { deep: 0.56, bevel: 0.085 };
const TAIL: Block = { deep: 0.5, bevel: 0.08 };

/** The kit's cat without its head, lying as a loaf. */
export function catBody(small: boolean): BufferGeometry {
  const body = block(BODIES.loaf.d, LOAF, BODY, furry(LOAF, BODY_BOX, BODY_BOX));
  const tail = block(BODIES.loaf.tail, LOAF, TAIL, (_corner, normal) =>
    swatch(Math.abs(normal.z) < 0.95 && Math.abs(normal.z) > 0.12 ? 'rim' : 'tail'),
  );
  return finished([tail, body], small);
}

/** A head that looks to −y, around its own middle. */
export function catHead(small: boolean, collar?: string): BufferGeometry {
  const head = block(SKULL, FACE, HEAD, furry(FACE, FACE_BOX, NAPE_BOX));
  return finished([head], small, collar ? collarOf(collar) : undefined);
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

/** From the units of a drawing (y down) to cm (y up): mirrored where the cat is to look the other way. */
interface Scale {
  x: number; // cm a unit
  y: number;
  at: readonly [number, number]; // what is in the middle
}
// The drawing's loaf is 168 × 69 units, its head 100 × 87; the cat looks towards +x.
const LOAF: Scale = { x: -CAT.long / 168, y: CAT.high / 69, at: [97, 75.5] };
const FACE: Scale = { x: CAT.head.wide / 100, y: CAT.head.wide / 100, at: [50, 44] };

const placeOf = ({ x, y, at }: Scale): Matrix4 =>
  new Matrix4().set(x, 0, 0, -at[0] * x, 0, -y, 0, at[1] * y, 0, 0, 1, 0, 0, 0, 0, 1);

/** A block sawn along an outline, with its print; it stands up and looks to −y. */
function block(d: string, scale: Scale, { deep, bevel }: Block, unwrap: Unwrap): BufferGeometry {
  const body = new ExtrudeGeometry(shapesOf(d, placeOf(scale)), {
    depth: deep - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 1,
    curveSegments: SEGMENTS,
  });
  body.clearGroups();
  unwrapped(body.translate(0, 0, -deep / 2 + bevel), unwrap);
  const round = toCreasedNormals(body, CREASE);
  return round.applyMatrix4(new Matrix4().makeRotationX(Math.PI / 2));
}

/** Front, back, and the sides as a continuation of the front: stripes run over the back by themselves. */
function furry(scale: Scale, front: Box, back: Box): Unwrap {
  return ({ x, y, z }, normal) => {
    const flat = Math.abs(normal.z);
    if (flat > 0.12 && flat < 0.95) return swatch('rim');
    const pull = flat > 0.95 ? 1 : 0.915 - Math.abs(z) * 0.02;
    const [box, mirror] = normal.z < -0.95 && back !== front ? [back, 1] : [front, 1];
    const [u, v] = [scale.at[0] + (x * pull * mirror) / scale.x, scale.at[1] - (y * pull) / scale.y];
    return [(box[0] + u) / FURS.wide, 1 - (box[1] + v) / FURS.high];
  };
}

function swatch(name: keyof typeof SWATCH): readonly [number, number] {
  const [x, y] = SWATCH[name];
  return [x / FURS.wide, 1 - y / FURS.high];
}

function finished(parts: readonly BufferGeometry[], small: boolean, dyed?: BufferGeometry): BufferGeometry {
  const body = mergeGeometries([...parts.map((part) => tinted(part, '#FFFFFF')), ...(dyed ? [dyed] : [])]);
  return small ? body.scale(KITTEN, KITTEN, KITTEN) : body;
}

function tinted(body: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = body.getAttribute('position').count;
  const colours = Float32Array.from({ length: count * 3 }, (_, at) => [r, g, b][at % 3] ?? 1);
  return body.setAttribute('color', new BufferAttribute(colours, 3));
}

/** A band around the neck, behind the chin. */
function collarOf(colour: string): BufferGeometry {
  const band = new TorusGeometry(0.42, 0.09, 6, 18).toNonIndexed();
  unwrapped(band, () => swatch('white'));
  band.rotateX(-0.5).translate(0, 0.34, -0.5);
  return tinted(band, colour);
}
