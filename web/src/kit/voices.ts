/** At most three voices sound at once; a fourth silences the oldest. */

export const MOST = 3;

interface Voice {
  until: number;
  stop: () => void;
}

export class Voices {
  #sounding: Voice[] = [];

  get count(): number {
    return this.#sounding.length;
  }

  /** Counts a voice from now on until its time is over, in seconds of one clock. */
  admit(now: number, until: number, stop: () => void): void {
    this.#sounding = this.#sounding.filter((voice) => voice.until > now);
    while (this.#sounding.length >= MOST) this.#sounding.shift()?.stop();
    this.#sounding.push({ until, stop });
  }
}
