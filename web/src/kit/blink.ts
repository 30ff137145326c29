/** Cats blink every 6 to 14 seconds, never two at once, none while nobody looks or wants stillness. */

type Lids = (shut: boolean) => void;

const SHUT_MS = 140;

export class Blinker {
  #due = new Map<Lids, number>();
  #busy = false;

  constructor(
    private readonly random: () => number,
    private readonly still: () => boolean,
  ) {}

  /** Lets these lids blink until the returned function is called. */
  add(lids: Lids): () => void {
    this.#schedule(lids);
    return () => {
      clearTimeout(this.#due.get(lids));
      this.#due.delete(lids);
    };
  }

  #schedule(lids: Lids): void {
    const wait = 6000 + this.random() * 8000;
    this.#due.set(
      lids,
      window.setTimeout(() => this.#blink(lids), wait),
    );
  }

  #blink(lids: Lids): void {
    this.#schedule(lids);
    if (this.#busy || this.still()) return;
    this.#busy = true;
    lids(true);
    window.setTimeout(() => {
      this.#busy = false;
      lids(false);
    }, SHUT_MS);
  }
}

export const blinker = new Blinker(
  Math.random,
  () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches,
);
