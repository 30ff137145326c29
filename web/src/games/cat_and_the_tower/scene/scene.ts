/* The tower in three dimensions: pieces where the poses say, light, camera, and one picture after another.
   No rules. */
import { Color, Fog, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import type { Piece } from './bodies';
import { Cast, type Held } from './cast';
import { TowerCamera } from './camera';
import type { Reel } from './film';
import { layGround, type Ground } from './ground';
import type { Orbit } from './orbit';
import type { Palette } from './paper';
import { Adaptive } from './quality';
import { Sun } from './sun';

export type { Piece } from './bodies';
export type { Held } from './cast';

const REST = 220; // ms without a new picture, until one is drawn as finely as the screen allows

export class TowerScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new TowerCamera();
  readonly #sun = new Sun(this.#scene);
  readonly #cast: Cast;
  readonly #adaptive = new Adaptive(globalThis.devicePixelRatio || 1);
  #ground: Ground | null = null;
  #reel: { reel: Reel; start: number; speed: number; lasts: number } | null = null;
  #asked = 0; // the animation frame that is on its way
  #resting: ReturnType<typeof setTimeout> | undefined;
  #fine = false; // the picture on the screen is drawn finely

  constructor(canvas: HTMLCanvasElement, palette: Palette) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#cast = new Cast(this.#scene, palette);
    this.paint(palette);
    this.#refine();
  }

  // What is seen ------------------------------------------------------------------------------

  paint(palette: Palette): void {
    this.#scene.background = new Color(palette.sky);
    this.#scene.fog = new Fog(palette.sky, 90, 420);
    this.#ground?.remove();
    this.#ground = layGround(this.#scene, palette);
    this.#cast.repaint(palette);
    this.#wake();
  }

  /** All pieces, where they stand; what is not among them goes. */
  show(pieces: readonly Piece[]): void {
    this.#reel = null;
    this.#cast.show(pieces);
    this.#sun.aim(Math.max(2, ...pieces.map(({ stand }) => stand.at[2])));
    this.#wake();
  }

  /** Let the pieces move as they did, from a moment on that may lie in the past. */
  play(reel: Reel, lasts: number, speed: number, start: number): void {
    this.#reel = { reel, start, speed, lasts };
    this.#wake();
  }

  /** Where the pieces were at a moment of the film. */
  freeze(reel: Reel, ms: number): void {
    this.#reel = null;
    this.#cast.pose(reel, ms);
    this.#wake();
  }

  mark(names: Iterable<string>): void {
    this.#cast.mark(names);
    this.#wake();
  }

  hold(held: Held | null): void {
    this.#cast.hold(held);
    this.#wake();
  }

  // Where one looks from ------------------------------------------------------------------------

  get orbit(): Orbit {
    return this.#camera.orbit;
  }

  look(orbit: Orbit, flying = false): void {
    this.#camera.look(orbit, flying);
    this.#wake();
  }

  size(wide: number, high: number): void {
    if (wide < 1 || high < 1) return;
    this.#renderer.setSize(wide, high, false);
    this.#camera.size(wide, high);
    this.#wake();
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

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#resting);
    this.#asked = -1;
    this.#cast.dispose();
    this.#ground?.remove();
    this.#renderer.dispose();
  }

  // Inside --------------------------------------------------------------------------------------

  #refine(): void {
    const { pixels, shadow } = this.#adaptive.quality;
    this.#renderer.setPixelRatio(pixels);
    const had = this.#renderer.shadowMap.enabled;
    this.#renderer.shadowMap.enabled = shadow > 0;
    this.#sun.sharpen(shadow);
    if (had !== shadow > 0) this.#cast.relight();
  }

  #wake(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    this.#asked = 0;
    const busy = this.#move(now);
    if (this.#fine) this.#sharpen(false);
    this.#picture();
    if (this.#adaptive.drawn(now, busy)) this.#refine();
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
    this.#camera.aim();
    this.#cast.turnTo(this.#camera.perspective.position);
    this.#renderer.render(this.#scene, this.#camera.perspective);
  }

  /** Whether something is still on its way. */
  #move(now: number): boolean {
    const flying = this.#camera.fly(now);
    if (this.#reel) {
      const { reel, start, speed, lasts } = this.#reel;
      const ms = Math.max(0, now - start) * speed;
      this.#cast.pose(reel, ms);
      if (ms >= lasts) this.#reel = null;
    }
    return flying || this.#reel !== null;
  }
}

/** Whether this browser draws in three dimensions at all. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const finest = (): number => Math.min(2, globalThis.devicePixelRatio || 1);
