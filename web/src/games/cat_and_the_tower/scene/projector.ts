/* Shows a film: where pieces are at a moment of it, and paper where they hit something. */
import type { Cast } from './cast';
import type { Reel } from './film';
import { impactsOf, type Impact } from './impacts';
import type { Puffs } from './puffs';

/** A film that runs: how far it is after some ms of the clock on the wall. */
export interface Run {
  reel: Reel;
  lasts: number; // ms of the film
  start: number; // when it began, as performance.now() counts; it may lie in the past
  clock(elapsed: number): number; // ms of the wall to ms of the film: this is where slow motion is
  puffs?: boolean; // paper flies up where something hits
}

const PUFFS = 24;
const SOFTLY = 100; // cm/s: harder hits make larger puffs

export class Projector {
  #run: (Run & { impacts: Impact[] }) | null = null;

  constructor(
    private readonly cast: Cast,
    private readonly puffs: Puffs,
  ) {}

  get runs(): boolean {
    return this.#run !== null;
  }

  play(run: Run, still: boolean): void {
    this.#run = { ...run, impacts: run.puffs && !still ? impactsOf(run.reel, PUFFS) : [] };
  }

  stop(): void {
    this.#run = null;
  }

  /** All pieces go on to where they were then. */
  move(now: number): void {
    if (!this.#run) return;
    const { reel, start, clock, lasts, impacts } = this.#run;
    const ms = clock(Math.max(0, now - start));
    this.cast.pose(reel, ms);
    for (let next = impacts[0]; next && next.ms <= ms; next = impacts[0]) {
      this.puffs.add(next.at, next.speed > SOFTLY ? 3 : 2);
      impacts.shift();
    }
    this.cast.settle(now);
    if (ms < lasts) return;
    this.#run = null;
    this.cast.settle();
  }
}
