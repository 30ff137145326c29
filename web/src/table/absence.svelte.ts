/* Who is gone from the table, and for how long by now. */
import type { Gone, Presence } from '../wire/types';

const SECOND = 1000; // ms

export class Absence {
  #presence = $state.raw<Presence | null>(null);
  #heardAt = 0;
  #now = $state(0);

  /** What the server said last, and when it was heard, by performance.now(). */
  set(presence: Presence | null, heardAt: number): void {
    this.#presence = presence;
    this.#heardAt = heardAt;
    this.#now = heardAt;
  }

  /** Whether there is anybody to count the time of. */
  get running(): boolean {
    return (this.#presence?.gone.length ?? 0) > 0;
  }

  tick(now: number): void {
    this.#now = now;
  }

  seconds(gone: Gone): number {
    return gone.seconds + Math.max(0, this.#now - this.#heardAt) / SECOND;
  }

  /** Somebody is waited for who is gone for a short while only: seconds until the others may decide. */
  soon(waited: readonly number[]): { seat: number; seconds: number } | null {
    const gone = (this.#presence?.gone ?? []).find((one) => waited.includes(one.seat));
    return gone ? { seat: gone.seat, seconds: Math.max(0, gone.grace - this.seconds(gone)) } : null;
  }

  /** Of those that the table waits for, the first one gone for so long that the others may decide. */
  missing(waited: readonly number[]): Gone | null {
    const gone = this.#presence?.gone ?? [];
    return gone.find((one) => waited.includes(one.seat) && this.seconds(one) >= one.grace) ?? null;
  }
}
