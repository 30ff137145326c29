/* One piece in the picture: its parts, its head if it has one, and what is drawn over or instead of it. */
import {
  EdgesGeometry,
  Group,
  LineSegments,
  Mesh,
  type BufferGeometry,
  type Material,
  type Vector3,
} from 'three';
import { headAt, headTowards } from './cats';
import type { Stand } from './poses';
import { hullOf } from './shapes';
import { isSmall } from './sizes';

/** How it is drawn: as it is, seen through, or by its edges alone. */
export type Veil = 'none' | 'soft' | 'lines';

/** A body as it is cut and painted. What is drawn seldom is made when it is wanted first. */
export class Cut {
  #hull: BufferGeometry | null = null;
  #edges: BufferGeometry | null = null;

  constructor(
    readonly body: BufferGeometry,
    readonly paint: Material,
    readonly soft: Material,
  ) {}

  get hull(): BufferGeometry {
    return (this.#hull ??= hullOf(this.body));
  }

  get edges(): BufferGeometry {
    return (this.#edges ??= new EdgesGeometry(this.body, EDGE));
  }

  dispose(): void {
    [this.body, this.#hull, this.#edges].forEach((each) => each?.dispose());
  }
}

export interface Cuts {
  body: Cut;
  head: Cut | null; // of a cat
}

const EDGE = 28; // degrees between two faces
const QUICK = 14; // 1/s: how quickly a head turns
const THERE = 0.01; // rad

export class Actor {
  readonly group = new Group();
  readonly #parts: Part[];
  readonly #head: Group | null = null;
  #veil: Veil = 'none';
  #turn: number | null = null; // of the head
  #nod = 0;

  constructor(
    name: string,
    readonly key: string, // what it was made from: a wall may be bent anew
    readonly bend: number,
    cuts: Cuts,
  ) {
    this.group.name = name;
    this.#parts = [new Part(cuts.body, this.group)];
    if (!cuts.head) return;
    this.#head = new Group();
    this.group.add(this.#head);
    this.#parts.push(new Part(cuts.head, this.#head));
  }

  get veil(): Veil {
    return this.#veil;
  }

  stand({ at: [x, y, z], turned }: Stand): void {
    this.group.position.set(x, y, z);
    this.group.quaternion.set(...turned);
  }

  wear(veil: Veil, lines: Material): void {
    this.#veil = veil;
    this.#parts.forEach((part) => part.wear(veil, lines));
  }

  /** A rim around it, of this paint; null: none. */
  ring(paint: Material | null): void {
    this.#parts.forEach((part) => part.ring(paint));
  }

  /** Its head goes on turning to a place; whether it is not there yet. No `dt`: it is there at once. */
  face(place: Vector3, dt: number | null): boolean {
    if (!this.#head) return false;
    this.group.updateMatrixWorld();
    const { x, y, z } = this.group.worldToLocal(place.clone());
    const goal = headTowards(x, y, z, isSmall(this.group.name));
    const part = dt === null || this.#turn === null ? 1 : 1 - Math.exp(-QUICK * dt);
    this.#turn = (this.#turn ?? 0) + (goal.turn - (this.#turn ?? 0)) * part;
    this.#nod += (goal.nod - this.#nod) * part;
    this.#head.position.set(...headAt(this.#turn, isSmall(this.group.name)));
    this.#head.rotation.set(this.#nod, 0, this.#turn + Math.PI / 2, 'ZYX');
    return Math.abs(goal.turn - this.#turn) + Math.abs(goal.nod - this.#nod) > THERE;
  }
}

/** A mesh, and what takes its place. */
class Part {
  readonly #mesh: Mesh;
  #lines: LineSegments | null = null;
  #rim: Mesh | null = null;

  constructor(
    private readonly cut: Cut,
    private readonly group: Group,
  ) {
    this.#mesh = new Mesh(cut.body, cut.paint);
    this.#mesh.castShadow = this.#mesh.receiveShadow = true;
    group.add(this.#mesh);
  }

  wear(veil: Veil, lines: Material): void {
    this.#mesh.visible = veil !== 'lines';
    this.#mesh.castShadow = veil === 'none';
    this.#mesh.material = veil === 'soft' ? this.cut.soft : this.cut.paint;
    if (veil !== 'none') {
      this.#lines ??= new LineSegments(this.cut.edges, lines);
      this.#lines.material = lines;
      this.group.add(this.#lines);
    } else this.#lines?.removeFromParent();
  }

  ring(paint: Material | null): void {
    this.#rim?.removeFromParent();
    this.#rim = null;
    if (!paint) return;
    this.#rim = new Mesh(this.cut.hull, paint);
    this.group.add(this.#rim);
  }
}
