/* Where the picture is seen from: a camera on springs, and what is under a point of the picture. */
import { PerspectiveCamera, Plane, Raycaster, Vector2, Vector3, type Object3D } from 'three';
import { cameraAt, FIELD, nearest, type Orbit } from './orbit';
import { sprung, type Spring } from './spring';

/** A finger is followed closely; a flight to another view takes 420 ms; at once: nothing flies here. */
export type Pace = 'finger' | 'flight' | 'at once';

/** What it looks at, and from where. */
export interface Sight {
  around: number; // radians
  middle: readonly [x: number, y: number]; // cm
  room: number; // cm from there to the right edge of the picture
}

const STIFF = { finger: 40, flight: 12.5, far: 7.5 } as const; // 1/s; far: over more than a quarter turn
const PLAN_FIELD = 1.6; // degrees: so narrow that nothing looks smaller for being lower
const NEAR = 0.16; // of the picture: a finger beside a piece means it, too
const LONGEST = 0.1; // s: a picture that came late does not make a leap
const KEYS = ['around', 'above', 'far', 'x', 'y', 'height', 'right', 'down', 'flat'] as const;
const THERE: Record<(typeof KEYS)[number], number> = {
  around: 0.02,
  above: 0.02,
  far: 0.02,
  x: 0.005,
  y: 0.005,
  height: 0.005,
  right: 0.2,
  down: 0.2,
  flat: 0.0005,
};

export class TowerCamera {
  readonly perspective = new PerspectiveCamera(FIELD, 1, 1, 700);
  #now: Orbit = {
    around: 24,
    above: 10,
    far: 60,
    x: 0,
    y: 0,
    height: 6,
    right: 0,
    down: 0,
    flat: 0,
  };
  #goal: Orbit = this.#now;
  #speeds = new Map<(typeof KEYS)[number], number>();
  #stiff: number = STIFF.flight;
  #size: readonly [wide: number, high: number] = [1, 1];
  #last: number | null = null; // when it was moved, while it is on its way
  #seen = false;

  constructor() {
    this.perspective.up.set(0, 0, 1);
  }

  /** Where it is, or is about to be. */
  get orbit(): Orbit {
    return this.#goal;
  }

  /** Where it is at this moment. */
  get now(): Orbit {
    return this.#now;
  }

  /** How far from what it looks at, in cm. */
  get distance(): number {
    return (this.#now.far * Math.tan((FIELD * Math.PI) / 360)) / Math.tan((this.#field * Math.PI) / 360);
  }

  get sight(): Sight {
    const { around, x, y, far, right } = this.#now;
    const [wide, high] = this.#size;
    const seen = 2 * far * Math.tan((FIELD * Math.PI) / 360);
    return { around: (around * Math.PI) / 180, middle: [x, y], room: ((wide / 2 - right) * seen) / high };
  }

  look(orbit: Orbit, pace: Pace): void {
    this.#goal = { ...orbit, around: nearest(orbit.around, this.#now.around) };
    const quarter = Math.abs(this.#goal.around - this.#now.around) > 90;
    if (pace === 'finger') this.#stiff = STIFF.finger;
    else this.#stiff = quarter ? STIFF.far : STIFF.flight;
    if (pace !== 'at once' && this.#seen) return;
    this.#now = this.#goal;
    this.#speeds.clear();
    this.#seen = true;
  }

  size(wide: number, high: number): void {
    this.#size = [wide, high];
  }

  /** Goes on; whether it is still on its way. */
  fly(time: number): boolean {
    const dt = this.#last === null ? 1 / 60 : Math.min(LONGEST, Math.max(0, time - this.#last) / 1000);
    const next = { ...this.#now };
    let moving = false;
    for (const key of KEYS) {
      const spring: Spring = { x: this.#now[key], v: this.#speeds.get(key) ?? 0 };
      const { x, v } = sprung(spring, this.#goal[key], this.#stiff, dt);
      const there = Math.abs(x - this.#goal[key]) < THERE[key] && Math.abs(v) < THERE[key] * 20;
      next[key] = there ? this.#goal[key] : x;
      this.#speeds.set(key, there ? 0 : v);
      moving ||= !there;
    }
    this.#now = next;
    this.#last = moving ? time : null;
    return moving;
  }

  /** Before a picture is drawn. */
  aim(): void {
    const { x, y, height, right, down } = this.#now;
    const far = this.distance;
    const camera = this.perspective;
    const [wide, high] = this.#size;
    camera.fov = this.#field;
    camera.aspect = wide / high;
    [camera.near, camera.far] = [Math.max(1, far - 300), far + 700];
    camera.position.set(...cameraAt({ ...this.#now, far }));
    camera.lookAt(x, y, height);
    camera.setViewOffset(wide, high, -right, -down, wide, high);
    camera.updateMatrixWorld();
  }

  /** Where a place in the tower is in the picture, in px from its upper left corner. */
  project(x: number, y: number, z: number): readonly [number, number] {
    const at = new Vector3(x, y, z).project(this.perspective);
    const [wide, high] = this.#size;
    return [((at.x + 1) / 2) * wide, ((1 - at.y) / 2) * high];
  }

  /** The place under a point of the picture (−1 to 1 each way), on a level over the table. */
  placeAt(x: number, y: number, level: number): readonly [number, number] | null {
    const found = this.#ray(x, y).ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -level), new Vector3());
    return found && [found.x, found.y];
  }

  /** Whether that point of the picture is on a thing, or near it. */
  isOn(thing: Object3D, x: number, y: number): boolean {
    if (this.#ray(x, y).intersectObject(thing, true).length > 0) return true;
    const middle = thing.position.clone().project(this.perspective);
    return Math.hypot(middle.x - x, (middle.y - y) / this.perspective.aspect) < NEAR;
  }

  /** The name of the first of these things at a point of the picture. */
  nameAt(things: Object3D[], x: number, y: number): string | null {
    let found: Object3D | null = this.#ray(x, y).intersectObjects(things, true)[0]?.object ?? null;
    while (found && !things.includes(found)) found = found.parent;
    return found?.name ?? null;
  }

  get #field(): number {
    return FIELD + (PLAN_FIELD - FIELD) * this.#now.flat;
  }

  #ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.perspective);
    return ray;
  }
}
