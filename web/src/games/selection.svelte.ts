/* What is selected while a question stands: a card picked up, a hint. An answered question puts it back
   by itself. */
import type { Move } from '../wire/types';
import type { RoomTable } from './room';

export class Selection<Value> {
  readonly #table: Pick<RoomTable, 'ask'>;
  // several at one screen may be asked under the same number
  #picked = $state.raw<{ seat: number; ask: number; value: Value } | null>(null);

  constructor(table: Pick<RoomTable, 'ask'>) {
    this.#table = table;
  }

  /** What belongs to the question of the moment. */
  get now(): Value | null {
    const { ask } = this.#table;
    const picked = this.#picked;
    return picked && ask && ask.number === picked.ask && ask.seat === picked.seat ? picked.value : null;
  }

  /** What was selected last, also while its answer is on its way. */
  get last(): Value | null {
    return this.#picked?.value ?? null;
  }

  /** For the question of the moment, or the one about which something was found out. */
  keep(value: Value, ask = this.#table.ask): void {
    if (ask) this.#picked = { seat: ask.seat, ask: ask.number, value };
  }

  putBack(): void {
    this.#picked = null;
  }
}

/** Whether two moves say the same; none says the same as none. */
export function isSame(one: Move | null | undefined, other: Move | null | undefined): boolean {
  return one != null && other != null && isAlike(one, other);
}

/** Whether two values that travelled as JSON are equal all the way down. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [new Map(entries(one)), new Map(entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.size === theirs.size &&
    [...mine].every(([key, value]) => theirs.has(key) && isAlike(value, theirs.get(key)))
  );
}

const entries = (value: object): [string, unknown][] => Object.entries(value);
