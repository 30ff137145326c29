/* The card that is picked up, how it is turned, and where it would lie. An answered question puts it back by
   itself. */
import { Selection } from '../selection.svelte';
import { START } from './box';
import type { Card, FitTable, Place } from './types';

interface Picked {
  card: Card;
  id: string | null; // which of equal cards, where the hand knows
}

export interface Spot extends Place {
  turned: boolean;
}

export class Held {
  readonly #table: FitTable;
  readonly #picked: Selection<Picked>;
  #spot = $state.raw<{ of: Picked; at: Spot } | null>(null);
  #turned = $state(false);

  constructor(table: FitTable) {
    this.#table = table;
    this.#picked = new Selection(table);
  }

  get card(): Card | null {
    return this.#now?.card ?? null;
  }

  get id(): string | null {
    return this.#now?.id ?? null;
  }

  /** Which of the cards in the hand it is, or was until its move arrived. */
  get slip(): string | null {
    return this.#picked.last?.id ?? null;
  }

  get held(): boolean {
    return this.#now !== null && (this.#now !== this.#forced || this.spot !== null);
  }

  get spot(): Spot | null {
    return this.#spot && this.#spot.of === this.#now ? this.#spot.at : null;
  }

  get turned(): boolean {
    return this.spot?.turned ?? this.#turned;
  }

  pick(card: Card, id: string | null): void {
    this.#turned = false;
    this.#picked.keep({ card, id });
  }

  /** Turn what lies nowhere yet. */
  turn(): void {
    this.#turned = !this.#turned;
  }

  /** Lay it down to look at; whether there was anything to lay. */
  place(at: Spot): boolean {
    const picked = this.#now;
    if (!picked) return false;
    this.#turned = at.turned;
    this.#spot = { of: picked, at };
    return true;
  }

  /** Take it up again, to look for another place. */
  lift(): void {
    this.#spot = null;
  }

  putBack(): void {
    if (this.#forced) this.#spot = null;
    else this.#picked.putBack();
  }

  /** A start box needs no picking up: there is nothing else to lay. */
  readonly #forced = $derived.by((): Picked | null => {
    return this.#table.ask?.what === 'open' ? { card: START, id: START } : null;
  });

  get #now(): Picked | null {
    return this.#forced ?? this.#picked.now;
  }
}
