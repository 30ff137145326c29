/* A finished game as a table of the room's: steps through it, from any seat or with all hands open. */
import type { RoomTable, WebRoom } from '../games/room';
import { Timeline } from '../table/timeline';
import type { Beat, Change, Showing } from '../games/beats';
import { patch } from '../wire/delta';
import type { Judged, Refused, Replay, ReplayStep } from '../wire/types';
import { capital, say } from '../words/words.svelte';
import { marksOf, type Mark } from './marks';

/** The seat we look from; null: all hands lie open. */
export type Viewpoint = number | null;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Deps extends Showing {
  room: Pick<WebRoom, 'direct' | 'where'>;
  load(viewpoint: Viewpoint): Promise<Replay>;
}

const PAUSE = 900; // ms between two steps that follow by themselves

/** The game as one viewpoint has it: what happened, and the view after each step. */
interface Side {
  steps: readonly ReplayStep[];
  views: readonly unknown[];
}

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
  shown = $state(1); // the last step that has been drawn to its end, and may be put into words
  announced = $state(0); // the step to be read aloud: the last one made by hand
  #sides = new Map<Viewpoint, Side>();
  #view = $state.raw<unknown>(null);
  #byHand = false; // the step under way is read aloud when it has been shown
  #next: ReturnType<typeof setTimeout> | undefined;
  #timeline: Timeline<Change>;

  constructor(
    readonly whole: Replay, // all hands open
    private readonly deps: Deps,
    from: number | null = null,
  ) {
    this.#sides.set(null, sideOf(whole));
    this.#timeline = new Timeline(
      { beat: this.#show, seen: this.#seen, arrive: this.#arrive },
      (before, change) => deps.room.direct(before, change),
      (beat) => deps.hold(beat) / this.speed,
    );
    this.#jump(this.#within(from ?? this.#opening()));
  }

  // What the room's components read ---------------------------------------------------------

  get view(): unknown {
    return this.#view;
  }
  get chairs() {
    return this.whole.chairs;
  }
  get events(): readonly unknown[] {
    const steps = this.#side(this.me).steps.slice(0, this.step);
    return steps.flatMap(({ events }) => events.map(({ event }) => event));
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
  /** Reads the room's words: a new language gives new titles. */
  get marks(): Mark[] {
    return marksOf(this.#side(null).views.map((view) => this.deps.room.where(view)));
  }

  /** What a step brought, as the viewpoint saw it; where that is not worth a sentence, what was done. */
  said(step: number): string {
    const played = this.#side(this.me).steps[step - 1];
    if (!played) return '';
    const said = played.events.flatMap((event) => (event.say ? [say(event.say)] : []));
    return said.join(' ') || capital(say(played.say));
  }

  // What one can do -------------------------------------------------------------------------

  /** One step on, shown as it happened. */
  forward = (): void => {
    this.pause();
    this.#byHand = true;
    this.#stepOn();
  };

  back = (): void => this.goTo(this.step - 1);

  goTo = (step: number): void => {
    this.pause();
    this.#byHand = true;
    this.#jump(this.#within(step));
  };

  /** Like goTo, but the slider says itself where it is. */
  slideTo = (step: number): void => {
    this.pause();
    this.#byHand = false;
    this.#jump(this.#within(step));
  };

  toggle = (): void => {
    if (this.playing) {
      this.pause();
      return;
    }
    this.#byHand = false;
    if (this.step === this.length) this.#jump(this.#within(this.#opening()));
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
    if (!this.#sides.has(viewpoint)) this.#sides.set(viewpoint, sideOf(await this.deps.load(viewpoint)));
    this.me = viewpoint;
    this.#byHand = false;
    this.#jump(this.step);
  }

  close(): void {
    this.pause();
    this.#timeline.stop();
  }

  // How it is shown -------------------------------------------------------------------------

  /** When all is dealt and laid out: before that there is nothing to look at. */
  #opening(): number {
    return this.whole.steps.findIndex(({ seat }) => seat >= 0);
  }

  #within(step: number): number {
    return Math.min(Math.max(1, Math.trunc(step) || 1), this.length);
  }

  #side(viewpoint: Viewpoint): Side {
    return this.#sides.get(viewpoint) ?? { steps: [], views: [] };
  }

  #jump(step: number): void {
    this.step = step;
    this.#timeline.push(this.#change(0));
  }

  #stepOn(): void {
    this.#timeline.finish();
    clearTimeout(this.#next); // what was skipped may have asked for the next
    if (this.step >= this.length) return;
    this.step += 1;
    this.moving = true;
    this.#timeline.push(this.#change(this.step - 1));
  }

  /** The step as a live table would have heard of it. */
  #change(since: number): Change {
    const { steps, views } = this.#side(this.me);
    const at = this.step - 1;
    return {
      number: this.step,
      since,
      seat: this.me,
      news: steps[at]?.events ?? [],
      view: views[at] ?? null,
    };
  }

  /** What stays on the table after a step: a full trick lies until the next card, however one came to it. */
  #restOf(change: Change): unknown {
    const before = this.#side(this.me).views[this.step - 2] ?? null;
    const beats = this.deps.room.direct(before, change);
    return beats.findLast(({ rests }) => rests)?.view ?? change.view;
  }

  #show = (beat: Beat): void => {
    this.#view = beat.view;
    if (beat.scene && beat.cue) this.deps.cue(beat.cue);
  };

  #seen = (_: Change, beat: Beat): void => {
    if (!beat.scene && beat.cue) this.deps.cue(beat.cue);
  };

  #arrive = (change: Change): void => {
    this.#view = this.#restOf(change);
    this.moving = false;
    this.shown = this.step;
    if (this.#byHand) this.announced = this.step;
    if (!this.playing) return;
    if (this.step === this.length) this.pause();
    else this.#next = setTimeout(() => this.#stepOn(), PAUSE / this.speed);
  };
}

/** Each view comes as what changed since the one before. */
function sideOf({ steps }: Replay): Side {
  let view: unknown = null;
  return { steps, views: steps.map((step) => (view = patch(view, step.view))) };
}
