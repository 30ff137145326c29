/* The end of a game or of a round: counted on the board step by step, a moment of silence, then the rest. */
import type { CueName } from '../kit/sound';
import { untrack } from 'svelte';
import type { Counting, CountStep, RoomTable, WebRoom } from '../games/room';
import type { LiveTable } from './liveTable.svelte';

type Phase = 'none' | 'count' | 'hush' | 'rest';

interface Table extends RoomTable {
  readonly stopped: boolean; // a round is over, and waits for whoever looks
  readonly fresh: boolean; // what is shown came while somebody looked
}

interface Deps {
  room: Pick<WebRoom, 'count' | 'points'>;
  wait(ms: number): number; // how long that is for whoever looks; 0: not at all
  cue(name: CueName): void;
}

const STEP = 700; // ms for each step of a count
const WHOLE = 9000; // ms for all of them, where there are many
const ROUND = 2500; // ms to look at a round that was counted, where nobody is asked
const HUSH = 600; // ms of silence before the winner

export class Finale implements Counting {
  phase = $state<Phase>('none');
  at = $state(0); // the steps that have been counted; the last of them is being looked at
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly deps: Deps,
  ) {}

  /** Also while nothing is counted: the words change with the language. */
  readonly steps: readonly CountStep[] = $derived.by(() =>
    this.phase === 'none' ? [] : (this.deps.room.count?.(this.table) ?? []),
  );
  readonly step: CountStep | null = $derived(
    this.phase === 'count' ? (this.steps[this.at - 1] ?? null) : null,
  );

  get busy(): boolean {
    return this.phase === 'count' || this.phase === 'hush';
  }
  /** The winner is known: the game is over, and everything has been counted. */
  get ended(): boolean {
    return this.phase === 'rest' && this.table.result !== null;
  }

  /** The points of a seat as far as they are counted. */
  points(seat: number): number | null {
    const all = this.#final(seat);
    if (all === null || this.phase !== 'count') return all;
    return this.steps.slice(this.at).reduce((sum, step) => sum - worthOf(step, seat), all);
  }

  /** What the step that is looked at brings to a seat. */
  gain(seat: number): number {
    return this.step ? worthOf(this.step, seat) : 0;
  }

  /** To be called whenever the table has something to count, or no longer has. */
  follow(): void {
    const counts = this.table.result !== null || this.table.stopped;
    if (!counts) this.stop();
    else if (this.phase === 'none') this.#begin();
  }

  /** Everything counted, the winner in sight. */
  skip = (): void => {
    clearTimeout(this.#timer);
    if (!this.busy) return;
    this.phase = 'rest';
    this.deps.cue('purr');
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.phase = 'none';
    this.at = 0;
  }

  #begin(): void {
    this.phase = 'count';
    if (this.table.stopped || this.table.fresh) this.#next();
    else this.phase = 'rest'; // it was over before anybody looked
  }

  #next = (): void => {
    if (this.at >= this.steps.length) {
      this.#hush();
      return;
    }
    this.at += 1;
    this.deps.cue('card');
    this.#after(Math.min(STEP, WHOLE / this.steps.length), this.#next);
  };

  #hush(): void {
    this.phase = 'hush';
    this.#after(this.table.result ? HUSH : 0, this.skip);
  }

  #after(ms: number, then: () => void): void {
    const wait = this.deps.wait(ms);
    if (wait > 0) this.#timer = setTimeout(then, wait);
    else this.skip();
  }

  #final(seat: number): number | null {
    const { result, view } = this.table;
    const standing = result?.standings.find(({ seats }) => seats.includes(seat));
    if (standing) return standing.points;
    return view === null ? null : (this.deps.room.points?.(view, seat) ?? null);
  }
}

const worthOf = ({ seats, worth }: CountStep, seat: number): number => (seats.includes(seat) ? worth : 0);

/** Lets the finale follow its table for as long as the page is there; `asks`: before the next round. */
export function attend(table: LiveTable, finale: Finale, asks: () => boolean): void {
  $effect(() => {
    void [table.result, table.stopped];
    untrack(() => finale.follow());
  });
  $effect(() => {
    table.counting = finale.phase === 'none' ? null : finale;
  });
  $effect(() => {
    if (!table.stopped || finale.busy || asks()) return;
    const timer = setTimeout(table.goOn, ROUND);
    return () => clearTimeout(timer);
  });
}
