/* The own side of a question: a card to choose, a friend to touch, a piece in the hand. */
import { say, t } from '../../words/words.svelte';
import type { Hinted, Judged } from '../../wire/types';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { firstGrip, nudged, set, type Dial, type Grip } from './grip';
import { labelOf, markOf, pieceLabel } from './labels';
import { firstPets, isSetting, kindOf, same, settingOf } from './moves';
import { pieceOf } from './scene/sizes';
import { Steady } from './steady.svelte';
import { climberOf, floorOf } from './tower';
import { type Move, type Setting, type TowerTable } from './types';

const MIDDLE: Grip = { x: 0, y: 0, turn: 0, bend: 90 };

/** A piece, and where it is held. */
interface Held {
  name: string;
  floor: number;
  grip: Grip;
}

export class TowerPlay implements Play<Move> {
  readonly #table: TowerTable;
  readonly #kind: Selection<string>;
  readonly #grip: Selection<Held>;
  readonly #givesUp: Selection<boolean>;
  readonly #judged: Selection<{ move: Setting; answer: Judged }>;
  readonly #friend: Selection<string>;
  readonly #hinted: Selection<Move>;
  readonly hand = new Steady();
  #last: Held | null = null; // what was let go
  #asking = ''; // the question that was asked about giving up

  /** From where the tower is looked at, in degrees: an arrow goes as it is seen. */
  around: () => number = () => 0;

  constructor(table: TowerTable) {
    this.#table = table;
    this.#kind = new Selection(table);
    this.#grip = new Selection(table);
    this.#givesUp = new Selection(table);
    this.#judged = new Selection(table);
    this.#friend = new Selection(table);
    this.#hinted = new Selection(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  /** The piece in the hand; null: the hand is empty. */
  get piece(): { name: string; floor: number } | null {
    const name = this.#name;
    if (!name) return null;
    return { name, floor: this.#grip.now?.floor ?? this.#firstFloor(name) };
  }

  get making(): boolean {
    return this.piece !== null;
  }

  get grip(): Grip {
    const { piece } = this;
    const held = this.#grip.now;
    if (held && held.name === piece?.name) return held.grip;
    return piece ? this.#first(piece.name, piece.floor) : MIDDLE;
  }

  /** The floors that the piece may go to. */
  get floors(): readonly number[] {
    const name = this.#name;
    return name ? this.#floorsOf(name) : [];
  }

  /** Whether the hand has been still for long enough. */
  get steady(): boolean {
    return this.hand.rests;
  }

  /** Whether the piece is held where the hint would let it go. */
  get proposed(): boolean {
    const hinted = this.#hinted.now;
    return hinted !== null && isSetting(hinted) && same(hinted, this.setting());
  }

  /** What the server says of the place, once it was asked. */
  get judged(): Judged | null {
    const judged = this.#judged.now;
    return judged && same(judged.move, this.setting()) ? judged.answer : null;
  }

  /** The friend picked to be touched. */
  get friend(): string | null {
    return this.#friend.now;
  }

  get held(): boolean {
    return this.#grip.now !== null || this.friend !== null;
  }

  get question(): string {
    const { ask } = this.#table;
    if (!ask) return '';
    if (this.friend) return t('tow-web-ask-side', { piece: pieceLabel(this.friend) });
    return ask.say ? say(ask.say) : '';
  }

  get choices(): readonly Choice<Move>[] {
    if (!this.#table.ask) return [];
    if (this.job && this.#table.ask.what !== 'lift') return this.#pieces();
    const listed = this.#table.moves ?? [];
    if (this.#table.ask.what === 'pet' && !this.friend) return this.#friends(listed);
    return listed
      .filter((move) => move.type !== 'Pet' || move.friend === this.friend)
      .map((move) => this.#choice(move));
  }

  // What one can do -------------------------------------------------------------------------

  choose(choice: Choice<Move>): void {
    const { ask } = this.#table;
    if (!choice.allowed && choice.refused) this.#table.explain(choice.refused);
    else if (ask && choice.key.startsWith('pick ')) this.#pick(choice.key.slice(5));
    else if (ask && choice.key.startsWith('friend ')) this.#friend.keep(choice.key.slice(7));
    else void this.#table.answer(choice.move);
  }

  /** A piece of the tower was tapped. */
  tap(name: string): void {
    const listed = this.#table.moves ?? [];
    const move = listed.find((each) => 'friend' in each && each.friend === name);
    if (move?.type === 'Pet') this.#friend.keep(name);
    else if (move) void this.#table.answer(move);
  }

  nudge(dial: Dial, steps: number, fine = false): void {
    this.#move(nudged(this.grip, dial, steps, fine));
  }

  turnTo(dial: Dial, value: number): void {
    this.#move(set(this.grip, dial, value));
  }

  moveTo(x: number, y: number): void {
    this.#move(set(set(this.grip, 'x', x), 'y', y));
  }

  goTo(floor: number): void {
    const { piece } = this;
    if (!piece || !this.floors.includes(floor)) return;
    this.#grip.keep({ name: piece.name, floor, grip: this.grip });
    this.#touch();
  }

  letGo(): void {
    const { piece, grip } = this;
    const move = this.setting();
    if (!piece || !move || this.#table.sending) return;
    this.#last = { ...piece, grip };
    void this.#table.answer(move);
  }

  putBack(): void {
    this.#grip.putBack();
    this.#friend.putBack();
  }

  show(hint: Hinted<Move>): void {
    const move = hint.move;
    this.#hinted.keep(move);
    if (move.type === 'Pet') this.#friend.keep(move.friend);
    if (!isSetting(move)) return;
    const meant = this.#names.find((name) => pieceOf(name).kind === kindOf(move));
    if (meant) this.#kind.keep(meant);
    const name = this.#name;
    if (!name) return;
    const floor = move.type === 'Friend' ? move.floor : this.#firstFloor(name);
    const bend = move.type === 'Wall' ? move.bend : 90;
    this.#grip.keep({ name, floor, grip: { x: move.x, y: move.y, turn: move.turn, bend } });
    void this.#judge(); // a hand that is led does not tremble
  }

  /** The move that letting go now would be. */
  setting(): Setting | null {
    const { piece, grip } = this;
    return piece && this.#table.ask ? settingOf(piece, grip, !this.hand.rests) : null;
  }

  /** Asks the server whether giving up is allowed, and about the place; called by whoever draws the hand. */
  async inquire(): Promise<void> {
    const { ask } = this.#table;
    const key = `${ask?.seat}/${ask?.number}`;
    if (!ask || !this.job || this.#asking === key) return;
    this.#asking = key;
    const [answer] = await this.#table.judge([{ type: 'GiveUp' }]);
    this.#givesUp.keep(answer?.refused === null, ask);
    await this.#judge(); // where it is held at first
  }

  dispose(): void {
    this.hand.dispose();
  }

  // Inside ----------------------------------------------------------------------------------

  /** What is to be placed. */
  get job() {
    const phase = this.#table.view?.phase;
    return this.#table.ask && phase?.type === 'Placing' ? phase.job : null;
  }

  /** What may be placed, as the server says. */
  get #places() {
    return (this.#table.ask && this.#table.view?.places) ?? [];
  }

  get #names(): readonly string[] {
    return this.#places.map(({ name }) => name);
  }

  get #name(): string | null {
    const names = this.#names;
    const picked = this.#kind.now;
    return picked && names.includes(picked) ? picked : (names[0] ?? null);
  }

  #floorsOf(name: string): readonly number[] {
    return this.#places.find((place) => place.name === name)?.floors ?? [];
  }

  #trial(name: string): Setting {
    return settingOf({ name, floor: this.#firstFloor(name) }, MIDDLE, false);
  }

  /** Over which floor a piece is held before anybody has said where: above the own climber, if it may. */
  #firstFloor(name: string): number {
    const { view, me } = this.#table;
    const below = view ? floorOf(view, climberOf(view, me)) : 0;
    const floors = this.#floorsOf(name);
    return floors.find((floor) => floor > below) ?? floors.at(-1) ?? 1;
  }

  /** After a failed try where it was let go, else at a good place to begin. */
  #first(name: string, floor: number): Grip {
    const { job } = this;
    const phase = this.#table.view?.phase;
    const again =
      phase?.type === 'Placing' && phase.tries > 0 && this.#last?.name === name && this.#last.floor === floor;
    if (again && this.#last) return this.#last.grip;
    const mates = job?.type === 'Build' ? job.slots.flatMap(({ wall }) => (wall ? [wall] : [])) : [];
    const on = pieceOf(name).kind === 'floor' ? floor - 1 : floor;
    return firstGrip(this.#table.view?.tower ?? [], name, on, mates);
  }

  #pick(name: string): void {
    this.#kind.keep(name);
    this.#grip.putBack();
    this.#touch();
  }

  #move(grip: Grip): void {
    const { piece } = this;
    if (!piece || this.#table.sending) return;
    this.#grip.keep({ ...piece, grip });
    this.#touch();
  }

  /** The hand trembles again, and the server is asked anew once it rests. */
  #touch(): void {
    this.hand.touch(() => void this.#judge());
  }

  async #judge(): Promise<void> {
    const move = this.setting();
    if (!move) return;
    const { ask } = this.#table;
    const [answer] = await this.#table.judge([move]);
    if (answer) this.#judged.keep({ move, answer }, ask);
  }

  #pieces(): Choice<Move>[] {
    const names = this.#names;
    const picks = names.length > 1 ? names.map((name) => this.#pickOf(name)) : [];
    return this.#givesUp.now ? [...picks, this.#choice({ type: 'GiveUp' })] : picks;
  }

  #pickOf(name: string): Choice<Move> {
    const tone = name === this.#name ? 'tow-picked' : '';
    return {
      key: `pick ${name}`,
      label: pieceLabel(name),
      note: '',
      tone,
      allowed: true,
      move: this.#trial(name),
    };
  }

  #friends(listed: readonly Move[]): Choice<Move>[] {
    return firstPets(listed).map((move) => {
      const floor = this.#table.view ? floorOf(this.#table.view, move.friend) : 0;
      return {
        key: `friend ${move.friend}`,
        label: pieceLabel(move.friend),
        note: t('tow-web-on-floor', { floor }),
        allowed: true,
        move,
      };
    });
  }

  #choice(move: Move): Choice<Move> {
    const { view } = this.#table;
    const { label, note } = labelOf(move, view);
    return {
      key: `${move.type} ${Object.values(move).join(' ')}`,
      label,
      note,
      proposed: isSame(this.#hinted.now, move),
      tone: markOf(move),
      allowed: true,
      move,
    };
  }
}
