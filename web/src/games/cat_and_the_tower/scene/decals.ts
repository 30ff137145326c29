/* What weighs on each floor, painted: dark where something stands or where it is covered, and its number. */
import {
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type CanvasTexture,
  type Object3D,
} from 'three';
import { BRIM, HOLE, KITTEN, THICK } from '../box';
import type { Actor } from './actor';
import { sheet, textureOf, type Pen } from './print';
import { CAT, foldOf, halfHeight, hasHole, isFriend, isWall, pieceOf } from './sizes';

const WIDE = 9.9; // cm
const OVER = THICK / 2 + 0.012;
const OFTEN = 140; // ms: not more than that while things move
const COVER = 12; // cm: as far over a floor as the next one may be
const LOOSE = 0.7; // cm that something may be off the floor and still weigh on it
const NUMBER = 'Ranchers';

/** What stands on a floor, in the floor's own frame. */
interface Weight {
  name: string;
  bend: number;
  x: number;
  y: number;
  turn: number; // rad
}

interface Decal {
  mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  texture: CanvasTexture;
  pen: Pen;
  key: string; // what was painted
}

export class Decals {
  readonly #decals = new Map<string, Decal>();
  readonly #plane = new PlaneGeometry(WIDE, WIDE);
  #colour = '44,20,8';
  #last = 0;
  #lettered = false; // whether the numbers' letters are there

  constructor(private readonly size: number) {
    void document.fonts.load(`20px ${NUMBER}`, '0123456789').then(() => (this.#lettered = true));
  }

  paint(colour: string): void {
    this.#colour = colour;
  }

  /** While things move, now and then; else at once. */
  update(actors: ReadonlyMap<string, Actor>, now: number | null): void {
    if (now !== null && now - this.#last < OFTEN) return;
    this.#last = now ?? 0;
    for (const [name, actor] of actors) if (pieceOf(name).kind === 'floor') this.#floor(name, actor, actors);
    for (const name of [...this.#decals.keys()]) if (!actors.has(name)) this.#take(name);
  }

  dispose(): void {
    for (const name of [...this.#decals.keys()]) this.#take(name);
    this.#plane.dispose();
  }

  #take(name: string): void {
    const decal = this.#decals.get(name);
    decal?.mesh.removeFromParent();
    decal?.mesh.material.dispose();
    decal?.texture.dispose();
    this.#decals.delete(name);
  }

  #floor(name: string, actor: Actor, actors: ReadonlyMap<string, Actor>): void {
    const decal = this.#decals.get(name) ?? this.#make(name);
    if (decal.mesh.parent !== actor.group) actor.group.add(decal.mesh);
    decal.mesh.visible = actor.veil !== 'lines';
    const { weights, covered } = loadOf(actor, actors);
    const key = JSON.stringify([this.#lettered, this.#colour, covered, weights]);
    if (decal.key === key) return;
    decal.key = key;
    draw(decal.pen, this.size, this.#colour, pieceOf(name).number, weights, covered);
    decal.texture.needsUpdate = true;
  }

  #make(name: string): Decal {
    const canvas = sheet(this.size, this.size, () => undefined);
    const texture = textureOf(canvas);
    const paint = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
    [paint.polygonOffset, paint.polygonOffsetFactor] = [true, -2];
    const mesh = new Mesh(this.#plane, paint);
    mesh.position.z = OVER;
    mesh.raycast = () => undefined;
    const decal = { mesh, texture, pen: canvas.getContext('2d') as Pen, key: '' };
    this.#decals.set(name, decal);
    return decal;
  }
}

/** What stands on a floor, to the millimetre, and whether another floor lies over it. */
function loadOf(floor: Actor, actors: ReadonlyMap<string, Actor>): { weights: Weight[]; covered: boolean } {
  const into = new Matrix4()
    .compose(floor.group.position, floor.group.quaternion, floor.group.scale)
    .invert();
  const weights: Weight[] = [];
  let covered = false;
  for (const [name, { group, veil, bend }] of actors) {
    const { x, y, z } = group.position.clone().applyMatrix4(into);
    const { kind } = pieceOf(name);
    if (Math.hypot(x, y) > BRIM * 0.75 || veil === 'lines') continue;
    if (kind === 'floor') covered ||= z > 1 && z < COVER;
    else if (Math.abs(z - THICK / 2 - halfHeight(kind)) < LOOSE)
      weights.push({ name, bend, ...spot(x, y, group, into) });
  }
  return { weights, covered };
}

function spot(x: number, y: number, group: Object3D, into: Matrix4): Pick<Weight, 'x' | 'y' | 'turn'> {
  const way = new Vector3(1, 0, 0).applyQuaternion(group.quaternion).transformDirection(into);
  const near = (value: number): number => Math.round(value * 10) / 10;
  return { x: near(x), y: near(y), turn: Math.round(Math.atan2(way.y, way.x) * 50) / 50 };
}

function draw(
  pen: Pen,
  size: number,
  colour: string,
  number: number,
  weights: Weight[],
  covered: boolean,
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, size, size);
  if (covered) {
    const cover = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size * 0.7);
    cover.addColorStop(0, `rgba(${colour},.42)`);
    cover.addColorStop(0.55, `rgba(${colour},.3)`);
    cover.addColorStop(1, `rgba(${colour},.02)`);
    pen.fillStyle = cover;
    pen.fillRect(0, 0, size, size);
  }
  for (const weight of weights) press(pen, size, colour, weight);
  for (let corner = 0; corner < 4; corner++) numeral(pen, size, number, corner);
  if (hasHole(number)) {
    const wide = (HOLE / WIDE) * size;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect((size - wide) / 2, (size - wide) / 2, wide, wide);
  }
}

/** The soft shade under one piece. It is drawn outside and only its blurred shadow falls on the sheet. */
function press(pen: Pen, size: number, colour: string, { name, bend, x, y, turn }: Weight): void {
  const { kind } = pieceOf(name);
  const px = size / WIDE;
  pen.save();
  pen.setTransform(1, 0, 0, 1, size / 2 + x * px - 2 * size, size / 2 - y * px);
  pen.rotate(-turn);
  [pen.shadowOffsetX, pen.shadowBlur, pen.shadowColor] = [2 * size, size / 28, `rgba(${colour},.62)`];
  pen.beginPath();
  if (isWall(kind)) {
    foldOf(bend).forEach(([a, b], at) => (at ? pen.lineTo(a * px, -b * px) : pen.moveTo(a * px, -b * px)));
    pen.lineWidth = 0.6 * px;
    pen.stroke();
  } else {
    const scale = isFriend(kind) ? 1 : KITTEN;
    pen.ellipse(0, 0, (CAT.long / 2 + 0.25) * scale * px, 0.85 * scale * px, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

function numeral(pen: Pen, size: number, number: number, corner: number): void {
  const px = size / WIDE;
  pen.setTransform(1, 0, 0, 1, size / 2, size / 2);
  pen.rotate((corner * Math.PI) / 2);
  pen.translate(-4.05 * px, 4.05 * px);
  pen.font = `${1.15 * px}px ${NUMBER}, sans-serif`;
  [pen.textAlign, pen.textBaseline, pen.fillStyle] = ['center', 'middle', 'rgba(92,52,22,.85)'];
  pen.fillText(String(number), 0, 0);
}
