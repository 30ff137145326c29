/* How far one has come in a game's lessons; remembered by the browser. */
import { readStored, writeStored } from '../wire/storage';

export class Progress {
  at = $state(1); // the step of the moment; one more than there are: the end
  #key: string;

  constructor(
    game: string,
    readonly steps: number,
  ) {
    this.#key = `lesson-${game}`;
    const last = Number(readStored(this.#key));
    this.at = Number.isInteger(last) && last >= 1 && last <= steps ? last : 1;
  }

  get over(): boolean {
    return this.at > this.steps;
  }

  next = (): void => this.#goTo(this.at + 1);
  back = (): void => this.#goTo(this.at - 1);
  again = (): void => this.#goTo(1);

  #goTo(step: number): void {
    this.at = Math.min(Math.max(1, step), this.steps + 1);
    writeStored(this.#key, String(this.at));
  }
}
