/* The own side of a question: the card in the paw, and what can be said about it. */
import { capital, say, t } from '../../words/words.svelte';
import type { Hinted, Judged } from '../../wire/types';
import { isSame, Kept } from '../kept.svelte';
import type { Choice, Play, Table } from '../room';
import { COLOURS, ours, type CatTable, type Colour, type Move } from './values';

/** A card picked up while a question stands; an answered question puts it back by itself. */
interface Picked {
  seat: number; // several at one screen may be asked under the same number
  ask: number;
  number: number;
  id: string | null; // which of equal cards, where the hand knows
}

export class CatPlay implements Play {
  readonly #table: CatTable;
  readonly #hinted: Kept<Move>;
  #picked = $state.raw<Picked | null>(null);
  #judged = $state.raw<{ picked: Picked; answers: readonly Judged[] } | null>(null);

  constructor(table: Table) {
    this.#table = ours(table);
    this.#hinted = new Kept(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  /** The number of the card picked up. */
  get card(): number | null {
    return this.#now?.number ?? null;
  }

  /** Which of the cards in the hand that is, or was until its move arrived. */
  get slip(): string | null {
    return this.#picked?.id ?? null;
  }

  get held(): boolean {
    return this.#now !== null;
  }

  get question(): string {
    const { ask } = this.#table;
    if (!ask) return '';
    if (ask.what === 'play' && this.#now) return t('cib-web-colour', { number: this.#now.number });
    return ask.say ? say(ask.say) : '';
  }

  get choices(): readonly Choice[] {
    switch (this.#table.ask?.what) {
      case 'bury':
        return this.#now ? [this.#burial(this.#now.number)] : [];
      case 'bid':
        return this.#bids();
      case 'play':
        return this.#now ? COLOURS.map((colour, index) => this.#call(this.#now as Picked, colour, index)) : [];
      default:
        return [];
    }
  }

  // What one can do -------------------------------------------------------------------------

  /** Whether a tap on a card of the hand means anything now. */
  get picking(): boolean {
    const what = this.#table.ask?.what;
    return what === 'bury' || what === 'play';
  }

  pick(number: number, id: string | null = null): void {
    const { ask, sending } = this.#table;
    if (!ask || !this.picking || sending) return;
    const same = this.#now?.number === number;
    this.#picked = { seat: ask.seat, ask: ask.number, number, id };
    if (same && this.#judged) this.#judged = { ...this.#judged, picked: this.#picked };
    else void this.#judge(this.#picked);
  }

  /** A tap on a card: up, or down again. */
  toggle(number: number, id: string): void {
    if (this.#now?.id === id) this.putBack();
    else this.pick(number, id);
  }

  /** A space of the board: the same as the answer, once its card is picked up. */
  call(number: number, colour: Colour): void {
    if (this.#table.ask?.what !== 'play') return;
    if (this.#now?.number !== number) return this.#inHand(number) ? this.pick(number) : undefined;
    const choice = this.choices.find(({ key }) => key === colour);
    if (choice) this.choose(choice);
  }

  choose(choice: Choice): void {
    if (!choice.allowed && choice.refused) this.#table.explain(choice.refused);
    else void this.#table.answer(choice.move);
  }

  putBack(): void {
    this.#picked = null;
  }

  show(hint: Hinted): void {
    const move = hint.move as Move;
    this.#hinted.keep(move);
    if (move.type !== 'Bid') this.pick(move.number);
  }

  // Inside ----------------------------------------------------------------------------------

  get #now(): Picked | null {
    return this.#isOpen(this.#picked) ? this.#picked : null;
  }

  /** Whether it belongs to the question of the moment. */
  #isOpen(about: { seat: number; ask: number } | null): boolean {
    const { ask } = this.#table;
    return ask !== null && ask.number === about?.ask && ask.seat === about.seat;
  }

  #inHand(number: number): boolean {
    return this.#table.view?.hand.includes(number) ?? false;
  }

  /** Asked once for a card, all colours together; where moves are not listed nothing is told ahead. */
  async #judge(picked: Picked): Promise<void> {
    this.#judged = null;
    if (this.#table.ask?.what !== 'play' || this.#table.moves === null) return;
    const answers = await this.#table.judge(COLOURS.map((colour) => playOf(picked.number, colour)));
    if (this.#now?.number === picked.number && this.#now.ask === picked.ask)
      this.#judged = { picked: this.#now, answers };
  }

  #call(picked: Picked, colour: Colour, index: number): Choice {
    const move = playOf(picked.number, colour);
    const judged = this.#judged?.picked === picked ? this.#judged.answers[index] : undefined;
    const told = judged?.refused ? judged.refused.short : judged?.note;
    return {
      key: colour,
      label: capital(t('cib-colour', { colour })),
      note: told ? say(told) : '',
      proposed: this.#isProposed(move),
      tone: `cib-${colour}`,
      allowed: this.#listed(move),
      refused: judged?.refused ?? undefined,
      move,
    };
  }

  #bids(): Choice[] {
    const bids = (this.#table.moves ?? []) as readonly Move[];
    return bids.flatMap((move): Choice[] => {
      if (move.type !== 'Bid') return [];
      const tricks = `${move.tricks}`;
      return [{ key: tricks, label: tricks, note: '', proposed: this.#isProposed(move), tone: 'cib-number', allowed: true, move }];
    });
  }

  #burial(number: number): Choice {
    const move: Move = { type: 'Bury', number };
    return {
      key: 'bury',
      label: capital(t('cib-move-bury', { number })),
      note: '',
      proposed: this.#isProposed(move),
      tone: 'bean',
      allowed: this.#listed(move),
      move,
    };
  }

  /** Whether the server lists the move; where it lists none, everything may be tried. */
  #listed(move: Move): boolean {
    const { moves } = this.#table;
    return moves === null || moves.some((listed) => isSame(listed, move));
  }

  #isProposed(move: Move): boolean {
    return isSame(this.#hinted.now, move);
  }
}

const playOf = (number: number, colour: Colour): Move => ({ type: 'Play', number, colour });
