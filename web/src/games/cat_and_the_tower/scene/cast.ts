/* All pieces that stand in the picture, and the one in the hand: cut from card once, then only moved. */
import { LineBasicMaterial, Vector3, type Material, type Object3D, type Scene } from 'three';
import { Actor, type Veil } from './actor';
import { Stock, type Piece } from './bodies';
import { Decals } from './decals';
import { at, type Reel } from './film';
import { line, type Palette } from './paper';
import type { Stand } from './poses';
import { density } from './print';
import { isCat } from './sizes';

/** A piece in the hand, where it hovers; footprint.ts draws where it would come down. */
export type Held = Piece;

export type Tone = 'bean' | 'bad';

const RIM = 0.005; // of the distance: the rim around a piece that is meant
const FADE = 180; // ms
const LINES = { card: 0.45, cat: 0.22, soft: 0.5 } as const;
const LINE_KINDS = ['card', 'cat', 'soft'] as const satisfies readonly (keyof typeof LINES)[];
const NOTHING: ReadonlySet<string> = new Set();

export class Cast {
  readonly #actors = new Map<string, Actor>();
  readonly #stock = new Stock();
  readonly #decals = new Decals(density() > 60 ? 192 : 128);
  #hand: Actor | null = null;
  #marked: ReadonlySet<string> = NOTHING;
  #tone: Tone = 'bean';
  #ghosts: ReadonlySet<string> = NOTHING;
  #softened: ReadonlySet<string> = NOTHING;
  #rims: Record<Tone, Material>;
  readonly #lines: Record<keyof typeof LINES, LineBasicMaterial>;
  #fade: { start: number | null } | null = null; // lines that are coming into sight

  constructor(
    private readonly scene: Scene,
    palette: Palette,
  ) {
    [this.#rims, this.#lines] = [rimsOf(palette), linesOf(palette)];
  }

  /** What is on the tower and whole, for a finger to point at. */
  get groups(): Object3D[] {
    return [...this.#actors.values()].filter(({ veil }) => veil !== 'lines').map(({ group }) => group);
  }

  get inHand(): Object3D | null {
    return this.#hand?.group ?? null;
  }

  /** The highest point of what stands, roughly. */
  get top(): number {
    return Math.max(2, ...[...this.#actors.values()].map(({ group }) => group.position.z));
  }

  /** Where a floor is; null: it is not built. */
  floorAt(floor: number): Vector3 | null {
    return this.#actors.get(`floor${floor}`)?.group.position ?? null;
  }

  /** Day or night: prints stay as they are, lines and rims change. */
  paint(palette: Palette): void {
    this.#rims = rimsOf(palette);
    for (const paint of Object.values(this.#lines)) paint.color.set(inkOf(palette));
    this.#decals.paint(palette.weight);
    for (const [name, actor] of this.#actors) this.#dress(name, actor);
    this.settle();
  }

  /** What stands where is painted on the floors; `now`: while things move. */
  settle(now: number | null = null): void {
    this.#decals.update(this.#actors, now);
  }

  /** Shadows were switched on or off: paint must be mixed for that. */
  relight(): void {
    this.#stock.relight();
  }

  /** All pieces, where they stand; what is not among them goes. */
  show(pieces: readonly Piece[]): void {
    const names = new Set(pieces.map(({ name }) => name));
    for (const name of [...this.#actors.keys()]) if (!names.has(name)) this.#take(name);
    for (const piece of pieces) this.#put(piece);
    this.settle();
  }

  /** Where those that move are at a moment of the film. */
  pose(reel: Reel, ms: number): void {
    for (const [name, stands] of reel) {
      const now = at(stands, ms);
      if (now) this.#actors.get(name)?.stand(now);
    }
  }

  /** One piece, where it is just now; nothing else moves. */
  stand(name: string, stand: Stand): void {
    this.#actors.get(name)?.stand(stand);
  }

  /** All cats turn to the piece in the hand, else to whoever looks from there. Whether some still do. */
  turnTo(eye: Vector3, dt: number | null): boolean {
    let busy = false;
    const seen = this.inHand?.position ?? eye;
    for (const actor of this.#actors.values()) busy = actor.face(seen, dt) || busy;
    return (this.#hand?.face(eye, dt) ?? false) || busy;
  }

  /** A rim around these, to show that they are meant. */
  mark(names: Iterable<string>, tone: Tone): void {
    [this.#marked, this.#tone] = [new Set(names), tone];
    for (const [name, actor] of this.#actors) this.#dress(name, actor);
  }

  /** Cut away: of `ghosts` only the edges are drawn, `softened` can be seen through. */
  cutAway(ghosts: Iterable<string>, softened: Iterable<string>): void {
    const before = this.#ghosts.size;
    [this.#ghosts, this.#softened] = [new Set(ghosts), new Set(softened)];
    if (this.#ghosts.size > 0 && before === 0) this.#fade = { start: null };
    for (const [name, actor] of this.#actors) this.#dress(name, actor);
    this.settle();
  }

  /** Lines come into sight; whether they still do. */
  fade(now: number, atOnce: boolean): boolean {
    if (!this.#fade) return false;
    this.#fade.start ??= now;
    const part = atOnce ? 1 : Math.min(1, (now - this.#fade.start) / FADE);
    for (const kind of LINE_KINDS) this.#lines[kind].opacity = LINES[kind] * part;
    if (part === 1) this.#fade = null;
    return part < 1;
  }

  hold(held: Held | null): void {
    const key = held ? this.#stock.keyOf(held) : '';
    if (this.#hand && this.#hand.key !== key) this.#putDown(this.#hand);
    if (!held) return;
    this.#hand ??= this.#takeUp(held);
    this.#hand.stand(held.stand);
  }

  dispose(): void {
    this.#stock.dispose();
    this.#decals.dispose();
    [...Object.values(this.#rims), ...Object.values(this.#lines)].forEach((each: Material) => each.dispose());
  }

  #put(piece: Piece): void {
    const key = this.#stock.keyOf(piece);
    let found = this.#actors.get(piece.name);
    if (found && found.key !== key) {
      this.#take(piece.name);
      found = undefined;
    }
    if (!found) {
      found = new Actor(piece.name, key, piece.bend, this.#stock.cuts(piece));
      this.#actors.set(piece.name, found);
      this.scene.add(found.group);
      this.#dress(piece.name, found);
    }
    found.stand(piece.stand);
  }

  #take(name: string): void {
    const actor = this.#actors.get(name);
    if (actor) this.scene.remove(actor.group);
    this.#actors.delete(name);
  }

  #takeUp(held: Held): Actor {
    const actor = new Actor(held.name, this.#stock.keyOf(held), held.bend, this.#stock.cuts(held));
    this.scene.add(actor.group);
    return actor;
  }

  #putDown(actor: Actor): void {
    this.scene.remove(actor.group);
    this.#hand = null;
  }

  #dress(name: string, actor: Actor): void {
    actor.ring(this.#marked.has(name) ? this.#rims[this.#tone] : null);
    const veil: Veil = this.#ghosts.has(name) ? 'lines' : this.#softened.has(name) ? 'soft' : 'none';
    const kind = veil === 'soft' ? 'soft' : isCat(name) ? 'cat' : 'card';
    actor.wear(veil, this.#lines[kind]);
  }
}

const rimsOf = ({ bean, bad }: Palette): Record<Tone, Material> => ({
  bean: line(bean, RIM),
  bad: line(bad, RIM),
});

/** Dark ink by day, pale ink by night. */
const inkOf = ({ dark }: Palette): string => (dark ? '#E9DFC8' : '#2A2126');

function linesOf(palette: Palette): Record<keyof typeof LINES, LineBasicMaterial> {
  const ink = (opacity: number): LineBasicMaterial =>
    new LineBasicMaterial({
      color: inkOf(palette),
      opacity,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    });
  return { card: ink(LINES.card), cat: ink(LINES.cat), soft: ink(LINES.soft) };
}
