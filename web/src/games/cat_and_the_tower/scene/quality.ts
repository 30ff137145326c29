/* How finely a picture is drawn: as finely as this screen can draw it in time. */

export interface Quality {
  pixels: number; // drawn for each of the screen's own
  shadow: number; // how wide the shadow is drawn, in its own pixels; 0: none
}

const STEPS: readonly Quality[] = [
  { pixels: 2, shadow: 1024 },
  { pixels: 1.5, shadow: 1024 },
  { pixels: 1, shadow: 1024 },
  { pixels: 1, shadow: 0 },
  { pixels: 0.7, shadow: 0 },
];
const PLAIN = 3; // the first step without a shadow
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
const SLOW = 40; // ms a picture: below 25 a second
const QUICK = 14;
const SAMPLE = 12; // pictures before anything is judged

/** How wide a shadow may be drawn at most: it is kept as colour and as depth, 8 bytes for every pixel. */
export const finestShadow = (small: boolean): number => (small ? 768 : 1024);

/** The step to begin with: without a graphics card even the first pictures would take too long. */
export const firstStep = (renderer: string): number => (SOFTWARE.test(renderer) ? PLAIN : 1);

/** Goes down where pictures take too long, and up again once, carefully. */
export class Adaptive {
  #step: number;
  #times: number[] = [];
  #best = 0; // no better than this again: it was too much once
  #last: number | null = null; // when the picture before was drawn, if this one follows from it

  constructor(
    private readonly density: number,
    start = 1,
    private readonly widest = finestShadow(false),
  ) {
    this.#step = start;
  }

  get quality(): Quality {
    const { pixels, shadow } = STEPS[this.#step] ?? { pixels: 1, shadow: 0 };
    return { pixels: Math.min(pixels, this.density), shadow: Math.min(shadow, this.widest) };
  }

  /**
   * A picture is drawn; `follows`: the next comes at once. Between two that do not follow, nobody has
   * waited.
   */
  drawn(now: number, follows: boolean): boolean {
    const before = this.#last;
    this.#last = follows ? now : null;
    return before !== null && this.took(now - before);
  }

  /** A picture took so long; true where the next is to be drawn otherwise. */
  took(ms: number): boolean {
    this.#times.push(ms);
    if (this.#times.length < SAMPLE) return false;
    const usual = [...this.#times].sort((one, two) => one - two)[SAMPLE >> 1] ?? 0;
    this.#times = [];
    if (usual > SLOW && this.#step < STEPS.length - 1) {
      this.#step += 1;
      this.#best = this.#step;
      return true;
    }
    if (usual < QUICK && this.#step > this.#best) {
      this.#step -= 1;
      return true;
    }
    return false;
  }
}
