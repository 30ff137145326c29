/* The own side of a question: the card picked up, where it would lie and how, and what can be said about
   it. */
import type { Hinted, Judged } from '../../wire/types';
import { say, t } from '../../words/words.svelte';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { catOf, ownerOf } from './cards';
import { keyOf } from './ground';
import { aimOf, cardOf, kindOf, meant, turnOf, type Aim, type Placed } from './meant';
import { Held, type Spot } from './held.svelte';
import { PRINCESS, START } from './box';
import type { Card, FitTable, Move, Place } from './types';
import { nameOf } from '../who';

export class FitPlay implements Play<Move> {
  readonly #table: FitTable;
  readonly #held: Held;
  readonly #hinted: Selection<Move>;
  #judged = $state.raw<{ at: Spot; answer: Judged } | null>(null);

  constructor(table: FitTable) {
    this.#table = table;
    this.#held = new Held(this.#table);
    this.#hinted = new Selection(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  /** What is picked up: a card of the hand, the start box, or one's own cat, to sleep. */
  get card(): Card | null {
    return this.#held.card;
  }

  /** Which of the cards in the hand that is, or was until its move arrived. */
  get slip(): string | null {
    return this.#held.slip;
  }

  get held(): boolean {
    return this.#held.held;
  }

  /** How the card picked up is turned. */
  get turned(): boolean {
    return this.#held.turned;
  }

  /** Where it would lie. */
  get spot(): Spot | null {
    return this.#held.spot;
  }

  /** What can be done where, by place: with the card picked up, or with the cat that may follow. */
  readonly targets = $derived.by((): ReadonlyMap<string, readonly Placed[]> => {
    const found = new Map<string, Placed[]>();
    for (const move of this.#possible) found.set(keyOf(move), [...(found.get(keyOf(move)) ?? []), move]);
    return found;
  });

  /** What a tap on a place means, as the table marks it. */
  get aim(): Aim | null {
    const [first] = this.#possible;
    return first ? aimOf(first) : null;
  }

  get question(): string {
    const { ask } = this.#table;
    if (!ask) return '';
    const card = this.card;
    if (this.spot) return t('fit-web-ask-spot', { what: kindOf(card, this.aim) });
    if (card !== null && card !== START) return t('fit-web-ask-where', { what: kindOf(card, this.aim) });
    return ask.say ? say(ask.say) : '';
  }

  get choices(): readonly Choice<Move>[] {
    if (this.spot) return this.#placing(this.spot);
    switch (this.#table.ask?.what) {
      case 'turn':
        return this.#beginnings();
      case 'settle':
        return this.#settlings();
      case 'play':
        return this.#moves
          .filter((move) => move.type === 'Discard')
          .map((move) => this.#answer('discard', move));
      default:
        return [];
    }
  }

  // What one can do -------------------------------------------------------------------------

  /** Whether a tap on a card of the hand means anything now. */
  get picking(): boolean {
    return this.#table.ask?.what === 'play';
  }

  /** Whether the card picked up can be turned where it is. */
  get turning(): boolean {
    const { spot, card } = this;
    if (spot) return this.#at(spot).length > 1;
    return card !== null && this.#possible.some((move) => move.type === 'Lay' && move.turned);
  }

  pick(card: Card, id: string | null = null): void {
    const { ask, sending } = this.#table;
    if (ask && !sending) this.#held.pick(card, id);
  }

  /** A tap on a card of the hand: up, or down again. */
  toggle(card: Card, id: string): void {
    if (!this.picking) return;
    if (this.#held.id === id) this.putBack();
    else this.pick(card, id);
  }

  turn(): void {
    if (!this.turning) return;
    const { spot } = this;
    if (spot) this.#place({ ...spot, turned: !spot.turned });
    else this.#held.turn();
  }

  /** A cat of one's own is to sleep; where that is not the moment for it, the server tells why. */
  sleep(): void {
    const { ask, me } = this.#table;
    if (!ask || me === null) return;
    const anywhere: Move = { type: 'Sleep', column: 0, row: 0 };
    if (this.card === catOf(me)) this.putBack();
    else if (this.#moves.some((move) => move.type === 'Sleep')) this.pick(catOf(me), FOR_SLEEP);
    else void this.#table.answer(anywhere);
  }

  /** Whether what is picked up would be a card of its own on the ground. */
  get laying(): boolean {
    return this.card !== null && this.aim !== 'seam' && this.aim !== 'cat' && this.card !== PRINCESS;
  }

  /**
   * A tap on the table: try the card there; a second tap turns it. Seams are meant by the half that was
   * touched.
   */
  tap({ column, row }: Place, half: 'left' | 'right' = 'right'): void {
    const { spot, aim } = this;
    const place = { column: aim === 'seam' && half === 'left' ? column - 1 : column, row };
    const moves = this.#at(place);
    const [first] = moves;
    if (spot && keyOf(spot) === keyOf(place)) return this.turn();
    if (!first) return this.#wonder(place);
    if (first.type === 'Settle') return void this.#table.answer(first);
    this.#place({ column: place.column, row: place.row, turned: this.wayAt(place) });
  }

  /** How it would lie there: as it is turned, or else the only way that it fits. */
  wayAt(place: Place): boolean {
    const moves = this.#at(place);
    const way = moves.find((move) => turnOf(move) === this.turned) ?? moves[0];
    return way !== undefined && turnOf(way);
  }

  choose(choice: Choice<Move>): void {
    if (choice.key === 'turn') this.turn();
    else if (choice.key === 'elsewhere') this.#held.lift();
    else if (choice.key === 'sleep') this.sleep();
    else void this.#table.answer(choice.move);
  }

  putBack(): void {
    this.#held.putBack();
  }

  show(hint: Hinted<Move>): void {
    const move = hint.move;
    this.#hinted.keep(move);
    const card = cardOf(move);
    if (card !== null && card !== START) this.pick(card);
    else if (move.type === 'Sleep' && this.card === null) this.sleep();
    if ('column' in move && move.type !== 'Settle')
      this.#place({ column: move.column, row: move.row, turned: turnOf(move) });
  }

  // Inside ----------------------------------------------------------------------------------

  get #moves(): readonly Move[] {
    return this.#table.ask ? (this.#table.moves ?? []) : [];
  }

  /** What the table could be touched for now. */
  readonly #possible = $derived.by((): readonly Placed[] => {
    const { card } = this;
    return this.#moves.filter((move): move is Placed => {
      if (!('column' in move)) return false;
      return move.type === 'Settle' || (card !== null && cardOf(move, this.#table.me) === card);
    });
  });

  #at(place: Place): readonly Placed[] {
    return this.targets.get(keyOf(place)) ?? [];
  }

  /** Lay it down to look at; the server tells what would come of it. */
  #place(at: Spot): void {
    if (!this.#table.sending && this.#held.place(at)) void this.#judge(at);
  }

  async #judge(at: Spot): Promise<void> {
    const move = this.#at(at).find((one) => turnOf(one) === at.turned);
    if (!move) return;
    const [answer] = await this.#table.judge([move]);
    if (answer && this.spot === at) this.#judged = { at, answer };
  }

  /** Why not here? Whoever holds something and touches the table is told by the server. */
  #wonder(place: Place): void {
    const { card } = this;
    if (card === null && this.#table.ask?.what !== 'settle') return;
    void this.#table.answer(meant(card, this.aim, this.turned, place));
  }

  #placing(spot: Spot): Choice<Move>[] {
    const moves = this.#at(spot);
    const move = moves.find((one) => turnOf(one) === spot.turned);
    if (!move) return [];
    const judged = this.#judged?.at === spot ? this.#judged.answer.note : null;
    const verdict = judged ? say(judged) : '';
    const key = move.type === 'Oust' ? 'oust' : 'lay';
    const label = key === 'oust' ? t('fit-web-oust', { name: this.#ousted(spot) }) : t('fit-web-lay');
    const lay = this.#answer(key, move, label, verdict);
    const elsewhere: Choice<Move> = {
      key: 'elsewhere',
      label: t('fit-web-elsewhere'),
      note: '',
      notInstead: true,
      allowed: true,
      move,
    };
    if (moves.length < 2) return [lay, elsewhere];
    return [
      lay,
      { key: 'turn', label: t('fit-web-turn'), note: '', notInstead: true, allowed: true, move },
      elsewhere,
    ];
  }

  #beginnings(): Choice<Move>[] {
    const draw = this.#moves.filter((move) => move.type === 'Draw').map((move) => this.#answer('draw', move));
    const sleep = this.#moves.find((move) => move.type === 'Sleep');
    if (!sleep || this.card !== null) return draw;
    return [...draw, { key: 'sleep', label: t('fit-web-sleep'), note: '', allowed: true, move: sleep }];
  }

  /** At most two seams are beside the box just laid. */
  #settlings(): Choice<Move>[] {
    const phase = this.#table.view?.phase;
    const column = phase?.type === 'Settling' ? phase.column : 0;
    return this.#moves
      .flatMap((move): Choice<Move>[] => {
        if (move.type === 'Pass') return [this.#answer('pass', move, undefined, '', '')];
        if (move.type !== 'Settle') return [];
        const side = move.column === column ? 'right' : 'left';
        return [this.#answer(side, move, t('fit-web-settle', { side }))];
      })
      .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  }

  #answer(key: string, move: Move, label = t(`fit-web-${key}`), note = '', tone = 'bean'): Choice<Move> {
    const proposed = isSame(this.#hinted.now, move);
    // Another place is refused, and not what else one could do here.
    return { key, label, note, proposed, tone, allowed: true, notInstead: this.spot !== null, move };
  }

  /** Whose cat lies here. */
  #ousted(place: Place): string {
    const view = this.#table.view;
    const lying = [...(view?.across ?? []), ...(view?.laid ?? [])].find(
      (one) => keyOf(one) === keyOf(place) && ownerOf(one.card) !== null,
    );
    const seat = lying ? ownerOf(lying.card) : null;
    return seat === null ? '' : nameOf(this.#table, seat);
  }
}

const FOR_SLEEP = 'sleep';
const ORDER = ['left', 'right', 'pass'];
