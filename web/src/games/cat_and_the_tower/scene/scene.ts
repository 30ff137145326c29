/* The tower in three dimensions: pieces where the poses say, light, camera, and one picture after another.
   Nothing is drawn while nothing moves. No rules. */
import { Color, Fog, Group, Scene, type Vector3 } from 'three';
import type { Piece } from './bodies';
import { Cast, type Held, type Tone } from './cast';
import { TowerCamera, type Pace } from './camera';
import type { Reel } from './film';
import { layGround, type Ground } from './ground';
import { impactsOf, type Impact } from './impacts';
import type { Orbit } from './orbit';
import type { Palette } from './paper';
import type { Stand } from './poses';
import { Puffs } from './puffs';
import { Screen } from './screen';
import { Star } from './star';
import { Sun } from './sun';

export type { Piece } from './bodies';
export { canDraw } from './screen';
export type { Pace } from './camera';
export type { Held, Tone } from './cast';

type Three = readonly [number, number, number];

/** A film that runs: how far it is after some ms of the clock on the wall. */
export interface Run {
  reel: Reel;
  lasts: number; // ms of the film
  start: number; // when it began, as performance.now() counts; it may lie in the past
  clock(elapsed: number): number; // ms of the wall to ms of the film: this is where slow motion is
  puffs?: boolean; // paper flies up where something hits
}

const STEP = 5.6; // cm from floor to floor, where nothing is built yet
const SHRINK = 0.96; // each floor to come is drawn a little nearer to the last
const PUFFS = 24;
const SOFTLY = 100; // cm/s: harder hits make larger puffs

export class TowerScene {
  /** What others draw into the room: footprints, plumb lines. Call `wake` after changing it. */
  readonly overlay = new Group();
  /** Nothing flies, fades or puffs: things are simply there. */
  still = false;
  readonly #scene = new Scene();
  readonly #camera = new TowerCamera();
  readonly #sun = new Sun(this.#scene);
  readonly #star = new Star(this.#scene);
  readonly #puffs = new Puffs(this.#scene);
  readonly #cast: Cast;
  readonly #screen: Screen;
  readonly #watching = new Set<() => void>();
  #ground: Ground | null = null;
  #run: (Run & { impacts: Impact[] }) | null = null;
  #goal: number | null = null;
  #last: number | null = null; // when the picture before was drawn, if this one follows from it

  constructor(canvas: HTMLCanvasElement, palette: Palette) {
    this.#screen = new Screen(canvas, {
      move: (now) => this.#move(now),
      draw: (renderer) => {
        this.#camera.aim();
        renderer.render(this.#scene, this.#camera.perspective);
        this.#watching.forEach((drawn) => drawn());
      },
      shadow: (pixels) => {
        this.#sun.sharpen(pixels);
        this.#cast.relight();
      },
    });
    this.#scene.add(this.overlay);
    this.#cast = new Cast(this.#scene, palette);
    this.paint(palette);
    this.#screen.refine();
  }

  // What is seen ------------------------------------------------------------------------------

  paint(palette: Palette): void {
    this.#scene.background = new Color(palette.sky);
    this.#scene.fog = new Fog(palette.sky, 90, 420);
    this.#ground?.remove();
    this.#ground = layGround(this.#scene, palette);
    this.#star.paint(palette);
    this.#cast.repaint(palette);
    this.wake();
  }

  /** All pieces, where they stand; what is not among them goes. */
  show(pieces: readonly Piece[]): void {
    this.#run = null;
    this.#cast.show(pieces);
    this.#sun.aim(this.#cast.top);
    this.#hang();
    this.wake();
  }

  /** Let the pieces move as they did. */
  play(run: Run): void {
    const impacts = run.puffs && !this.still ? impactsOf(run.reel, PUFFS) : [];
    this.#run = { ...run, impacts };
    this.wake();
  }

  /** Where the pieces were at a moment of the film. */
  freeze(reel: Reel, ms: number): void {
    this.#run = null;
    this.#cast.pose(reel, ms);
    this.wake();
  }

  /** One piece where it is just now, for what falls or springs back here before the film comes. */
  place(name: string, stand: Stand): void {
    this.#cast.stand(name, stand);
    this.wake();
  }

  mark(names: Iterable<string>, tone: Tone = 'bean'): void {
    this.#cast.mark(names, tone);
    this.wake();
  }

  /** Cut away: of `ghosts` only the edges are drawn, `softened` can be seen through. */
  cutAway(ghosts: Iterable<string>, softened: Iterable<string> = []): void {
    this.#cast.cutAway(ghosts, softened);
    this.wake();
  }

  hold(held: Held | null): void {
    this.#cast.hold(held);
    this.wake();
  }

  /** The floor where the next story is won: a star hangs there. Null: there is none. */
  setGoal(floor: number | null): void {
    this.#goal = floor;
    this.#hang();
    this.wake();
  }

  /** The star comes down to the tower's top. */
  win(): void {
    const top = this.#topFloor();
    this.#star.land([top?.x ?? 0, top?.y ?? 0, this.#cast.top + 4.5], this.still);
    this.wake();
  }

  /** Everything hangs where it hung before a win. */
  unwin(): void {
    this.#star.rise();
    this.wake();
  }

  /** Paper flies up; `force` is 1 where something is set down, 3 where a storey falls. */
  puff(at: Three, force = 1): void {
    if (!this.still) this.#puffs.add(at, force);
    this.wake();
  }

  /** The picture as it is now, as a file. */
  postcard(): Promise<Blob> {
    return this.#screen.print();
  }

  // Where one looks from ------------------------------------------------------------------------

  get orbit(): Orbit {
    return this.#camera.orbit;
  }

  look(orbit: Orbit, pace: Pace = 'finger'): void {
    this.#camera.look(orbit, this.still ? 'at once' : pace);
    this.wake();
  }

  size(wide: number, high: number): void {
    if (wide < 1 || high < 1) return;
    this.#camera.size(wide, high);
    this.#screen.size(wide, high);
  }

  /** Called after every picture, for what is drawn beside it; returns how to stop that. */
  watch(drawn: () => void): () => void {
    this.#watching.add(drawn);
    return () => this.#watching.delete(drawn);
  }

  /** Where a place of the room is in the picture, in px from its upper left corner. */
  project([x, y, z]: Three): readonly [number, number] {
    return this.#camera.project(x, y, z);
  }

  /** How far down in the picture floor 1, 2, … is, in px; those to come go on by the last step. */
  levels(floors: number): number[] {
    const found: number[] = [];
    for (let floor = 1; floor <= floors; floor++) {
      const at = this.#cast.floorAt(floor);
      const [one = 0, two = 0] = [found.at(-1), found.at(-2)];
      if (at) found.push(this.project([at.x, at.y, at.z])[1]);
      else if (found.length > 1) found.push(one + (one - two) * SHRINK);
      else found.push(this.project([0, 0, (floor - 1) * STEP])[1]);
    }
    return found;
  }

  /** The place under a point of the picture (−1 to 1 each way), on a level over the table. */
  placeAt(x: number, y: number, level: number): readonly [number, number] | null {
    return this.#camera.placeAt(x, y, level);
  }

  /** Whether that point of the picture is on the piece in the hand, or near it. */
  isHeldAt(x: number, y: number): boolean {
    const { inHand } = this.#cast;
    return inHand !== null && this.#camera.isOn(inHand, x, y);
  }

  /** The piece of the tower at a point of the picture. */
  pieceAt(x: number, y: number): string | null {
    return this.#camera.nameAt(this.#cast.groups, x, y);
  }

  /** Something has changed: draws with the next picture of the display. */
  wake(): void {
    this.#screen.wake();
  }

  dispose(): void {
    this.#watching.clear();
    [this.#cast, this.#star, this.#puffs, this.#screen].forEach((each) => each.dispose());
    this.#ground?.remove();
  }

  // Inside --------------------------------------------------------------------------------------

  #topFloor(): Vector3 | null {
    let found: Vector3 | null = null;
    for (let floor = 1, at = this.#cast.floorAt(1); at; at = this.#cast.floorAt(++floor)) found = at;
    return found;
  }

  #hang(): void {
    this.#star.hang(this.#goal === null ? null : this.#heightOf(this.#goal));
  }

  /** How high a floor is, or will be, in cm. */
  #heightOf(floor: number): number {
    let built = floor;
    while (built > 0 && !this.#cast.floorAt(built)) built--;
    return (this.#cast.floorAt(built)?.z ?? 0) + (floor - Math.max(1, built)) * STEP;
  }

  /** Whether something is still on its way. */
  #move(now: number): boolean {
    const dt = this.still || this.#last === null ? null : (now - this.#last) / 1000;
    const flying = this.#camera.fly(now);
    this.#camera.aim();
    this.#film(now);
    const { around, x, y } = this.#camera.now;
    const busy = [
      flying,
      this.#run !== null,
      this.#cast.turnTo(this.#camera.perspective.position, dt),
      this.#cast.fade(now, this.still),
      this.#puffs.move(now),
      this.#star.move(now, (around * 0.85 * Math.PI) / 180, [x, y]),
    ].includes(true);
    this.#last = busy ? now : null;
    return busy;
  }

  #film(now: number): void {
    if (!this.#run) return;
    const { reel, start, clock, lasts, impacts } = this.#run;
    const ms = clock(Math.max(0, now - start));
    this.#cast.pose(reel, ms);
    while (impacts[0] && impacts[0].ms <= ms) {
      const { at, speed } = impacts.shift() as Impact;
      this.#puffs.add(at, speed > SOFTLY ? 3 : 2);
    }
    if (ms >= lasts) this.#run = null;
  }
}
