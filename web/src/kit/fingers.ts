/** The fingers on a ground: one pans, two pinch. A press that does not move stays a tap. */
import { pan, zoomAt, type Camera, type Limits, type Point } from './camera';

const SLACK = 8; // px before a press becomes a drag

export class Fingers {
  moved = false; // the click that follows is none
  readonly #down = new Map<number, Point>();
  #start: Point | null = null;

  press(id: number, at: Point): void {
    if (!this.#down.size) [this.moved, this.#start] = [false, at];
    this.#down.set(id, at);
  }

  /** The camera after a finger has gone to `at`, or null where nothing moves. */
  move(id: number, at: Point, camera: Camera, limits: Limits): Camera | null {
    const from = this.#down.get(id);
    if (!from) return null;
    if (!this.moved && this.#down.size === 1 && this.#start && far(at, this.#start) < SLACK) return null;
    this.moved = true;
    this.#down.set(id, at);
    const other = [...this.#down].find(([key]) => key !== id)?.[1];
    if (!other) return pan(camera, { x: at.x - from.x, y: at.y - from.y });
    return pinch(camera, other, from, at, limits);
  }

  lift(id: number): void {
    this.#down.delete(id);
  }
}

const SOON = 320; // ms between two taps that are one gesture
const CLOSE = 28; // px

/** Two taps at the same place, one soon after the other. */
export class DoubleTap {
  #last: { at: Point; time: number } | null = null;

  /** Whether this tap makes it two. */
  tap(at: Point, time: number): boolean {
    const last = this.#last;
    const twice = last !== null && time - last.time < SOON && far(at, last.at) < CLOSE;
    this.#last = twice ? null : { at, time };
    return twice;
  }
}

/** What is between two fingers stays between them. */
function pinch(camera: Camera, other: Point, from: Point, at: Point, limits: Limits): Camera {
  const [before, after] = [middle(other, from), middle(other, at)];
  const moved = pan(camera, { x: after.x - before.x, y: after.y - before.y });
  return zoomAt(moved, after, far(other, at) / Math.max(1, far(other, from)), limits);
}

const middle = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

const far = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);
