/* Where the picture is seen from: a camera that stays or flies, and what is under a point of the picture. */
import { PerspectiveCamera, Plane, Raycaster, Vector2, Vector3, type Object3D } from 'three';
import { cameraAt, fieldFor, towards, type Orbit } from './orbit';

const FLIGHT = 420; // ms from one view to another
const NEAR = 0.16; // of the picture: a finger beside a piece means it, too

export class TowerCamera {
  readonly perspective = new PerspectiveCamera(30, 1, 1, 700);
  #orbit: Orbit = { around: 24, above: 14, far: 60, x: 0, y: 0, height: 6, down: 0 };
  #size: readonly [wide: number, high: number] = [1, 1];
  #flight: { from: Orbit; to: Orbit; start: number } | null = null;

  constructor() {
    this.perspective.up.set(0, 0, 1);
  }

  /** Where it is, or is about to be. */
  get orbit(): Orbit {
    return this.#flight?.to ?? this.#orbit;
  }

  look(orbit: Orbit, flying: boolean): void {
    this.#flight = flying ? { from: this.#orbit, to: orbit, start: performance.now() } : null;
    if (!flying) this.#orbit = orbit;
  }

  size(wide: number, high: number): void {
    this.#size = [wide, high];
    this.perspective.fov = fieldFor(wide / high);
  }

  /** Goes on with a flight; whether it is still on its way. */
  fly(now: number): boolean {
    if (this.#flight) {
      const part = Math.min(1, Math.max(0, now - this.#flight.start) / FLIGHT);
      this.#orbit = towards(this.#flight.from, this.#flight.to, part * (2 - part));
      if (part === 1) this.#flight = null;
    }
    return this.#flight !== null;
  }

  /** Before a picture is drawn. */
  aim(): void {
    const { x, y, height, down } = this.#orbit;
    this.perspective.position.set(...cameraAt(this.#orbit));
    this.perspective.lookAt(x, y, height);
    const [wide, high] = this.#size;
    this.perspective.setViewOffset(wide, high, 0, -down * high, wide, high);
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

  #ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.perspective);
    return ray;
  }
}
