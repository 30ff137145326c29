/* The list of one's own games, by game and by whom one played with. */
import { arrive } from '../shell/me.svelte';
import { api } from '../wire/api';
import type { FinishedTable, RunningTable } from '../wire/types';

export class OwnGames {
  game = $state('');
  opponent = $state('');
  running = $state.raw<readonly RunningTable[]>([]);
  finished = $state.raw<readonly FinishedTable[]>([]);
  count = $state(0);
  next = $state<string | null>(null);
  #asked = 0; // which question was the last: answers may overtake each other

  /** Those that go on are all here, so that they are looked through without the server. */
  get shown(): readonly RunningTable[] {
    const wanted = plain(this.opponent);
    return this.running.filter(
      ({ game, seats, yours }) =>
        (!this.game || game === this.game) &&
        (!wanted || seats.some(({ name }, seat) => !yours.includes(seat) && plain(name).includes(wanted))),
    );
  }

  async open(): Promise<void> {
    await arrive();
    [this.running] = await Promise.all([api.running(), this.search()]);
  }

  async search(): Promise<void> {
    const asked = ++this.#asked;
    const page = await api.finished(null, this.#wanted());
    if (asked !== this.#asked) return;
    this.finished = page.tables;
    this.count = page.count;
    this.next = page.next;
  }

  async fetchOlder(): Promise<void> {
    if (this.next === null) return;
    const asked = this.#asked;
    const page = await api.finished(this.next, this.#wanted());
    if (asked !== this.#asked) return;
    this.finished = [...this.finished, ...page.tables];
    this.next = page.next;
  }

  #wanted(): Record<string, string> {
    return {
      ...(this.game && { game: this.game }),
      ...(this.opponent.trim() && { opponent: this.opponent.trim().slice(0, 64) }),
    };
  }
}

/** Without accents and capitals, as the server compares names. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
