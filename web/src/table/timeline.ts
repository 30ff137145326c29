/* Plays what happened, beat by beat. The view is the truth: a beat skipped loses nothing. */
import type { Beat, Change, Director } from '../games/beats';
import type { Update } from '../wire/types';

interface Screen<Step> {
  /** Draw a view that belongs on the way to an update. */
  beat(beat: Beat): void;
  /** A beat has been looked at for as long as it lasts: its news may be told now. */
  seen?(update: Step, beat: Beat): void;
  /** Draw the update itself, with its questions; `unseen` are the beats that led to it and were left out. */
  arrive(update: Step, unseen: readonly Beat[]): void;
}

/** What is looked at on the way: everything, only what must not be missed, or nothing. */
type Looking = 'all' | 'scenes' | 'nothing';

const MOST_BEHIND = 3; // updates; whoever is later sees only the scenes of what was missed

export class Timeline<Step extends Change = Update> {
  #queue: Step[] = []; // the first is under way
  #shown: Step | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beats: Beat[] | null = null; // of the first in the queue, those still to come
  #beat: Beat | null = null; // the one that is being looked at
  #unseen: Beat[] = [];

  /** `hold` says for how many ms a beat is looked at; 0: not at all, Infinity: until `goOn`. */
  constructor(
    private readonly screen: Screen<Step>,
    private readonly direct: Director,
    private readonly hold: (beat: Beat) => number,
  ) {}

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  push(update: Step): void {
    if (this.#shown === null || update.since === 0) {
      this.stop();
      this.#arrive(update);
      return;
    }
    this.#queue.push(update);
    if (this.#queue.length === 1) this.#run();
  }

  /** Finish whatever is running, up to the next scene: that one has not been seen yet. */
  skip(): void {
    if (this.busy && !this.#beat?.stops) this.#run('scenes');
  }

  /** Draw the newest now. */
  finish(): void {
    if (this.busy) this.#run('nothing');
  }

  /** Whoever was waited for is ready. */
  goOn(): void {
    if (this.#beat?.stops) this.#run();
  }

  /** Forget everything: what comes next is the first again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#beats = null;
    this.#beat = null;
    this.#unseen = [];
    this.#shown = null;
  }

  #run = (looking: Looking = 'all'): void => {
    this.#finishBeat();
    for (let update = this.#queue[0]; update; update = this.#queue[0]) {
      this.#beats ??= this.direct(this.#shown?.view ?? null, update);
      const beat = this.#beats.shift();
      if (!beat) this.#next(update);
      else if (this.#show(beat, looking)) return;
      else this.#unseen.push(beat);
    }
  };

  #show(beat: Beat, looking: Looking): boolean {
    const behind = looking === 'scenes' || this.#queue.length > MOST_BEHIND;
    const left = looking === 'nothing' || (behind && !beat.scene && !beat.stops);
    const hold = left ? 0 : this.hold(beat);
    if (hold <= 0) return false;
    if (hold < Infinity) this.#timer = setTimeout(() => this.#run(), hold);
    this.#beat = beat;
    this.screen.beat(beat);
    return true;
  }

  #finishBeat(): void {
    clearTimeout(this.#timer);
    const [update] = this.#queue;
    const beat = this.#beat;
    this.#beat = null;
    if (beat && update) this.screen.seen?.(update, beat);
  }

  #next(update: Step): void {
    this.#queue.shift();
    this.#beats = null;
    this.#arrive(update);
  }

  #arrive(update: Step): void {
    const unseen = this.busy ? [] : this.#unseen;
    if (!this.busy) this.#unseen = [];
    this.#shown = update;
    this.screen.arrive(update, unseen);
  }
}
