/* The own side of a question: the cards picked up, and what can be answered. */
import type { Hinted, Judged } from '../../wire/types';
import { say, t } from '../../words/words.svelte';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { askWords, cardWords, stepWords } from './spoken';
import { printedOn } from './cards';
import { WayBack } from './wayBack.svelte';
import type { Card, End, Move, Place, StrayTable, View } from './types';

/** A whole way that was chosen at once, and what is left of it. */
interface Walk {
  kitten: number;
  from: Place; // where it stands once the next step can be asked for
  way: readonly Place[];
  asked: number; // the question answered last
}

const FEW = 3; // places that have answers of their own; where there are more, the map alone is clearer

export class StrayPlay implements Play<Move> {
  readonly #table: StrayTable;
  readonly #picked: Selection<readonly Card[]>;
  readonly #hinted: Selection<Move>;
  readonly wayBack: WayBack;
  #judged = $state.raw<{ of: readonly Card[]; answer: Judged } | null>(null);
  #walk: Walk | null = null;

  constructor(table: StrayTable) {
    this.#table = table;
    this.#picked = new Selection(table);
    this.#hinted = new Selection(table);
    this.wayBack = new WayBack(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  get cards(): readonly Card[] {
    return this.#picked.now ?? [];
  }

  get held(): boolean {
    return this.cards.length > 0;
  }

  get question(): string {
    const { ask } = this.#table;
    if (!ask) return '';
    return askWords(this.#table, ask.what) ?? (ask.say ? say(ask.say) : '');
  }

  /** The places that a tap on the map can answer with. */
  readonly targets = $derived.by((): ReadonlyMap<Place, Move> => {
    const found = new Map<Place, Move>();
    for (const move of this.#moves) {
      if (move.type === 'Step') found.set(move.to, move);
      if (move.type === 'At') found.set(move.place, move);
    }
    return found;
  });

  /** Kittens that a tap can answer with. */
  readonly victims = $derived.by((): ReadonlyMap<number, Move> => {
    const picks = this.#moves.filter((move) => move.type === 'Pick');
    return new Map(picks.map((move) => [move.seat, move]));
  });

  /** Where the meals picked up lead, or the steps that are left. */
  readonly ends = $derived.by((): readonly End[] => {
    const { aids, ask } = this.#table;
    if (!aids || !ask) return [];
    if (ask.what === 'step') return aids.reach[0]?.ends ?? [];
    return aids.reach.find(({ steps }) => steps === this.#steps)?.ends ?? [];
  });

  get choices(): readonly Choice<Move>[] {
    switch (this.#table.ask?.what) {
      case 'look':
        return [this.#playing(), ...this.#food()];
      case 'fight':
        return this.cards.map((card) => this.#fighting(card));
      case 'discard':
        return this.#discarding();
      case 'step':
      case 'at':
        return this.#places();
      default:
        return this.#moves.map((move) => this.#answer(keyOf(move), this.#label(move), move));
    }
  }

  // What one can do -------------------------------------------------------------------------

  /** Whether a tap on a card of the hand means anything now. */
  get picking(): boolean {
    return ['look', 'fight', 'discard'].includes(this.#table.ask?.what ?? '');
  }

  /** A tap on a card: up, or down again. What does not go together says so. */
  toggle(card: Card): void {
    const { ask, sending } = this.#table;
    if (!ask || !this.picking || sending) return;
    this.#pick(this.#together(card));
  }

  /** A tap on the map: the same as the answer; at the end of a way it is walked whole. */
  go(place: Place): void {
    const move = this.targets.get(place);
    if (move) void this.#table.answer(move);
    else this.#setOut(place);
  }

  /** The next step of a way that was chosen whole; whatever comes between ends it. */
  walkOn(): void {
    const { ask, view, sending } = this.#table;
    const walk = this.#walk;
    if (!walk || !ask || sending || ask.number === walk.asked) return;
    const [next, ...way] = walk.way;
    const { phase } = view ?? {};
    const led =
      phase?.type === 'Moving' && phase.kitten === walk.kitten && view?.kittens[walk.kitten] === walk.from;
    const move = led && next !== undefined ? this.targets.get(next) : undefined;
    this.#walk = move && next !== undefined ? { ...walk, from: next, way, asked: ask.number } : null;
    if (move) void this.#table.answer(move);
  }

  pickOut(seat: number): void {
    const move = this.victims.get(seat);
    if (move) void this.#table.answer(move);
  }

  choose(choice: Choice<Move>): void {
    if (!choice.allowed && choice.refused) this.#table.explain(choice.refused);
    else void this.#table.answer(choice.move);
  }

  putBack(): void {
    this.#picked.putBack();
  }

  show(hint: Hinted<Move>): void {
    const move = hint.move;
    this.#hinted.keep(move);
    if (move.type === 'Play' || move.type === 'Discard') this.#pick(move.cards);
    if (move.type === 'Fight') this.#pick([move.card]);
  }

  /** What the hint points at on the map. */
  get hinted(): Place | null {
    const move = this.#hinted.now;
    if (move?.type === 'Step') return move.to;
    return move?.type === 'At' ? move.place : null;
  }

  // Inside ----------------------------------------------------------------------------------

  get #moves(): readonly Move[] {
    return this.#table.ask ? (this.#table.moves ?? []) : [];
  }

  get #steps(): number {
    const steps = this.cards.map((card) => printedOn(card).steps);
    return this.#table.ask?.what === 'look' && !steps.includes(0)
      ? steps.reduce((sum, each) => sum + each, 0)
      : 0;
  }

  #together(card: Card): readonly Card[] {
    const { cards } = this;
    if (cards.includes(card)) return cards.filter((held) => held !== card);
    return this.#table.ask?.what === 'fight' ? [card] : [...cards, card];
  }

  #setOut(place: Place): void {
    const { ask, aids, view, sending } = this.#table;
    const end = this.ends.find((each) => each.place === place);
    if (!ask || !aids || !view || !end || sending) return;
    this.#walk = { kitten: aids.kitten, from: view.kittens[aids.kitten] ?? '', way: end.way, asked: 0 };
    if (ask.what === 'step') {
      this.walkOn();
      return;
    }
    this.#walk.asked = ask.number;
    const move: Move = { type: 'Play', cards: this.cards };
    void this.#table.answer(move);
  }

  #pick(cards: readonly Card[]): void {
    const hand = this.#table.view?.hand ?? [];
    const picked = hand.filter((card) => cards.includes(card));
    this.#picked.keep(picked);
    void this.#judge(picked);
  }

  /** Why cards cannot be played is asked as soon as they are picked up. */
  async #judge(cards: readonly Card[]): Promise<void> {
    this.#judged = null;
    const move: Move = { type: 'Play', cards };
    if (this.#table.ask?.what !== 'look' || !cards.length || this.#listed(move)) return;
    const [answer] = await this.#table.judge([move]);
    if (answer && this.cards === cards) this.#judged = { of: cards, answer };
  }

  #playing(): Choice<Move> {
    const move: Move = { type: 'Play', cards: this.cards };
    const choice = this.#answer('play', this.#playWords(), move);
    if (!this.held) return { ...choice, note: t('str-web-walk-how') };
    const refused = this.#judged?.of === this.cards ? this.#judged?.answer.refused : undefined;
    const why = refused?.short ? say(refused.short) : '';
    const eaten = this.#steps ? t('str-web-walk-eats', { count: this.cards.length }) : '';
    return { ...choice, note: why || eaten, refused: refused ?? undefined };
  }

  #playWords(): string {
    if (!this.held) return t('str-web-walk-none');
    if (this.#steps) return t('str-web-walk', { steps: this.#steps });
    const [only, ...more] = this.cards; // those that go together are meals, and have steps
    return only && more.length === 0 ? cardWords(only) : t('str-web-cards', { count: this.cards.length });
  }

  /** The other way: how many cards there are says the question. */
  #food(): Choice<Move>[] {
    const count = this.#table.ask?.say?.args.find(([name]) => name === 'count')?.[1];
    const note = typeof count === 'number' ? t('str-web-food-draw', { count }) : '';
    return this.#of('Food').map((choice) => ({ ...choice, note, tone: '' }));
  }

  #fighting(card: Card): Choice<Move> {
    return this.#answer('fight', t('str-web-fight-with', { card: cardWords(card) }), { type: 'Fight', card });
  }

  #discarding(): Choice<Move>[] {
    const [first] = this.#moves;
    const count = first?.type === 'Discard' ? first.cards.length : 0;
    if (!count || this.cards.length !== count) return [];
    return [this.#answer('discard', t('str-web-discard', { count }), { type: 'Discard', cards: this.cards })];
  }

  #places(): Choice<Move>[] {
    const { targets } = this;
    const { view } = this.#table;
    if (!view || targets.size > FEW) return [];
    return [...[...targets].map(([place, move]) => this.#step(view, place, move)), ...this.#back(view)];
  }

  /** The field just left is no answer, but it is said why. */
  #back(view: View): Choice<Move>[] {
    const { step, notes } = this.wayBack;
    return step ? [{ ...this.#step(view, step.to, step), ...notes }] : [];
  }

  #step(view: View, place: Place, move: Move): Choice<Move> {
    const { label, ...notes } = stepWords(view, place);
    return { ...this.#answer(place, label, move), ...notes };
  }

  #of(type: Move['type']): Choice<Move>[] {
    return this.#moves
      .filter((move) => move.type === type)
      .map((move) => this.#answer(keyOf(move), this.#label(move), move));
  }

  #label(move: Move): string {
    switch (move.type) {
      case 'Food':
        return t('str-web-food');
      case 'Remember':
        return t('str-web-remember', { token: move.token ?? 'nothing' });
      case 'Suffer':
        return cardWords(move.card);
      case 'Pick':
        return this.#table.chairs[move.seat]?.name ?? '';
      default:
        return '';
    }
  }

  #answer(key: string, label: string, move: Move): Choice<Move> {
    return {
      key,
      label,
      note: '',
      proposed: isSame(this.#hinted.now, move),
      tone: 'bean',
      allowed: this.#listed(move),
      move,
    };
  }

  #listed(move: Move): boolean {
    return this.#moves.some((listed) => isSame(listed, move));
  }
}

/** Equal moves have equal keys. */
export function keyOf(move: Move): string {
  const { type, ...rest } = move;
  return [type, ...Object.values(rest).map(String)].join(' ');
}
