/* A question of a room that nobody has drawn: every listed move is a button, in the server's words. */
import type { Hinted, Judged, Move } from '../../wire/types';
import { say } from '../../words/words.svelte';
import type { Choice, Play, RoomTable } from '../room';
import { isSame, Selection } from '../selection.svelte';
import { plainText } from './plainText';

const AT_ONCE = 16; // moves that a Try may ask about

export class PlainPlay implements Play {
  readonly held = false;
  readonly #hint: Selection<Move>;
  #judged = $state.raw<ReadonlyMap<Move, Judged>>(new Map());

  constructor(private readonly table: RoomTable) {
    this.#hint = new Selection(table);
    $effect(() => {
      if (table.ask && table.moves) void this.#judge(table.moves);
    });
  }

  get question(): string {
    const { ask } = this.table;
    return ask?.say ? say(ask.say) : (ask?.what ?? '');
  }

  /** Where moves are beyond listing, there is at least the one that a hint proposes. */
  get choices(): readonly Choice[] {
    const hint = this.#hint.now;
    const moves = this.table.moves ?? (hint ? [hint] : []);
    return this.table.ask ? moves.map((move) => this.#choice(move, hint)) : [];
  }

  choose({ move }: Choice): void {
    void this.table.answer(move);
  }

  putBack(): void {
    this.#hint.putBack();
  }

  show({ move }: Hinted): void {
    this.#hint.keep(move);
  }

  #choice(move: Move, hint: Move | null): Choice {
    const judged = this.#judged.get(move);
    return {
      key: JSON.stringify(move),
      label: judged?.say ? say(judged.say) : plainText(move),
      note: judged?.note ? say(judged.note) : '',
      proposed: isSame(move, hint),
      allowed: true,
      move,
    };
  }

  async #judge(moves: readonly Move[]): Promise<void> {
    const found = new Map<Move, Judged>();
    for (let first = 0; first < moves.length && moves === this.table.moves; first += AT_ONCE) {
      const some = moves.slice(first, first + AT_ONCE);
      const answers = await this.table.judge(some);
      answers.forEach((judged, at) => found.set(some[at]!, judged));
      this.#judged = new Map(found);
    }
  }
}
