/* All pieces that stand in the picture, and the one in the hand: cut from card once, then only moved. */
import {
  Group,
  Mesh,
  Vector3,
  type BufferGeometry,
  type Color,
  type Material,
  type Object3D,
  type Scene,
} from 'three';
import { bodyOf, headOf, isCat, isSmall, type Piece } from './bodies';
import { headTowards } from './cats';
import { at, type Reel } from './film';
import { footprint } from './footprint';
import { card, held, line, type Palette } from './paper';
import type { Stand } from './poses';
import { hullOf } from './shapes';

/** A piece in the hand: where it hovers, and where it would come down. */
export interface Held extends Piece {
  under: Stand;
  good: boolean | null; // null: not known yet
}

const [HEAD, LINE] = ['head', 'line'];
const THIN = 0.0019; // of the distance: the line around a card
const WIDE = 0.0034; // the paper rim around a cat

interface Body {
  group: Group;
  key: string; // what it was made from: a wall may be bent anew
}

interface Cut {
  body: BufferGeometry;
  hull: BufferGeometry;
}

interface Cuts {
  body: Cut;
  head: Cut | null; // of a cat
}

interface Paint {
  card: Material;
  held: Material;
  key: Material;
  rim: Material;
  bean: Material;
}

export class Cast {
  readonly #bodies = new Map<string, Body>();
  readonly #made = new Map<string, Cuts>();
  #hand: (Body & { foot: Mesh }) | null = null;
  #marked = new Set<string>();
  #paint: Paint;

  constructor(
    private readonly scene: Scene,
    private palette: Palette,
  ) {
    this.#paint = mix(palette);
  }

  /** What is on the tower, for a finger to point at. */
  get groups(): Group[] {
    return [...this.#bodies.values()].map(({ group }) => group);
  }

  get inHand(): Object3D | null {
    return this.#hand?.group ?? null;
  }

  /** Other colours: everything is cut anew when it is shown next. */
  repaint(palette: Palette): void {
    this.hold(null);
    for (const name of [...this.#bodies.keys()]) this.#take(name);
    this.dispose();
    this.palette = palette;
    this.#paint = mix(palette);
  }

  /** Shadows were switched on or off: paint must be mixed for that. */
  relight(): void {
    Object.values(this.#paint).forEach((each: Material) => (each.needsUpdate = true));
  }

  /** All pieces, where they stand; what is not among them goes. */
  show(pieces: readonly Piece[]): void {
    const names = new Set(pieces.map(({ name }) => name));
    for (const name of [...this.#bodies.keys()]) if (!names.has(name)) this.#take(name);
    for (const piece of pieces) this.#put(piece);
  }

  /** Where those that move are at a moment of the film. */
  pose(reel: Reel, ms: number): void {
    for (const [name, stands] of reel) {
      const body = this.#bodies.get(name);
      const now = at(stands, ms);
      if (body && now) stand(body.group, now);
    }
  }

  /** All cats turn to whoever looks from there. */
  turnTo(eye: Vector3): void {
    for (const group of [...this.groups, ...(this.#hand ? [this.#hand.group] : [])]) {
      const head = group.getObjectByName(HEAD);
      if (!head) continue;
      group.updateMatrixWorld();
      const { x, y } = group.worldToLocal(eye.clone());
      const { at: place, turn } = headTowards(x, y, isSmall(group.name));
      head.position.set(...place);
      head.rotation.z = turn;
    }
  }

  mark(names: Iterable<string>): void {
    this.#marked = new Set(names);
    for (const [name, { group }] of this.#bodies) this.#ring(group, name);
  }

  hold(held: Held | null): void {
    const key = held ? keyOf(held) : '';
    if (this.#hand && this.#hand.key !== key) this.#putDown(this.#hand);
    if (!held) return;
    this.#hand ??= this.#takeUp(held, key);
    stand(this.#hand.group, held.stand);
    stand(this.#hand.foot, held.under);
    const { bean, bad, key: ink } = this.palette;
    const colour = held.good === null ? ink : held.good ? bean : bad;
    (this.#hand.foot.material as Material & { color: Color }).color.set(colour);
  }

  dispose(): void {
    for (const { body, head } of this.#made.values())
      for (const cut of [body, head]) [cut?.body, cut?.hull].forEach((each) => each?.dispose());
    this.#made.clear();
    Object.values(this.#paint).forEach((each: Material) => each.dispose());
  }

  #put(piece: Piece): void {
    const key = keyOf(piece);
    let found = this.#bodies.get(piece.name);
    if (found && found.key !== key) {
      this.#take(piece.name);
      found = undefined;
    }
    if (!found) {
      found = { group: this.#make(piece, key, 'card'), key };
      this.#bodies.set(piece.name, found);
      this.scene.add(found.group);
      this.#ring(found.group, piece.name);
    }
    stand(found.group, piece.stand);
  }

  #take(name: string): void {
    const body = this.#bodies.get(name);
    if (body) this.scene.remove(body.group);
    this.#bodies.delete(name);
  }

  #make(piece: Piece, key: string, material: 'card' | 'held'): Group {
    const made = this.#made.get(key) ?? this.#cut(piece, key);
    const group = new Group();
    group.name = piece.name;
    const line = isCat(piece.name) ? this.#paint.rim : this.#paint.key;
    group.add(...meshes(made.body, this.#paint[material], line));
    if (made.head) {
      const head = new Group();
      head.name = HEAD;
      group.add(head.add(...meshes(made.head, this.#paint[material], line)));
    }
    return group;
  }

  #cut(piece: Piece, key: string): Cuts {
    const head = headOf(piece);
    const made = { body: lined(bodyOf(piece, this.palette.tints)), head: head && lined(head) };
    this.#made.set(key, made);
    return made;
  }

  #takeUp(held: Held, key: string): Body & { foot: Mesh } {
    const group = this.#make(held, key, 'held');
    const foot = footprint(held);
    this.scene.add(group, foot);
    return { group, key, foot };
  }

  #putDown({ group, foot }: { group: Group; foot: Mesh }): void {
    this.scene.remove(group, foot);
    foot.geometry.dispose();
    (foot.material as Material).dispose();
    this.#hand = null;
  }

  #ring(group: Group, name: string): void {
    const line = this.#marked.has(name) ? this.#paint.bean : isCat(name) ? this.#paint.rim : this.#paint.key;
    group.traverse((part) => {
      if (part.name === LINE) (part as Mesh).material = line;
    });
  }
}

const lined = (body: BufferGeometry): Cut => ({ body, hull: hullOf(body) });

function meshes({ body, hull }: Cut, paint: Material, line: Material): [Mesh, Mesh] {
  const [face, rim] = [new Mesh(body, paint), new Mesh(hull, line)];
  face.castShadow = face.receiveShadow = true;
  rim.name = LINE;
  return [face, rim];
}

const mix = ({ key, rim, bean }: Palette): Paint => ({
  card: card(),
  held: held(),
  key: line(key, THIN),
  rim: line(rim, WIDE),
  bean: line(bean, WIDE * 1.5),
});

/** Pieces of one kind are cut from one drawing; only every third floor has a hole. */
const keyOf = ({ name, bend, fur, collar }: Piece): string =>
  `${name.replace(/(?<=[a-z])\d+$/, (n) => (name.startsWith('floor') ? String(Number(n) % 3) : ''))}` +
  ` ${bend} ${fur ?? ''} ${collar ?? ''}`;

function stand(body: Group | Mesh, { at: [x, y, z], turned }: Stand): void {
  body.position.set(x, y, z);
  body.quaternion.set(...turned);
}
