/* How far one has come in a game's lessons; remembered by the browser. */
import { lessonStep, noteLesson } from '../shell/lessonPlace';

export class Progress {
  at = $state(1); // the step of the moment; one more than there are: the end

  constructor(
    private readonly game: string,
    readonly steps: number,
  ) {
    this.at = lessonStep(game, steps) ?? 1;
  }

  get over(): boolean {
    return this.at > this.steps;
  }

  next = (): void => this.#goTo(this.at + 1);
  back = (): void => this.#goTo(this.at - 1);
  again = (): void => this.#goTo(1);

  #goTo(step: number): void {
    this.at = Math.min(Math.max(1, step), this.steps + 1);
    noteLesson(this.game, this.at, this.steps);
  }
}
