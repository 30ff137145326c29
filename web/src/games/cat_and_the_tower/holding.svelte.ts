/* The piece in the own hand: which it is, where it is held, how it would stand there, and letting it go. */
import type { Judged } from '../../wire/types';
import { Selection } from '../selection.svelte';
import { besideGrip, firstGrip, nudged, set, type Dial, type Grip } from './grip';
import { noteDrop } from './localDrop';
import { same, settingOf } from './moves';
import { readingOf, type Reading } from './reading';
import { pieceOf } from './scene/sizes';
import { Steady } from './steady.svelte';
import { climberOf, find, floorOf } from './tower';
import { type Setting, type TowerTable } from './types';

export const MIDDLE: Grip = { x: 0, y: 0, turn: 0, bend: 90 };

/** A piece, and where it is held. */
interface Held {
  name: string;
  floor: number;
  grip: Grip;
}

export class Holding {
  protected readonly table: TowerTable;
  readonly #kind: Selection<string>;
  readonly #grip: Selection<Held>;
  readonly #judged: Selection<{ move: Setting; answer: Judged }>;
  readonly hand = new Steady();
  /** What was let go here, until the server's film takes it over, or it is in the hand again. */
  dropping = $state.raw<(Held & { ask: number }) | null>(null);
  #last: Held | null = null; // what was let go
  #from: { key: string; around: number } | null = null;

  /** From where the tower is looked at, in degrees: an arrow goes as it is seen. */
  around: () => number = () => 24;
  /** The same to the nearest quarter, for what is drawn from it. */
  turned = $state(24);
  #reading = $derived.by((): Reading | null => {
    const { piece } = this;
    return piece ? readingOf(this.table.view?.tower ?? [], piece, this.grip) : null;
  });

  constructor(table: TowerTable) {
    this.table = table;
    this.#kind = new Selection(table);
    this.#grip = new Selection(table);
    this.#judged = new Selection(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  /** The piece in the hand; null: the hand is empty. */
  get piece(): { name: string; floor: number } | null {
    const { name } = this;
    if (!name) return null;
    return { name, floor: this.#grip.now?.floor ?? this.firstFloor(name) };
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
    const { name } = this;
    return name ? this.#floorsOf(name) : [];
  }

  /** Whether the hand has been still for long enough. */
  get steady(): boolean {
    return this.hand.rests;
  }

  /** How it would stand where it is held. */
  get reading(): Reading | null {
    return this.#reading;
  }

  /** Whether there is anything under it to be let go on. In a lesson one may try what cannot be. */
  get over(): boolean {
    return this.table.mode === 'lesson' || (this.#reading?.over ?? false);
  }

  /** What the server says of the place, once it was asked. */
  get judged(): Judged | null {
    const judged = this.#judged.now;
    return judged && same(judged.move, this.setting()) ? judged.answer : null;
  }

  /** What is to be placed. */
  get job() {
    const phase = this.table.view?.phase;
    return this.table.ask && phase?.type === 'Placing' ? phase.job : null;
  }

  // What one can do -------------------------------------------------------------------------

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
    const { x, y } = firstGrip(this.table.view?.tower ?? [], piece.name, on, this.#mates);
    this.#move({ ...grip, x, y });
  }

  goTo(floor: number): void {
    const { piece } = this;
    if (!piece || !this.floors.includes(floor)) return;
    const { tower = [] } = this.table.view ?? {};
    const [from, to] = [piece.floor, floor].map((each) => find(tower, `floor${each}`)?.pose);
    const by = (axis: 0 | 1): number => ((to?.[axis] ?? 0) - (from?.[axis] ?? 0)) / 1000;
    const grip = set(set(this.grip, 'x', this.grip.x + by(0)), 'y', this.grip.y + by(1));
    this.#grip.keep({ name: piece.name, floor, grip });
    this.#touch();
  }

  letGo(): void {
    const { piece, grip } = this;
    const move = this.setting();
    if (!piece || !move || !this.over || this.table.sending || this.dropping) return;
    const held = { ...piece, grip };
    this.#last = held;
    noteDrop(piece.name, grip);
    performance.mark('tower-let-go'); // handPicture.ts measures how long the next picture takes
    this.dropping = { ...held, ask: this.table.ask?.number ?? 0 };
    void this.table.answer(move).then((refused) => {
      if (refused) this.dropping = null;
    });
  }

  /** The move that letting go now would be. */
  setting(): Setting | null {
    const { piece, grip } = this;
    return piece && this.table.ask ? settingOf(piece, grip, !this.hand.rests) : null;
  }

  dispose(): void {
    this.hand.dispose();
  }

  // For whoever chooses among the pieces ------------------------------------------------------

  /** What may be placed, as the server says. */
  protected get names(): readonly string[] {
    return this.#places.map(({ name }) => name);
  }

  protected get name(): string | null {
    const { names } = this;
    const picked = this.#kind.now;
    return picked && names.includes(picked) ? picked : (names[0] ?? null);
  }

  protected get isMoved(): boolean {
    return this.#grip.now !== null;
  }

  /** Another piece, beside the tower. */
  protected pick(name: string): void {
    this.#kind.keep(name);
    this.#grip.putBack();
    this.#touch();
  }

  /** A piece where somebody else would hold it: a hand that is led does not tremble. */
  protected lead(name: string, floor: number, grip: Grip): void {
    this.#kind.keep(name);
    this.#grip.keep({ name, floor, grip });
    void this.judge();
  }

  protected bringBack(): void {
    this.#grip.putBack();
  }

  /** Over which floor a piece is held before anybody has said where: above the own climber, if it may. */
  protected firstFloor(name: string): number {
    const { view, me } = this.table;
    const below = view ? floorOf(view, climberOf(view, me)) : 0;
    const floors = this.#floorsOf(name);
    return floors.find((floor) => floor > below) ?? floors.at(-1) ?? 1;
  }

  protected async judge(): Promise<void> {
    const move = this.setting();
    if (!move || !this.#reading?.over) return; // over nothing there is nothing to be asked
    const { ask } = this.table;
    const [answer] = await this.table.judge([move]);
    if (answer) this.#judged.keep({ move, answer }, ask);
  }

  // Inside ----------------------------------------------------------------------------------

  get #places() {
    return (this.table.ask && this.table.view?.places) ?? [];
  }

  #floorsOf(name: string): readonly number[] {
    return this.#places.find((place) => place.name === name)?.floors ?? [];
  }

  /** Beside the tower; after a failed try turned and bent as it was. */
  #first(name: string, floor: number): Grip {
    const { view } = this.table;
    const grip = besideGrip(view?.tower ?? [], { name, floor }, this.#side, view?.turn ?? 0, this.#mates);
    const again = view?.phase.type === 'Placing' && view.phase.tries > 0 && this.#last?.name === name;
    return again && this.#last ? { ...this.#last.grip, x: grip.x, y: grip.y } : grip;
  }

  /** From where it was looked at when the question came: what is in the hand stays where it is. */
  get #side(): number {
    const { ask } = this.table;
    const key = `${ask?.seat}/${ask?.number}`;
    if (this.#from?.key !== key) this.#from = { key, around: this.around() };
    return this.#from.around;
  }

  get #mates(): readonly string[] {
    const { job } = this;
    return job?.type === 'Build' ? job.slots.flatMap(({ wall }) => (wall ? [wall] : [])) : [];
  }

  #move(grip: Grip): void {
    const { piece } = this;
    if (!piece || this.table.sending || this.dropping) return;
    this.#grip.keep({ ...piece, grip });
    this.#touch();
  }

  /** The hand trembles again, and the server is asked anew once it rests. */
  #touch(): void {
    this.hand.touch(() => void this.judge());
  }
}
