/* The own side of a question: the card picked up, how it is turned, and what comes of it. */
import { say, t } from '../../words/words.svelte';
import type { Hinted, Judged } from '../../wire/types';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { laid, lookOf } from './pieces';
import { sideOf, spotOf } from './square';
import { GUARDIANS, LOOKS } from './box';
import type { Adopt, Aids, Card, Insert, MazeTable, Move, Rotate } from './types';

/** What is picked up: a card of the square, the next card, that card at a place, a cat to be seen to. */
export type Held =
  | { what: 'card'; cell: number; quarters: number }
  | { what: 'next' }
  | { what: 'place'; place: number; turn: number }
  | { what: 'cat'; place: number };

/** An answer with what is drawn on its button. */
export interface MarkedChoice extends Choice<Move> {
  card?: Card; // the new card as it would lie
  cat?: string; // whom the guardian comes for
}

type Adoption = MarkedChoice & { move: Adopt };

const TURNS = [3, 1, 2]; // left, right, halfway: as the buttons stand

export class MazePlay implements Play<Move, MarkedChoice> {
  readonly #table: MazeTable;
  readonly #picked: Selection<Held>;
  readonly #hinted: Selection<Move>;
  #judged = $state.raw<{ of: string; moves: readonly Move[]; answers: readonly Judged<Aids>[] } | null>(null);
  #looked = $state.raw<Move | null>(null); // the answer under the pointer or the focus

  constructor(table: MazeTable) {
    this.#table = table;
    this.#picked = new Selection(table);
    this.#hinted = new Selection(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  get holding(): Held | null {
    return this.#picked.now;
  }

  get held(): boolean {
    return this.holding !== null;
  }

  /** The action that is being tried, if it may be done. */
  get trying(): Rotate | Insert | null {
    const move = this.choices.some(({ move }) => isSame(move, this.#looked)) ? this.#looked : this.#heldMove;
    return move && move.type !== 'Adopt' && this.#listed(move) ? move : null;
  }

  /** Where the ways of the cats would lead then. */
  get foreseen(): Aids | null {
    const { trying } = this;
    const at = this.#judged?.moves.findIndex((move) => isSame(move, trying)) ?? -1;
    return trying ? (this.#judged?.answers[at]?.aids ?? null) : null;
  }

  get question(): string {
    const { ask } = this.#table;
    const { holding } = this;
    if (!ask) return '';
    if (holding && holding.what !== 'cat') return t(`cha-web-ask-${holding.what}`);
    if (ask.say?.key === 'cha-ask-act') return t('cha-web-ask-act'); // pips show how many are left
    return ask.say ? say(ask.say) : '';
  }

  get choices(): readonly MarkedChoice[] {
    const { holding } = this;
    if (this.#table.ask?.what === 'adopt') return this.#adoptions();
    if (holding?.what === 'card') return this.#turns(holding.cell);
    if (holding?.what === 'place') return this.#looks(holding.place);
    return [];
  }

  // What one can do -------------------------------------------------------------------------

  get acting(): boolean {
    return this.#table.ask?.what === 'act';
  }

  /** A tap on a card of the square: up, a quarter round with each tap, and down again. */
  tapCard(cell: number): void {
    const { holding } = this;
    if (holding?.what !== 'card' || holding.cell !== cell) this.pick({ what: 'card', cell, quarters: 0 });
    else if (holding.quarters === 3) this.putBack();
    else this.turn(1);
  }

  /** A tap on a place outside: the next card lies there, turned with each tap, and goes back again. */
  tapPlace(place: number): void {
    if (this.#table.ask?.what === 'adopt') return this.#tapAdopting(place);
    const { holding } = this;
    const turn = holding?.what === 'place' ? holding.turn : 0;
    if (holding?.what !== 'place' || holding.place !== place) this.pick({ what: 'place', place, turn });
    else if (turn === this.#lookCount - 1) this.putBack();
    else this.turn(1);
  }

  /** A tap on the next card: now every row and column can be its own. */
  tapNext(): void {
    if (this.holding?.what === 'next') this.putBack();
    else this.pick({ what: 'next' });
  }

  /** What is picked up goes round by quarter turns. */
  turn(quarters: number): void {
    const { holding } = this;
    if (holding?.what === 'card') this.pick({ ...holding, quarters: (holding.quarters + quarters + 4) % 4 });
    else if (holding?.what === 'place')
      this.pick({ ...holding, turn: (holding.turn + quarters + this.#lookCount) % this.#lookCount });
  }

  /** Do what is being tried. */
  confirm(): void {
    const choice = this.choices.find(({ move }) => isSame(move, this.#heldMove));
    if (choice) this.choose(choice);
  }

  pick(held: Held): void {
    const { ask, sending } = this.#table;
    if (!ask || sending || (held.what === 'cat') !== (ask.what === 'adopt')) return;
    this.#looked = null;
    this.#picked.keep(held);
    void this.#judge();
  }

  choose(choice: Choice<Move>): void {
    if (!choice.allowed && choice.refused) return this.#table.explain(choice.refused);
    void this.#table.answer(choice.move);
  }

  consider(choice: Choice<Move> | null): void {
    this.#looked = choice ? choice.move : null;
  }

  putBack(): void {
    this.#picked.putBack();
    this.#looked = null;
  }

  show(hint: Hinted<Move>): void {
    const { view } = this.#table;
    if (!view) return;
    const move = plain(hint.move, this.#lookCount);
    this.#hinted.keep(move);
    if (move.type === 'Insert') this.pick({ what: 'place', place: move.place, turn: move.turn });
    else if (move.type === 'Rotate') {
      const cell = (move.row - 1) * sideOf(view.square) + move.column - 1;
      this.pick({ what: 'card', cell, quarters: move.quarters });
    }
  }

  // Inside ----------------------------------------------------------------------------------

  /** How many rotations of the next card differ to the eye. */
  get #lookCount(): number {
    const top = this.#table.view?.top;
    return top ? LOOKS[top] : 1;
  }

  /** What would be done with what is picked up, as it is turned. */
  get #heldMove(): Rotate | Insert | null {
    const { holding } = this;
    if (holding?.what === 'place') return insertAt(holding.place, holding.turn);
    return holding?.what === 'card' && holding.quarters > 0
      ? this.#rotation(holding.cell, holding.quarters)
      : null;
  }

  /** Asked once for a card or a place, all its turns together; nothing where no moves are listed. */
  async #judge(): Promise<void> {
    const of = this.#subject;
    if (of === this.#judged?.of) return;
    const moves = this.choices.map(({ move }) => move);
    this.#judged = { of, moves, answers: [] };
    if (this.#table.moves === null || !this.acting || moves.length === 0) return;
    const answers = await this.#table.judge(moves);
    if (this.#judged.of === of) this.#judged = { of, moves, answers };
  }

  /** The question, and what is picked up, however it is turned. */
  get #subject(): string {
    const { holding } = this;
    const { ask } = this.#table;
    const what = holding?.what === 'card' ? holding.cell : holding && 'place' in holding ? holding.place : '';
    return `${ask?.seat} ${ask?.number} ${holding?.what} ${what}`;
  }

  #turns(cell: number): MarkedChoice[] {
    return TURNS.map((quarters) =>
      this.#choice(this.#rotation(cell, quarters), {
        key: `turn-${quarters}`,
        label: t('cha-web-turn', { quarters }),
      }),
    );
  }

  #looks(place: number): MarkedChoice[] {
    const top = this.#table.view?.top;
    if (!top) return [];
    return Array.from({ length: this.#lookCount }, (_, turn) => {
      const card = laid(top, turn);
      const spoken = t('cha-look', { look: lookOf(card) });
      return this.#choice(insertAt(place, turn), { key: `look-${turn}`, label: '', spoken, card });
    });
  }

  #adoptions(): Adoption[] {
    const { view, moves } = this.#table;
    const found = view?.phase.type === 'Adopting' ? view.phase.found : [];
    return (moves ?? []).flatMap((move): Adoption[] => {
      const cat = move.type === 'Adopt' ? found.find(({ place }) => place === move.place)?.cat : undefined;
      if (move.type !== 'Adopt' || !cat) return [];
      const key = `${move.place}-${move.guardian}`;
      const who = t('cha-guardian', { guardian: move.guardian });
      if (found.length === 1) return [this.#choice(move, { key, label: who })];
      return [this.#choice(move, { key, label: `${t('cha-cat', { cat })}: ${who}`, cat })];
    });
  }

  #choice<Of extends Move>(
    move: Of,
    named: Pick<MarkedChoice, 'key' | 'label' | 'spoken' | 'card' | 'cat'>,
  ): MarkedChoice & { move: Of } {
    const at =
      this.#judged?.of === this.#subject ? this.#judged.moves.findIndex((other) => isSame(other, move)) : -1;
    const judged = this.#judged?.answers[at];
    const verdict = judged?.refused ? judged.refused.short : judged?.note;
    return {
      ...named,
      note: verdict ? say(verdict) : '',
      ...(judged?.note && { brief: say({ ...judged.note, key: 'cha-web-brief-home' }) }),
      proposed: isSame(this.#hinted.now, move),
      tone: this.#isForward(move) ? 'bean' : '',
      allowed: this.#listed(move),
      refused: judged?.refused ?? undefined,
      move,
    };
  }

  /** Whether the button stands out: what is tried; before that, the two small turns. */
  #isForward(move: Move): boolean {
    const now = this.#heldMove;
    if (now) return isSame(now, move);
    return move.type === 'Adopt' ? this.#isPicked(move) : move.type === 'Rotate' && move.quarters !== 2;
  }

  #isPicked({ place }: Adopt): boolean {
    const { holding } = this;
    return holding?.what !== 'cat' || holding.place === place;
  }

  /** On the board a cat found and a guardian together are the answer. */
  #tapAdopting(place: number): void {
    const { view } = this.#table;
    if (view?.phase.type !== 'Adopting') return;
    const moves = this.#adoptions();
    const isHere = ({ move }: Adoption): boolean =>
      view.guardians[GUARDIANS.indexOf(move.guardian)] === place && this.#isPicked(move);
    const ofCat = moves.filter(({ move }) => move.place === place);
    const byGuardian = moves.filter(isHere);
    const [only, ...more] = ofCat.length > 0 ? ofCat : byGuardian;
    if (only && more.length === 0) this.choose(only);
    else if (ofCat.length > 0) this.pick({ what: 'cat', place });
  }

  #rotation(cell: number, quarters: number): Rotate {
    return { type: 'Rotate', ...spotOf(cell, sideOf(this.#table.view?.square ?? [])), quarters };
  }

  /** Whether the server lists the move; where it lists none, everything may be tried. */
  #listed(move: Move): boolean {
    const { moves } = this.#table;
    return moves === null || moves.some((listed) => isSame(listed, move));
  }
}

const insertAt = (place: number, turn: number): Insert => ({ type: 'Insert', place, turn });

/** A new card that looks alike is the same to the eye. */
const plain = (move: Move, looks: number): Move =>
  move.type === 'Insert' ? { ...move, turn: move.turn % looks } : move;
