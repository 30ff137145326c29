/* One request at a time, and words for the one that failed. */
import { Failure } from '../wire/api';
import { t } from '../words/words.svelte';

export class Doing {
  busy = $state(false);
  failed = $state('');
  #last: Promise<void> = Promise.resolve();

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = '';
    try {
      await work();
    } catch (error) {
      this.failed =
        error instanceof Failure ? error.message : t(navigator.onLine ? 'web-unreachable' : 'web-offline');
    } finally {
      this.busy = false;
    }
  }

  /** What is wanted while something is under way comes after it, and is not lost. */
  after(work: () => Promise<unknown>): Promise<void> {
    this.#last = this.#last.then(() => this.run(work));
    return this.#last;
  }
}
