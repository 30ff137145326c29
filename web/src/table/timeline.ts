/* Plays what happened, beat by beat. The view is the truth: a beat skipped loses nothing. */
import type { Beat, Change, Director } from '../games/beats';
import type { Update } from '../wire/types';

interface Screen<Step> {
  /** Draw a view that belongs on the way to an update. */
  beat(beat: Beat): void;
  /** Draw the update itself, with its questions; `unseen` are the beats that led to it and were left out. */
  arrive(update: Step, unseen: readonly Beat[]): void;
}

const MOST_BEHIND = 3; // updates; whoever is later jumps to the newest

export class Timeline<Step extends Change = Update> {
  #queue: Step[] = [];
  #shown: Step | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: Beat[] = [];

  constructor(
    private readonly screen: Screen<Step>,
    private readonly direct: Director,
    private readonly hurried: () => boolean = () => document.hidden,
  ) {}

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  push(update: Step): void {
    const first = this.#shown === null || update.since === 0;
    const waits = this.busy;
    this.#queue.push(update);
    if (first) this.#finish([]);
    else if (this.hurried() && !waits) this.#finish(this.#beatsTo(update));
    else if (this.hurried() || this.#queue.length > MOST_BEHIND) this.skip();
    else if (!waits) this.#begin();
  }

  /** Finish whatever is running: draw the newest. */
  skip(): void {
    this.#finish(this.#beats);
  }

  /** Forget everything: what comes next is the first again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#beats = [];
    this.#shown = null;
  }

  #finish(unseen: readonly Beat[]): void {
    clearTimeout(this.#timer);
    const newest = this.#queue.at(-1);
    this.#queue = [];
    this.#beats = [];
    if (newest) this.#arrive(newest, unseen);
  }

  #begin(): void {
    const update = this.#queue[0];
    if (!update) return;
    this.#beats = this.#beatsTo(update);
    this.#next();
  }

  #beatsTo(update: Step): Beat[] {
    return this.direct(this.#shown?.view ?? null, update);
  }

  #next = (): void => {
    const beat = this.#beats.shift();
    if (beat) {
      this.#timer = setTimeout(this.#next, beat.hold);
      this.screen.beat(beat);
      return;
    }
    const update = this.#queue.shift();
    if (update) this.#arrive(update, []);
    this.#begin();
  };

  #arrive(update: Step, unseen: readonly Beat[]): void {
    this.#shown = update;
    this.screen.arrive(update, unseen);
  }
}
