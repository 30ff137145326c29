/* A finished game as a table of the room's: steps through it, from any seat or with all hands open. */
import type { RoomTable, WebRoom } from '../games/room';
import { Timeline } from '../table/timeline';
import type { Beat } from '../games/beats';
import type { GameEvent, Judged, Refused, Replay, ReplayStep, Update } from '../wire/types';
import { capital, say } from '../words/words.svelte';
import { marksOf, type Mark } from './marks';

/** The seat we look from; null: all hands lie open. */
export type Viewpoint = number | null;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Deps {
  room: Pick<WebRoom, 'direct' | 'open' | 'where'>;
  load(viewpoint: Viewpoint): Promise<Replay>;
  hurried(): boolean; // no time for beats: hidden, or reduced motion
  cue(name: string): void;
}

const PAUSE = 900; // ms between two steps that follow by themselves
const NOTHING: ReplayStep = {
  type: 'ReplayStep',
  seat: -1,
  move: '',
  say: { type: 'Say', key: '', args: [] },
  events: [],
  state: null,
  seen: null,
};

export class ReplayTable implements RoomTable {
  readonly mode = 'replay' as const;
  readonly ask = null;
  readonly moves = null;
  readonly aids = null;
  readonly sending = false;
  step = $state(1); // how many entries of the record have been played
  me = $state<Viewpoint>(null);
  playing = $state(false);
  moving = $state(false);
  speed = $state<Speed>(1);
  told = $state(0); // the step to be said aloud: the last one made by hand
  #sides = new Map<Viewpoint, Replay>();
  #view = $state.raw<unknown>(null);
  #next: ReturnType<typeof setTimeout> | undefined;
  #timeline: Timeline;

  constructor(
    readonly whole: Replay, // all hands open
    private readonly deps: Deps,
    from: number = 1,
  ) {
    this.#sides.set(null, whole);
    this.#timeline = new Timeline(
      { beat: this.#show, arrive: this.#arrive },
      (before, update) => this.#direct(before, update),
      () => deps.hurried(),
    );
    this.#jump(this.#within(from));
  }

  // What the room's components read ---------------------------------------------------------

  get view(): unknown {
    return this.#view;
  }
  get chairs() {
    return this.whole.table.seats;
  }
  get result() {
    return this.step === this.length && !this.moving ? this.whole.result : null;
  }
  answer = (): Promise<Refused | null> => Promise.resolve(null);
  judge = (): Promise<readonly Judged[]> => Promise.resolve([]);
  explain(): void {}

  // What the page reads ---------------------------------------------------------------------

  get length(): number {
    return this.whole.steps.length;
  }
  /** The table as it really is, for the open hands. */
  get state(): unknown {
    return this.#at(this.step, null).state;
  }
  /** Reads the room's words: a new language gives new titles. */
  get marks(): Mark[] {
    return marksOf(
      this.whole.steps.map((step) => this.deps.room.where(this.deps.room.open(step.state, null, step.seen))),
    );
  }

  /** What a step brought, in words; where that is not worth a sentence, what was done. */
  said(step: number): string {
    const { events, say: done } = this.#at(step, null);
    return events.flatMap((event) => (event.say ? [say(event.say)] : [])).join(' ') || capital(say(done));
  }

  // What one can do -------------------------------------------------------------------------

  /** One step on, shown as it happened. */
  forward = (): void => {
    this.pause();
    this.#stepOn();
    this.told = this.step;
  };

  back = (): void => this.goTo(this.step - 1);

  goTo = (step: number): void => {
    this.slideTo(step);
    this.told = this.step;
  };

  /** Like goTo, but the slider says itself where it is. */
  slideTo = (step: number): void => {
    this.pause();
    this.#jump(this.#within(step));
  };

  toggle = (): void => {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.step === this.length) this.#jump(1);
    this.playing = true;
    this.#stepOn();
  };

  /** Finish what is moving. */
  skip = (): void => this.#timeline.skip();

  pause = (): void => {
    clearTimeout(this.#next);
    this.playing = false;
  };

  /** Look from another seat at the same position. */
  async look(viewpoint: Viewpoint): Promise<void> {
    if (!this.#sides.has(viewpoint)) this.#sides.set(viewpoint, await this.deps.load(viewpoint));
    this.me = viewpoint;
    this.#jump(this.step);
  }

  close(): void {
    this.pause();
    this.#timeline.stop();
  }

  // How it is shown -------------------------------------------------------------------------

  #within(step: number): number {
    return Math.min(Math.max(1, Math.trunc(step) || 1), this.length);
  }

  #at(step: number, viewpoint: Viewpoint): ReplayStep {
    return this.#sides.get(viewpoint)?.steps[step - 1] ?? NOTHING;
  }

  #jump(step: number): void {
    this.step = step;
    this.#timeline.push(this.#update(0));
  }

  #stepOn(): void {
    this.#timeline.skip();
    clearTimeout(this.#next); // what was skipped may have asked for the next
    if (this.step >= this.length) return;
    this.step += 1;
    this.moving = true;
    this.#timeline.push(this.#update(this.step - 1));
  }

  /** The step as a live table would have heard of it. */
  #update(since: number): Update {
    const { events, state, seen } = this.#at(this.step, this.me);
    return {
      type: 'Update',
      number: this.step,
      since,
      seat: this.me,
      table: this.whole.table,
      news: events as GameEvent[],
      view: this.me === null ? this.deps.room.open(state, null, seen) : state,
      asks: [],
      moves: null,
      aids: null,
      undo: null,
      result: this.step === this.length ? this.whole.result : null,
    };
  }

  #direct(before: unknown, update: Update): Beat[] {
    const beats = this.deps.room.direct(before, update);
    return beats.map((beat) => ({ ...beat, hold: beat.hold / this.speed }));
  }

  #show = (beat: Beat): void => {
    this.#view = beat.view;
    if (beat.cue) this.deps.cue(beat.cue);
  };

  #arrive = (update: Update): void => {
    this.#view = update.view;
    this.moving = false;
    if (!this.playing) return;
    if (this.step === this.length) this.pause();
    else this.#next = setTimeout(() => this.#stepOn(), PAUSE / this.speed);
  };
}
