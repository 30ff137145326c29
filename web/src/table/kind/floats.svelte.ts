/* The cats that are held up at a table right now. */
import type { Cat, Update } from '../../wire/types';

export interface Float {
  key: number;
  name: string;
  seat: number | null; // null: somebody who watches
  cat: Cat;
}

const SHOWN = 2000; // ms
const MOST = 12; // at once; the oldest give way

export class Floats {
  shown = $state.raw<readonly Float[]>([]);
  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** What was held up while somebody looked; what an update tells of the past is over. */
  hear({ since, news }: Pick<Update, 'since' | 'news'>): void {
    if (since === 0) return;
    for (const item of news) {
      if (item.type === 'Reaction')
        this.#show({ key: this.#next++, name: item.name, seat: item.seat, cat: item.cat });
    }
  }

  #show(float: Float): void {
    this.shown = [...this.shown, float].slice(-MOST);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.shown = this.shown.filter(({ key }) => key !== float.key);
    }, SHOWN);
    this.#timers.add(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.shown = [];
  }
}
