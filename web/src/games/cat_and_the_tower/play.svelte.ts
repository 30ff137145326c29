/* The own side of a question: a card to choose, a friend to touch, a piece in the hand. */
import { say, t } from '../../words/words.svelte';
import type { Hinted, Judged } from '../../wire/types';
import { isSame, Selection } from '../selection.svelte';
import type { Choice, Play } from '../room';
import { besideGrip, firstGrip, nudged, set, type Dial, type Grip } from './grip';
import { noteDrop } from './localDrop';
import { friendChoices, moveChoice, pickChoice } from './choices';
import { pieceLabel } from './labels';
import { isSetting, kindOf, same, settingOf } from './moves';
import { readingOf, type Reading } from './reading';
import { pieceOf } from './scene/sizes';
import { Steady } from './steady.svelte';
import { climberOf, find, floorOf } from './tower';
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
  /** What was let go here, until the server's film takes it over, or it is in the hand again. */
  dropping = $state.raw<(Held & { ask: number }) | null>(null);
  #last: Held | null = null; // what was let go
  #asking = ''; // the question that was asked about giving up
  #from: { key: string; around: number } | null = null;

  /** From where the tower is looked at, in degrees: an arrow goes as it is seen. */
  around: () => number = () => 24;
  /** The same to the nearest quarter, for what is drawn from it. */
  turned = $state(24);
  #reading = $derived.by((): Reading | null => {
    const { piece } = this;
    return piece ? readingOf(this.#table.view?.tower ?? [], piece, this.grip) : null;
  });

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

  /** The piece and where it is held, as the room draws it. */
  get inHand(): Held | null {
    const { piece } = this;
    return piece && { ...piece, grip: this.grip };
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

  /** How it would stand where it is held. */
  get reading(): Reading | null {
    return this.#reading;
  }

  /** Whether there is anything under it to be let go on. In a lesson one may try what cannot be. */
  get over(): boolean {
    return this.#table.mode === 'lesson' || (this.#reading?.over ?? false);
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
    if (this.#table.ask.what === 'pet' && !this.friend) return friendChoices(listed, this.#table.view);
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

  /** Over the floor: where there is room, as far as eyes can tell. */
  bringIn(): void {
    const { piece, grip } = this;
    if (!piece) return;
    const on = pieceOf(piece.name).kind === 'floor' ? piece.floor - 1 : piece.floor;
    const { x, y } = firstGrip(this.#table.view?.tower ?? [], piece.name, on, this.#mates);
    this.#move({ ...grip, x, y });
  }

  goTo(floor: number): void {
    const { piece } = this;
    if (!piece || !this.floors.includes(floor)) return;
    const { tower = [] } = this.#table.view ?? {};
    const [from, to] = [piece.floor, floor].map((each) => find(tower, `floor${each}`)?.pose);
    const by = (axis: 0 | 1): number => ((to?.[axis] ?? 0) - (from?.[axis] ?? 0)) / 1000;
    const grip = set(set(this.grip, 'x', this.grip.x + by(0)), 'y', this.grip.y + by(1));
    this.#grip.keep({ name: piece.name, floor, grip });
    this.#touch();
  }

  letGo(): void {
    const { piece, grip } = this;
    const move = this.setting();
    if (!piece || !move || !this.over || this.#table.sending || this.dropping) return;
    const held = { ...piece, grip };
    this.#last = held;
    noteDrop(piece.name, grip);
    performance.mark('tower-let-go'); // handPicture.ts measures how long the next picture takes
    this.dropping = { ...held, ask: this.#table.ask?.number ?? 0 };
    void this.#table.answer(move).then((refused) => {
      if (refused) this.dropping = null;
    });
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

  /** Beside the tower; after a failed try turned and bent as it was. */
  #first(name: string, floor: number): Grip {
    const { view } = this.#table;
    const grip = besideGrip(view?.tower ?? [], { name, floor }, this.#side, view?.turn ?? 0, this.#mates);
    const again = view?.phase.type === 'Placing' && view.phase.tries > 0 && this.#last?.name === name;
    return again && this.#last ? { ...this.#last.grip, x: grip.x, y: grip.y } : grip;
  }

  /** From where it was looked at when the question came: what is in the hand stays where it is. */
  get #side(): number {
    const { ask } = this.#table;
    const key = `${ask?.seat}/${ask?.number}`;
    if (this.#from?.key !== key) this.#from = { key, around: this.around() };
    return this.#from.around;
  }

  get #mates(): readonly string[] {
    const { job } = this;
    return job?.type === 'Build' ? job.slots.flatMap(({ wall }) => (wall ? [wall] : [])) : [];
  }

  #pick(name: string): void {
    this.#kind.keep(name);
    this.#grip.putBack();
    this.#touch();
  }

  #move(grip: Grip): void {
    const { piece } = this;
    if (!piece || this.#table.sending || this.dropping) return;
    this.#grip.keep({ ...piece, grip });
    this.#touch();
  }

  /** The hand trembles again, and the server is asked anew once it rests. */
  #touch(): void {
    this.hand.touch(() => void this.#judge());
  }

  async #judge(): Promise<void> {
    const move = this.setting();
    if (!move || !this.#reading?.over) return; // over nothing there is nothing to be asked
    const { ask } = this.#table;
    const [answer] = await this.#table.judge([move]);
    if (answer) this.#judged.keep({ move, answer }, ask);
  }

  #pieces(): Choice<Move>[] {
    const names = this.#names;
    const picks =
      names.length > 1 ? names.map((name) => pickChoice(name, name === this.#name, this.#trial(name))) : [];
    return this.#givesUp.now ? [...picks, this.#choice({ type: 'GiveUp' })] : picks;
  }

  #choice(move: Move): Choice<Move> {
    return moveChoice(move, this.#table, isSame(this.#hinted.now, move));
  }
}
