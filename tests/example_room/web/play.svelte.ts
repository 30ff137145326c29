/* The own side of a question: every card of the hand is an answer, and lies in the tray. */
import type { Hinted } from '../../wire/types';
import { say } from '../../words/words.svelte';
import type { Choice, Play } from '../room';
import { Selection } from '../selection.svelte';
import type { Move, PounceTable } from './types';

export class PouncePlay implements Play<Move> {
  readonly choices: readonly Choice<Move>[] = [];
  readonly held = false;
  readonly #hint: Selection<Move>;

  constructor(private readonly table: PounceTable) {
    this.#hint = new Selection(table);
  }

  get question(): string {
    return this.table.ask?.say ? say(this.table.ask.say) : '';
  }

  /** The move that a card stands for, where it may be played now. */
  moveOf(card: number): Move | undefined {
    return this.table.ask ? this.table.moves?.find((move) => move.card === card) : undefined;
  }

  isHinted(card: number): boolean {
    return this.#hint.now?.card === card;
  }

  pounce(card: number): void {
    const move = this.moveOf(card);
    if (move) void this.table.answer(move);
  }

  choose(): void {}

  putBack(): void {
    this.#hint.putBack();
  }

  show({ move }: Hinted<Move>): void {
    this.#hint.keep(move);
  }
}
