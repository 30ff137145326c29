/* The tower in three dimensions: pieces where the poses say, the room, camera and pictures. No rules. */
import { Color, Fog, Group, Scene, type Vector3, type WebGLRenderer } from 'three';
import { Backdrop } from './backdrop';
import type { Piece } from './bodies';
import { Cast, type Held, type Tone } from './cast';
import { TowerCamera, type Pace } from './camera';
import type { Reel } from './film';
import { layGround, type Ground } from './ground';
import { heightOf, levelsOf, topFloor } from './levels';
import { whole, type Orbit } from './orbit';
import type { Palette } from './paper';
import { density } from './print';
import type { Stand } from './poses';
import { Projector, type Run } from './projector';
import { Puffs } from './puffs';
import { Screen } from './screen';
import { Star } from './star';
import { Sun } from './sun';

export type { Piece } from './bodies';
export { canDraw } from './screen';
export type { Pace } from './camera';
export type { Held, Tone } from './cast';
export type { Run } from './projector';

type Three = readonly [number, number, number];

const POSTCARD = { wide: 840, high: 1120 } as const; // px

export class TowerScene {
  /** What others draw into the room: footprints, plumb lines. Call `wake` after changing it. */
  readonly overlay = new Group();
  /** Nothing flies, fades or puffs: things are simply there. */
  still = false;
  readonly #scene = new Scene();
  readonly #camera = new TowerCamera();
  readonly #fog = new Fog(0xffffff);
  readonly #backdrop = new Backdrop(this.#scene);
  readonly #sun = new Sun(this.#scene);
  readonly #star = new Star(this.#scene);
  readonly #puffs = new Puffs(this.#scene);
  readonly #cast: Cast;
  readonly #projector: Projector;
  readonly #screen: Screen;
  readonly #watching = new Set<() => void>();
  #ground: Ground | null = null;
  #goal: number | null = null;
  #last: number | null = null; // when the picture before was drawn, if this one follows from it

  constructor(canvas: HTMLCanvasElement, palette: Palette) {
    this.#screen = new Screen(canvas, {
      move: (now) => this.#move(now),
      draw: (renderer) => {
        this.#picture(renderer, this.#camera);
        this.#watching.forEach((drawn) => drawn());
      },
      shadow: (pixels) => {
        this.#sun.sharpen(pixels);
        this.#cast.relight();
      },
    });
    this.#scene.add(this.overlay);
    this.#scene.fog = this.#fog;
    this.#cast = new Cast(this.#scene, palette);
    this.#projector = new Projector(this.#cast, this.#puffs);
    this.paint(palette);
    this.#screen.refine();
  }

  // What is seen ------------------------------------------------------------------------------

  paint(palette: Palette): void {
    this.#scene.background = new Color(palette.wall);
    this.#fog.color.set(palette.fog);
    this.#screen.renderer.toneMappingExposure = palette.exposure;
    this.#ground?.remove();
    this.#ground = layGround(this.#scene, palette);
    this.#ground.shade(this.#cast.top);
    this.#backdrop.paint(palette, density() > 60 ? 1280 : 900);
    this.#sun.paint(palette);
    this.#star.paint(palette);
    this.#cast.paint(palette);
    this.#screen.shade();
  }

  /** All pieces, where they stand; what is not among them goes. */
  show(pieces: readonly Piece[]): void {
    this.#projector.stop();
    this.#cast.show(pieces);
    this.#sun.aim(this.#cast.top);
    this.#ground?.shade(this.#cast.top);
    this.#hang();
    this.#screen.shade();
  }

  /** Let the pieces move as they did. */
  play(run: Run): void {
    this.#projector.play(run, this.still);
    this.wake();
  }

  /** Where the pieces were at a moment of the film. */
  freeze(reel: Reel, ms: number): void {
    this.#projector.stop();
    this.#cast.pose(reel, ms);
    this.#screen.shade();
  }

  /** One piece where it is just now, for what falls or springs back here before the film comes. */
  place(name: string, stand: Stand): void {
    this.#cast.stand(name, stand);
    this.#screen.shade();
  }

  mark(names: Iterable<string>, tone: Tone = 'bean'): void {
    this.#cast.mark(names, tone);
    this.wake();
  }

  /** Cut away: of `ghosts` only the edges are drawn, `softened` can be seen through. */
  cutAway(ghosts: Iterable<string>, softened: Iterable<string> = []): void {
    this.#cast.cutAway(ghosts, softened);
    this.#screen.shade();
  }

  hold(held: Held | null): void {
    this.#cast.hold(held);
    this.#screen.shade();
  }

  /** The floor where the next story is won: a star hangs there. Null: there is none. */
  setGoal(floor: number | null): void {
    this.#goal = floor;
    this.#hang();
    this.wake();
  }

  /** The star comes down to the tower's top. */
  win(): void {
    const top = topFloor(this.#floorAt);
    this.#star.land([top?.x ?? 0, top?.y ?? 0, this.#cast.top + 4], this.still);
    this.#sun.warm(true, this.still);
    this.#backdrop.mother(this.#cast.top, this.still);
    this.wake();
  }

  /** Everything hangs where it hung before a win. */
  unwin(): void {
    this.#star.rise();
    this.#sun.warm(false, true);
    this.#backdrop.mother(null, true);
    this.wake();
  }

  /** Paper flies up; `force` is 1 where something is set down, 3 where a storey falls. */
  puff(at: Three, force = 1): void {
    if (!this.still) this.#puffs.add(at, force);
    this.wake();
  }

  /** The whole tower as it stands, for keeping: as if nobody had looked around and no paper lay over it.
      The star hangs at the floor where the last story was `won`; null: none was. */
  postcard(won: number | null): Promise<Blob> {
    const { wide, high } = POSTCARD;
    const top = topFloor(this.#floorAt);
    const spot = { x: top?.x ?? 0, y: top?.y ?? 0, height: this.#cast.top };
    const frame = { width: wide, height: high, left: 0, right: 0, above: 0, below: 0 };
    return this.#screen.print(wide, high, () => {
      this.overlay.visible = false;
      const camera = new TowerCamera();
      camera.size(wide, high);
      camera.look(whole(spot, 20, frame), 'at once');
      if (won !== null) this.#star.hang(heightOf(won, this.#floorAt));
      this.#star.move(performance.now(), camera.sight);
      this.#picture(this.#screen.renderer, camera);
      this.overlay.visible = true;
      this.#hang();
      this.#star.move(performance.now(), this.#camera.sight);
    });
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
    return levelsOf(floors, this.#floorAt, (at) => this.project(at));
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
    [this.#cast, this.#star, this.#puffs, this.#backdrop, this.#screen].forEach((each) => each.dispose());
    this.#ground?.remove();
  }

  // Inside --------------------------------------------------------------------------------------

  #floorAt = (floor: number): Vector3 | null => this.#cast.floorAt(floor);

  #hang(): void {
    this.#star.hang(this.#goal === null ? null : heightOf(this.#goal, this.#floorAt));
  }

  /** The room turns with whoever looks; the tower itself is never in the fog. */
  #picture(renderer: WebGLRenderer, camera: TowerCamera): void {
    camera.aim();
    const { around } = camera.now;
    [this.#fog.near, this.#fog.far] = [camera.distance + 20, camera.distance + 260];
    this.#backdrop.turn((around * Math.PI) / 180);
    this.#sun.turn(around);
    renderer.render(this.#scene, camera.perspective);
  }

  /** Whether something is still on its way. */
  #move(now: number): boolean {
    const dt = this.still || this.#last === null ? null : (now - this.#last) / 1000;
    const flying = this.#camera.fly(now);
    this.#camera.aim();
    if (this.#projector.runs) this.#screen.shade();
    this.#projector.move(now);
    const busy = [
      this.#sun.move(now),
      this.#backdrop.move(now),
      flying,
      this.#projector.runs,
      this.#cast.turnTo(this.#camera.perspective.position, dt),
      this.#cast.fade(now, this.still),
      this.#puffs.move(now),
      this.#star.move(now, this.#camera.sight),
    ].includes(true);
    this.#last = busy ? now : null;
    return busy;
  }
}
