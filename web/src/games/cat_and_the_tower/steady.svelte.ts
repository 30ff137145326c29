/* A hand: it trembles while it moves, and is steady once it has rested for a moment. */

const CALM = 900; // ms after the last touch until a hand is steady
const PAUSE = 250; // ms before anybody is asked what they think of a place

export class Steady {
  #rests = $state(true);
  touches = $state(0);
  touchedAt = -Infinity; // as performance.now() counts
  #timers: ReturnType<typeof setTimeout>[] = [];

  get rests(): boolean {
    return this.#rests;
  }

  /** It moves; `paused` is called as soon as it has stopped moving. */
  touch(paused: () => void): void {
    this.#rests = false;
    this.touches += 1;
    this.touchedAt = performance.now();
    this.dispose();
    this.#timers = [setTimeout(() => (this.#rests = true), CALM), setTimeout(paused, PAUSE)];
  }

  dispose(): void {
    this.#timers.forEach(clearTimeout);
  }
}
