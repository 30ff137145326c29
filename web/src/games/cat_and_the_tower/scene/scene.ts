/* The tower in three dimensions: bodies where the poses say, light, eyes, and a piece in the hand. No rules. */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  Fog,
  Group,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type Material,
} from 'three';
import { at, type Reel } from './film';
import { footprint } from './footprint';
import { layGround, type Ground } from './ground';
import { eyesAt, fieldFor, towards, type Orbit } from './orbit';
import { card, held, line, type Palette } from './paper';
import type { Stand } from './poses';
import { Adaptive } from './quality';
import { bodyOf, isCat } from './bodies';
import { hullOf } from './shapes';

export interface Piece {
  name: string;
  stand: Stand;
  bend: number;
  fur?: string; // of a kitten
  collar?: string;
}

/** A piece in the hand: where it hovers, and where it would come down. */
export interface Held extends Piece {
  under: Stand;
  good: boolean | null; // null: not known yet
}

const SUN = new Vector3(-0.32, -0.5, 1.15).normalize();
const FLIGHT = 420; // ms from one view to another
const REST = 220; // ms without a new picture, until one is drawn as finely as the screen allows
const SWIFT = 250; // ms between two pictures of one movement, at most
const THIN = 0.0019; // of the distance: the line around a card
const WIDE = 0.0034; // the paper rim around a cat

interface Body {
  group: Group;
  key: string; // what it was made from: a wall may be bent anew
}

export class TowerScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(30, 1, 1, 700);
  readonly #sun = new DirectionalLight(0xffffff, Math.PI * 0.42);
  readonly #bodies = new Map<string, Body>();
  readonly #made = new Map<string, { body: BufferGeometry; hull: BufferGeometry }>();
  readonly #adaptive: Adaptive;
  #ground: Ground | null = null;
  #hand: { group: Group; key: string; foot: Mesh } | null = null;
  #paint: { card: Material; held: Material; key: Material; rim: Material; bean: Material } | null = null;
  #palette: Palette;
  #marked = new Set<string>();
  #orbit: Orbit = { around: 24, above: 14, far: 60, height: 6 };
  #flight: { from: Orbit; to: Orbit; start: number } | null = null;
  #reel: { reel: Reel; start: number; speed: number; lasts: number; done: () => void } | null = null;
  #asked = 0; // the animation frame that is on its way
  #last = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #fine = false; // the picture on the screen is drawn finely
  #top = 10;

  constructor(canvas: HTMLCanvasElement, palette: Palette) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#adaptive = new Adaptive(globalThis.devicePixelRatio || 1);
    this.#camera.up.set(0, 0, 1);
    this.#scene.add(this.#sun, this.#sun.target, new AmbientLight(0xffffff, Math.PI * 0.62));
    this.#sun.shadow.bias = -0.0008;
    this.#sun.shadow.normalBias = 0.03;
    this.#palette = palette;
    this.paint(palette);
    this.#refine();
  }

  // What is seen ------------------------------------------------------------------------------

  paint(palette: Palette): void {
    this.#palette = palette;
    this.#scene.background = new Color(palette.sky);
    this.#scene.fog = new Fog(palette.sky, 90, 420);
    this.#ground?.remove();
    this.#ground = layGround(this.#scene, palette);
    for (const name of [...this.#bodies.keys()]) this.#take(name);
    for (const { body, hull } of this.#made.values()) [body, hull].forEach((each) => each.dispose());
    this.#made.clear();
    Object.values(this.#paint ?? {}).forEach((each) => each.dispose());
    this.#paint = { card: card(), held: held(), key: line(palette.key, THIN), rim: line(palette.rim, WIDE), bean: line(palette.bean, WIDE * 1.5) };
    this.hold(null);
    this.#wake();
  }

  /** All pieces, where they stand; what is not among them goes. */
  show(pieces: readonly Piece[]): void {
    this.#reel = null;
    const names = new Set(pieces.map(({ name }) => name));
    for (const name of [...this.#bodies.keys()]) if (!names.has(name)) this.#take(name);
    for (const piece of pieces) this.#put(piece);
    this.#top = Math.max(2, ...pieces.map(({ stand }) => stand.at[2]));
    this.#aimSun();
    this.#wake();
  }

  /** Let the pieces move as they did. */
  play(reel: Reel, lasts: number, speed: number, done: () => void): void {
    this.#reel = { reel, start: performance.now(), speed, lasts, done };
    this.#wake();
  }

  /** Where the pieces were at a moment of the film. */
  freeze(reel: Reel, ms: number): void {
    this.#reel = null;
    this.#pose(reel, ms);
    this.#wake();
  }

  mark(names: Iterable<string>): void {
    this.#marked = new Set(names);
    for (const [name, { group }] of this.#bodies) this.#ring(group, name);
    this.#wake();
  }

  hold(held: Held | null): void {
    const key = held ? keyOf(held) : '';
    if (this.#hand && this.#hand.key !== key) {
      this.#scene.remove(this.#hand.group, this.#hand.foot);
      this.#hand.foot.geometry.dispose();
      (this.#hand.foot.material as Material).dispose();
      this.#hand = null;
    }
    if (held) {
      this.#hand ??= this.#takeUp(held, key);
      stand(this.#hand.group, held.stand);
      stand(this.#hand.foot, held.under);
      const { bean, bad, key: ink } = this.#palette;
      const colour = held.good === null ? ink : held.good ? bean : bad;
      (this.#hand.foot.material as Material & { color: Color }).color.set(colour);
    }
    this.#wake();
  }

  // Where one looks from ------------------------------------------------------------------------

  get orbit(): Orbit {
    return this.#flight?.to ?? this.#orbit;
  }

  look(orbit: Orbit, flying = false): void {
    this.#flight = flying ? { from: this.#orbit, to: orbit, start: performance.now() } : null;
    if (!flying) this.#orbit = orbit;
    this.#wake();
  }

  size(wide: number, high: number): void {
    if (wide < 1 || high < 1) return;
    this.#renderer.setSize(wide, high, false);
    this.#camera.aspect = wide / high;
    this.#camera.fov = fieldFor(this.#camera.aspect);
    this.#camera.updateProjectionMatrix();
    this.#wake();
  }

  /** The place under a point of the picture (−1 to 1 each way), on a level over the table. */
  placeAt(x: number, y: number, level: number): readonly [number, number] | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    const found = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -level), new Vector3());
    return found && [found.x, found.y];
  }

  /** Whether that point of the picture is on the piece in the hand, or near it. */
  isHeldAt(x: number, y: number): boolean {
    if (!this.#hand) return false;
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    if (ray.intersectObject(this.#hand.group, true).length > 0) return true;
    const middle = this.#hand.group.position.clone().project(this.#camera);
    return Math.hypot(middle.x - x, (middle.y - y) / this.#camera.aspect) < 0.16;
  }

  /** The piece of the tower at a point of the picture. */
  pieceAt(x: number, y: number): string | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    const groups = [...this.#bodies.values()].map(({ group }) => group);
    return ray.intersectObjects(groups, true)[0]?.object.parent?.name ?? null;
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#resting);
    this.#asked = -1;
    for (const { body, hull } of this.#made.values()) [body, hull].forEach((each) => each.dispose());
    Object.values(this.#paint ?? {}).forEach((each) => each.dispose());
    this.#ground?.remove();
    this.#renderer.dispose();
  }

  // Inside --------------------------------------------------------------------------------------

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
      this.#scene.add(found.group);
      this.#ring(found.group, piece.name);
    }
    stand(found.group, piece.stand);
  }

  #take(name: string): void {
    const body = this.#bodies.get(name);
    if (body) this.#scene.remove(body.group);
    this.#bodies.delete(name);
  }

  #make(piece: Piece, key: string, material: 'card' | 'held'): Group {
    const made = this.#made.get(key) ?? this.#cut(piece, key);
    const group = new Group();
    group.name = piece.name;
    const paint = this.#paint!;
    const face = new Mesh(made.body, paint[material]);
    face.castShadow = face.receiveShadow = true;
    const rim = new Mesh(made.hull, isCat(piece.name) ? paint.rim : paint.key);
    rim.name = 'line';
    group.add(face, rim);
    return group;
  }

  #cut(piece: Piece, key: string): { body: BufferGeometry; hull: BufferGeometry } {
    const body = bodyOf(piece, this.#palette.tints);
    const made = { body, hull: hullOf(body) };
    this.#made.set(key, made);
    return made;
  }

  #takeUp(held: Held, key: string): { group: Group; key: string; foot: Mesh } {
    const group = this.#make(held, key, 'held');
    const foot = footprint(held);
    this.#scene.add(group, foot);
    return { group, key, foot };
  }

  #ring(group: Group, name: string): void {
    const rim = group.children.find((child) => child.name === 'line') as Mesh | undefined;
    if (rim) rim.material = this.#marked.has(name) ? this.#paint!.bean : isCat(name) ? this.#paint!.rim : this.#paint!.key;
  }

  /** The sun's shadow reaches as far as the tower and what it throws on the table. */
  #aimSun(): void {
    const reach = 15 + this.#top * 0.4;
    const middle = new Vector3(this.#top * 0.12, this.#top * 0.18, this.#top * 0.42);
    this.#sun.target.position.copy(middle);
    this.#sun.position.copy(middle).addScaledVector(SUN, reach + 60 + this.#top);
    const { camera } = this.#sun.shadow;
    Object.assign(camera, { left: -reach, right: reach, top: reach + this.#top * 0.12, bottom: -reach, near: 1, far: 2 * (reach + 60 + this.#top) });
    camera.updateProjectionMatrix();
  }

  #refine(): void {
    const { pixels, shadow } = this.#adaptive.quality;
    this.#renderer.setPixelRatio(pixels);
    const had = this.#renderer.shadowMap.enabled;
    this.#renderer.shadowMap.enabled = shadow > 0;
    this.#sun.castShadow = shadow > 0;
    if (shadow > 0) this.#sun.shadow.mapSize.set(shadow, shadow);
    this.#sun.shadow.map?.dispose();
    this.#sun.shadow.map = null;
    if (had !== shadow > 0) Object.values(this.#paint ?? {}).forEach((each) => (each.needsUpdate = true));
  }

  #pose(reel: Reel, ms: number): void {
    for (const [name, stands] of reel) {
      const body = this.#bodies.get(name);
      const now = at(stands, ms);
      if (body && now) stand(body.group, now);
    }
  }

  #wake(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    this.#asked = 0;
    const busy = this.#move(now);
    if (this.#fine) this.#sharpen(false);
    this.#picture();
    const gone = now - this.#last;
    this.#last = now;
    if (gone > 0 && gone < SWIFT && this.#adaptive.took(gone)) this.#refine();
    clearTimeout(this.#resting);
    if (busy) this.#wake();
    else this.#resting = setTimeout(this.#rest, REST);
  };

  /** Nothing moves: there is time for one fine picture. */
  #rest = (): void => {
    if (this.#adaptive.quality.pixels >= finest()) return;
    this.#sharpen(true);
    this.#picture();
  };

  #sharpen(fine: boolean): void {
    this.#fine = fine;
    this.#renderer.setPixelRatio(fine ? finest() : this.#adaptive.quality.pixels);
  }

  #picture(): void {
    const [x, y, z] = eyesAt(this.#orbit);
    this.#camera.position.set(x, y, z);
    this.#camera.lookAt(0, 0, this.#orbit.height);
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** Whether something is still on its way. */
  #move(now: number): boolean {
    if (this.#flight) {
      const part = Math.min(1, (now - this.#flight.start) / FLIGHT);
      this.#orbit = towards(this.#flight.from, this.#flight.to, part * (2 - part));
      if (part === 1) this.#flight = null;
    }
    if (this.#reel) {
      const { reel, start, speed, lasts, done } = this.#reel;
      const ms = Math.max(0, now - start) * speed;
      this.#pose(reel, ms);
      if (ms >= lasts) {
        this.#reel = null;
        done();
      }
    }
    return this.#flight !== null || this.#reel !== null;
  }
}

/** Whether this browser draws in three dimensions at all. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const finest = (): number => Math.min(2, globalThis.devicePixelRatio || 1);

const keyOf = ({ name, bend, fur = '', collar = '' }: Piece): string => `${name.replace(/(?<=[a-z])\d+$/, (n) => (name.startsWith('floor') ? String(Number(n) % 3) : ''))} ${bend} ${fur} ${collar}`;

function stand(body: Group | Mesh, { at: [x, y, z], turned }: Stand): void {
  body.position.set(x, y, z);
  body.quaternion.set(...turned);
}
