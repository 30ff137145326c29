/* The clocks of a table: what is left of each open question, counted down between updates. */
import type { Clock, OpenAsk } from '../wire/types';

const LAST_DIGITS = 30; // seconds in which they are written out
const LAST_TICKS = 10;
const DAY = 86_400;

export interface Reading {
  left: number; // of the whole, 0 to 1
  seconds: number | undefined; // written out near the end
  slow?: number; // seconds to be told roughly, where a move may take days
}

/** What is known of a seat beside its chair: whether its player is here, and the clock. */
export interface Sitting {
  here: boolean;
  clock?: Reading | undefined;
}

export class Clocks {
  #now = $state(performance.now());
  #asks = $state.raw<readonly OpenAsk[]>([]);
  #limit = 0;
  #heardAt = 0;
  #ticked = '';

  /** The clocks as an update tells them; `heardAt` is when it came. */
  set(asks: readonly OpenAsk[], clock: Clock, heardAt: number): void {
    this.#limit = (clock.limit ?? 0) * (clock.kind === 'days' ? DAY : 1);
    this.#heardAt = heardAt;
    this.#now = performance.now();
    this.#asks = asks.filter((ask) => ask.seconds !== null);
  }

  get running(): boolean {
    return this.#asks.length > 0;
  }

  /** Look at the watch again; true where `seat` hears a second of its last ten go by. */
  tick(seat: number | null): boolean {
    this.#now = performance.now();
    const left = seat === null ? null : this.#left(seat);
    if (left === null || left > LAST_TICKS || left <= 0) return false;
    const second = `${this.#asks.find((ask) => ask.seat === seat)?.number}/${Math.ceil(left)}`;
    const heard = second !== this.#ticked;
    this.#ticked = second;
    return heard;
  }

  read(seat: number): Reading | undefined {
    const left = this.#left(seat);
    if (left === null) return undefined;
    return {
      left: Math.min(1, left / Math.max(1, this.#limit)),
      seconds: left <= LAST_DIGITS ? Math.ceil(left) : undefined,
      ...(this.#limit >= DAY && left > LAST_DIGITS ? { slow: left } : {}),
    };
  }

  #left(seat: number): number | null {
    const ask = this.#asks.find((each) => each.seat === seat);
    if (ask?.seconds == null) return null;
    const gone = Math.max(0, (this.#now - this.#heardAt) / 1000 - (ask.rests ?? 0)); // after a holiday
    return Math.max(0, ask.seconds - gone);
  }
}
