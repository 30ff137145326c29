/* The own side of a question: a card to choose, a friend to touch, a piece to take up; and hints. */
import { say, t } from '../../words/words.svelte';
import type { Hinted } from '../../wire/types';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { friendChoices, moveChoice, pickChoice } from './choices';
import { Holding, MIDDLE } from './holding.svelte';
import { pieceLabel } from './labels';
import { isSetting, kindOf, same, settingOf } from './moves';
import { pieceOf } from './scene/sizes';
import { type Move, type Setting, type TowerTable } from './types';

export class TowerPlay extends Holding implements Play<Move> {
  readonly #givesUp: Selection<boolean>;
  readonly #friend: Selection<string>;
  readonly #hinted: Selection<Move>;
  #asking = ''; // the question that was asked about giving up

  constructor(table: TowerTable) {
    super(table);
    this.#givesUp = new Selection(table);
    this.#friend = new Selection(table);
    this.#hinted = new Selection(table);
  }

  /** Whether the piece is held where the hint would let it go. */
  get proposed(): boolean {
    const hinted = this.#hinted.now;
    return hinted !== null && isSetting(hinted) && same(hinted, this.setting());
  }

  /** The friend picked to be touched. */
  get friend(): string | null {
    return this.#friend.now;
  }

  get held(): boolean {
    return this.isMoved || this.friend !== null;
  }

  get question(): string {
    const { ask } = this.table;
    if (!ask) return '';
    if (this.friend) return t('tow-web-ask-side', { piece: pieceLabel(this.friend) });
    return ask.say ? say(ask.say) : '';
  }

  get choices(): readonly Choice<Move>[] {
    if (!this.table.ask) return [];
    if (this.job && this.table.ask.what !== 'lift') return this.#pieces();
    const listed = this.table.moves ?? [];
    if (this.table.ask.what === 'pet' && !this.friend) return friendChoices(listed, this.table.view);
    return listed
      .filter((move) => move.type !== 'Pet' || move.friend === this.friend)
      .map((move) => this.#choice(move));
  }

  choose(choice: Choice<Move>): void {
    const { ask } = this.table;
    if (!choice.allowed && choice.refused) this.table.explain(choice.refused);
    else if (ask && choice.key.startsWith('pick ')) this.pick(choice.key.slice(5));
    else if (ask && choice.key.startsWith('friend ')) this.#friend.keep(choice.key.slice(7));
    else void this.table.answer(choice.move);
  }

  /** A piece of the tower was tapped. */
  tap(name: string): void {
    const listed = this.table.moves ?? [];
    const move = listed.find((each) => 'friend' in each && each.friend === name);
    if (move?.type === 'Pet') this.#friend.keep(name);
    else if (move) void this.table.answer(move);
  }

  putBack(): void {
    this.bringBack();
    this.#friend.putBack();
  }

  show(hint: Hinted<Move>): void {
    const move = hint.move;
    this.#hinted.keep(move);
    if (move.type === 'Pet') this.#friend.keep(move.friend);
    if (!isSetting(move)) return;
    const name = this.names.find((each) => pieceOf(each).kind === kindOf(move)) ?? this.name;
    if (!name) return;
    const floor = move.type === 'Friend' ? move.floor : this.firstFloor(name);
    const bend = move.type === 'Wall' ? move.bend : 90;
    this.lead(name, floor, { x: move.x, y: move.y, turn: move.turn, bend });
  }

  /** Asks the server whether giving up is allowed, and about the place; called by whoever draws the hand. */
  async inquire(): Promise<void> {
    const { ask } = this.table;
    const key = `${ask?.seat}/${ask?.number}`;
    if (!ask || !this.job || this.#asking === key) return;
    this.#asking = key;
    const [answer] = await this.table.judge([{ type: 'GiveUp' }]);
    this.#givesUp.keep(answer?.refused === null, ask);
    await this.judge(); // where it is held at first
  }

  #trial(name: string): Setting {
    return settingOf({ name, floor: this.firstFloor(name) }, MIDDLE, false);
  }

  #pieces(): Choice<Move>[] {
    const { names } = this;
    const picks =
      names.length > 1 ? names.map((name) => pickChoice(name, name === this.name, this.#trial(name))) : [];
    return this.#givesUp.now ? [...picks, this.#choice({ type: 'GiveUp' })] : picks;
  }

  #choice(move: Move): Choice<Move> {
    return moveChoice(move, this.table, isSame(this.#hinted.now, move));
  }
}
