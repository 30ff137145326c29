/* One request at a time, and words for the one that failed. */
import { Failure } from '../wire/api';
import { t } from '../words/words.svelte';

export class Doing {
  busy = $state(false);
  failed = $state('');

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
}
