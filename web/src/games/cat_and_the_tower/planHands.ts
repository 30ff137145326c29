/* Fingers in the plan: one pushes the piece from wherever it lies, two turn it. */
import type { Grip } from './grip';

type Pointed = PointerEvent & { currentTarget: Element };
type Spot = readonly [x: number, y: number];

interface Deps {
  grip(): Grip;
  scale(): number; // cm for a pixel
  move(from: Grip, right: number, down: number): void; // cm from where it was
  turn(from: Grip, degrees: number): void; // to the left
}

const GAIN = 0.6; // a finger goes further than the piece, and so never covers it

export class PlanHands {
  readonly #down = new Map<number, Spot>();
  // since the last finger came or went: a step may be too small for whole degrees and tenths
  #since: { grip: Grip; spots: ReadonlyMap<number, Spot> } | null = null;

  constructor(private readonly deps: Deps) {}

  press(event: Pointed): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, [event.clientX, event.clientY]);
    this.#anchor();
  }

  drag(event: Pointed): void {
    const { pointerId, clientX, clientY } = event;
    if (!this.#down.has(pointerId) || !this.#since) return;
    this.#down.set(pointerId, [clientX, clientY]);
    const { grip, spots } = this.#since;
    const [one, two] = [...this.#down.keys()].map((id) => [spots.get(id)!, this.#down.get(id)!] as const);
    if (one && two) this.deps.turn(grip, angle(one[0], two[0]) - angle(one[1], two[1]));
    else if (one) {
      const cm = GAIN * this.deps.scale();
      this.deps.move(grip, (one[1][0] - one[0][0]) * cm, (one[1][1] - one[0][1]) * cm);
    }
  }

  lift(event: Pointed): void {
    if (this.#down.delete(event.pointerId)) this.#anchor();
  }

  #anchor(): void {
    this.#since = { grip: this.deps.grip(), spots: new Map(this.#down) };
  }
}

/** In degrees, to the right round, as a screen counts. */
const angle = ([x, y]: Spot, [a, b]: Spot): number => (Math.atan2(b - y, a - x) * 180) / Math.PI;
