/* The own side of a question: the card picked up, and what can be said about it. */
import { capital, say, t } from '../../words/words.svelte';
import type { Hinted, Judged, Refused } from '../../wire/types';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { COLOURS } from './box';
import type { CatTable, Colour, Move } from './types';

/** A card picked up. */
interface Picked {
  number: number;
  id: string | null; // which of equal cards, where the hand knows
}

export class CatPlay implements Play<Move> {
  readonly #table: CatTable;
  readonly #picked: Selection<Picked>;
  readonly #judged: Selection<{ number: number; answers: readonly Judged[] }>; // in all colours
  readonly #refused: Selection<ReadonlyMap<string, Refused>>; // by card and colour: what was tried in vain
  readonly #hinted: Selection<Move>;

  constructor(table: CatTable) {
    this.#table = table;
    this.#picked = new Selection(table);
    this.#judged = new Selection(table);
    this.#refused = new Selection(table);
    this.#hinted = new Selection(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  /** The number of the card picked up. */
  get card(): number | null {
    return this.#picked.now?.number ?? null;
  }

  /** Which of the cards in the hand that is, or was until its move arrived. */
  get slip(): string | null {
    return this.#picked.last?.id ?? null;
  }

  get held(): boolean {
    return this.#picked.now !== null;
  }

  get question(): string {
    const { ask } = this.#table;
    const { card } = this;
    if (!ask) return '';
    if (ask.what === 'play' && card !== null) return t('cib-web-colour', { number: card });
    return ask.say ? say(ask.say) : '';
  }

  get choices(): readonly Choice<Move>[] {
    const { card } = this;
    switch (this.#table.ask?.what) {
      case 'bury':
        return card === null ? [] : [this.#burial(card)];
      case 'bid':
        return this.#bids();
      case 'play':
        return card === null ? [] : COLOURS.map((colour, index) => this.#call(card, colour, index));
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
    const before = this.card;
    this.#picked.keep({ number, id });
    if (before !== number) void this.#judge(number);
  }

  /** A tap on a card: up, or down again. */
  toggle(number: number, id: string): void {
    if (this.#picked.now?.id === id) this.putBack();
    else this.pick(number, id);
  }

  /** A space of the board: the same as the answer, once its card is picked up. */
  call(number: number, colour: Colour): void {
    if (this.#table.ask?.what !== 'play') return;
    if (this.card !== number) return this.#inHand(number) ? this.pick(number) : undefined;
    const choice = this.choices.find(({ key }) => key === colour);
    if (choice) this.choose(choice);
  }

  choose(choice: Choice<Move>): void {
    if (!choice.allowed && choice.refused) this.#table.explain(choice.refused);
    else void this.#try(choice.move);
  }

  putBack(): void {
    this.#picked.putBack();
  }

  show(hint: Hinted<Move>): void {
    const move = hint.move;
    this.#hinted.keep(move);
    if (move.type !== 'Bid') this.pick(move.number);
  }

  // Inside ----------------------------------------------------------------------------------

  #inHand(number: number): boolean {
    return this.#table.view?.hand.includes(number) ?? false;
  }

  /** Asked once for a card, all colours together; where moves are not listed nothing is judged ahead. */
  async #judge(number: number): Promise<void> {
    const { ask, moves } = this.#table;
    this.#judged.putBack();
    if (ask?.what !== 'play' || moves === null) return;
    const answers = await this.#table.judge(COLOURS.map((colour) => playOf(number, colour)));
    if (this.card === number) this.#judged.keep({ number, answers }, ask);
  }

  /** What the server refuses once it would refuse again: the answer is crossed out as long as it is asked. */
  async #try(move: Move): Promise<void> {
    const { ask } = this.#table;
    const refused = await this.#table.answer(move);
    if (refused && move.type === 'Play')
      this.#refused.keep(new Map(this.#refused.now).set(wordOf(move.number, move.colour), refused), ask);
  }

  #call(number: number, colour: Colour, index: number): Choice<Move> {
    const move = playOf(number, colour);
    const asked = this.#judged.now;
    const judged = asked?.number === number ? asked.answers[index] : undefined;
    const refused = judged?.refused ?? this.#refused.now?.get(wordOf(number, colour));
    const note = refused ? refused.short : judged?.note;
    return {
      key: colour,
      label: capital(t('cib-colour', { colour })),
      note: note ? say(note) : '',
      noted: this.#table.moves !== null,
      ...(note && BRIEF.includes(note.key) && { brief: t('cib-web-brief', { what: note.key }) }),
      proposed: this.#isProposed(move),
      tone: `cib-${colour}`,
      allowed: refused === undefined && this.#listed(move),
      refused,
      notInstead: this.#table.moves === null,
      move,
    };
  }

  #bids(): Choice<Move>[] {
    const bids = this.#table.moves ?? [];
    return bids.flatMap((move): Choice<Move>[] => {
      if (move.type !== 'Bid') return [];
      const tricks = `${move.tricks}`;
      return [
        {
          key: tricks,
          label: tricks,
          note: '',
          proposed: this.#isProposed(move),
          tone: 'cib-number',
          allowed: true,
          move,
        },
      ];
    });
  }

  #burial(number: number): Choice<Move> {
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

/** What is too long for a button of a phone. */
const BRIEF = [
  'cib-note-gives-up',
  'cib-short-cell-blocked',
  'cib-short-cell-taken',
  'cib-short-colour-lost',
  'cib-short-trump-lead',
];

const wordOf = (number: number, colour: Colour): string => `${number} ${colour}`;

const playOf = (number: number, colour: Colour): Move => ({ type: 'Play', number, colour });
