/* The paw: the card in it, how it is turned, and where it would lie. An answered question puts it back by itself. */
import type { OpenAsk } from '../../wire/types';
import { START, type Card, type FitTable, type Place } from './values';

/** What belongs to one question; several at one screen may be asked under the same number. */
interface Asked {
  seat: number;
  ask: number;
}

interface Picked extends Asked {
  card: Card;
  id: string | null; // which of equal cards, where the hand knows
}

export interface Spot extends Place {
  turned: boolean;
}

export class Paw {
  readonly #table: FitTable;
  #picked = $state.raw<Picked | null>(null);
  #spot = $state.raw<{ of: Picked; at: Spot } | null>(null);
  #turned = $state(false);

  constructor(table: FitTable) {
    this.#table = table;
  }

  get card(): Card | null {
    return this.#now?.card ?? null;
  }

  get id(): string | null {
    return this.#now?.id ?? null;
  }

  /** Which of the cards in the hand it is, or was until its move arrived. */
  get slip(): string | null {
    return this.#picked?.id ?? null;
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

  pick(ask: OpenAsk, card: Card, id: string | null): void {
    this.#turned = false;
    this.#picked = { seat: ask.seat, ask: ask.number, card, id };
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

  putBack(): void {
    if (this.#forced) this.#spot = null;
    else this.#picked = null;
  }

  /** A start box needs no picking up: there is nothing else to lay. */
  readonly #forced = $derived.by((): Picked | null => {
    const { ask } = this.#table;
    return ask?.what === 'open' ? { seat: ask.seat, ask: ask.number, card: START, id: START } : null;
  });

  get #now(): Picked | null {
    return this.#forced ?? (isOpen(this.#table, this.#picked) ? this.#picked : null);
  }
}

/** Whether it belongs to the question of the moment. */
export function isOpen({ ask }: FitTable, about: Asked | null): boolean {
  return ask !== null && ask.number === about?.ask && ask.seat === about.seat;
}
