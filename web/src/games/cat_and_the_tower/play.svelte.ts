/* The own side of a question: a card to choose, a friend to touch, a piece in the hand. */
import { say, t } from '../../words/words.svelte';
import type { Hinted, Judged } from '../../wire/types';
import { isSame, Kept } from '../kept.svelte';
import type { Choice, Play, Table } from '../room';
import { firstGrip, nudged, set, type Dial, type Grip } from './grip';
import { labelOf, markOf, pieceLabel } from './labels';
import { isFriend, isWall, pieceOf } from './scene/sizes';
import { climberOf, floorOf, topOf } from './tower';
import { ours, type Colour, type Move, type Setting, type TowerTable, type WallKind } from './values';

const KINDS: readonly WallKind[] = ['brick', 'window', 'portal', 'statue', 'pillar'];
const COLOURS: readonly Colour[] = ['orange', 'grey', 'white', 'brown'];
const CALM = 900; // ms after the last touch until a hand is steady
const PAUSE = 250; // ms before the server is asked what it thinks of a place

/** A piece, and where it is held. */
interface Held {
  name: string;
  floor: number;
  grip: Grip;
}

export class TowerPlay implements Play {
  readonly #table: TowerTable;
  readonly #kind: Kept<string>;
  readonly #grip: Kept<Held>;
  readonly #offered: Kept<{ names: readonly string[]; givesUp: boolean }>;
  readonly #judged: Kept<{ move: Setting; answer: Judged }>;
  readonly #friend: Kept<string>;
  readonly #hinted: Kept<Move>;
  #last: Held | null = null; // what was let go
  #calm = $state(true);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #asking = ''; // the question whose offers are on their way

  /** From where the tower is looked at, in degrees: an arrow goes as it is seen. */
  around: () => number = () => 0;

  constructor(table: Table) {
    this.#table = ours(table);
    this.#kind = new Kept(table);
    this.#grip = new Kept(table);
    this.#offered = new Kept(table);
    this.#judged = new Kept(table);
    this.#friend = new Kept(table);
    this.#hinted = new Kept(table);
  }

  // What is drawn ---------------------------------------------------------------------------

  /** The piece in the hand, by a name that tells its kind; null: the hand is empty. */
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
    return piece ? this.#first(piece.name, piece.floor) : { x: 0, y: 0, turn: 0, bend: 90 };
  }

  /** The floors that the piece may go to, where there is a choice. */
  get floors(): readonly number[] {
    const { job } = this;
    const { view } = this.#table;
    if (job?.type !== 'Befriend' || !view) return [];
    const top = topOf(view.tower);
    return Array.from({ length: top - job.lowest + 1 }, (_, at) => job.lowest + at);
  }

  /** Whether the hand has been still for long enough. */
  get steady(): boolean {
    return this.#calm;
  }

  /** What the server says of the place, once it was asked. */
  get judged(): Judged | null {
    const judged = this.#judged.now;
    return judged && isSame(steadied(judged.move), steadied(this.setting())) ? judged.answer : null;
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

  get choices(): readonly Choice[] {
    if (!this.#table.ask) return [];
    if (this.job && this.#table.ask.what !== 'lift') return this.#pieces();
    const listed = (this.#table.moves ?? []) as readonly Move[];
    if (this.#table.ask.what === 'pet') return this.friend ? this.#sides(listed) : this.#friends(listed);
    return listed.map((move) => this.#choice(move));
  }

  // What one can do -------------------------------------------------------------------------

  choose(choice: Choice): void {
    const { ask } = this.#table;
    if (!choice.allowed && choice.refused) this.#table.explain(choice.refused);
    else if (ask && choice.key.startsWith('pick ')) this.#pick(choice.key.slice(5));
    else if (ask && choice.key.startsWith('friend ')) this.#friend.keep(choice.key.slice(7));
    else void this.#table.answer(choice.move);
  }

  /** A piece of the tower was tapped. */
  tap(name: string): void {
    const listed = (this.#table.moves ?? []) as readonly Move[];
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

  show(hint: Hinted): void {
    const move = hint.move as Move;
    this.#hinted.keep(move);
    if (move.type === 'Pet') this.#friend.keep(move.friend);
    if (!isSetting(move)) return;
    const name = nameOf(move) ?? this.#name;
    if (!name) return;
    if (name !== this.#name) this.#kind.keep(name);
    const floor = move.type === 'Friend' ? move.floor : this.#firstFloor(name);
    const bend = move.type === 'Wall' ? move.bend : 90;
    this.#grip.keep({ name, floor, grip: { x: move.x, y: move.y, turn: move.turn, bend } });
    void this.#judge(); // a hand that is led does not tremble
  }

  /** The move that letting go now would be. */
  setting(): Setting | null {
    const { piece, grip } = this;
    if (!piece || !this.#table.ask) return null;
    const { kind } = pieceOf(piece.name);
    const spot = { x: grip.x, y: grip.y, turn: grip.turn, hasty: !this.#calm };
    if (isWall(kind)) return { type: 'Wall', kind, bend: grip.bend, ...spot };
    if (kind === 'floor') return { type: 'Floor', ...spot };
    if (isFriend(kind)) return { type: 'Friend', colour: kind, floor: piece.floor, ...spot };
    return { type: 'Put', ...spot };
  }

  /** Asks the server which pieces it may be; called by whoever draws the hand. */
  async inquire(): Promise<void> {
    const { ask } = this.#table;
    const key = `${ask?.seat}/${ask?.number}`;
    if (!ask || !this.job || this.#asking === key) return;
    this.#asking = key;
    const names = this.#candidates();
    const moves = names.map((name) => this.#trial(name));
    const answers = await this.#table.judge([...moves, { type: 'GiveUp' }]);
    const allowed = names.filter((_, index) => !answers[index]?.refused);
    this.#offered.keep({ names: allowed, givesUp: answers.at(-1)?.refused === null }, ask);
  }

  dispose(): void {
    this.#timers.forEach(clearTimeout);
  }

  // Inside ----------------------------------------------------------------------------------

  /** What is to be placed. */
  get job() {
    const phase = this.#table.view?.phase;
    return this.#table.ask && phase?.type === 'Placing' ? phase.job : null;
  }

  get #name(): string | null {
    const { job } = this;
    const { view } = this.#table;
    if (!job || !view) return null;
    const names = this.#offered.now?.names ?? this.#candidates();
    const picked = this.#kind.now;
    return picked && names.includes(picked) ? picked : (names[0] ?? null);
  }

  /** What the card speaks of comes first; whether anything else may do, the server knows. */
  #candidates(): readonly string[] {
    const { job } = this;
    const { view } = this.#table;
    if (!job || !view) return [];
    if (job.type === 'Climb') return [job.name];
    if (job.type === 'Befriend')
      return job.held ? [job.held] : COLOURS.filter((colour) => job.colours.includes(colour)).map((colour) => `${colour}0`);
    const due = job.slots.filter(({ wall }) => wall === null).map(({ kind }) => kind);
    if (due.length === 0) return [`floor${topOf(view.tower) + 1}`];
    return [...new Set([...due, ...KINDS])].map((kind) => `${kind}0`);
  }

  #trial(name: string): Setting {
    const { kind } = pieceOf(name);
    const spot = { x: 0, y: 0, turn: 0, hasty: false };
    if (isWall(kind)) return { type: 'Wall', kind, bend: 90, ...spot };
    if (kind === 'floor') return { type: 'Floor', ...spot };
    if (isFriend(kind)) return { type: 'Friend', colour: kind, floor: this.#firstFloor(name), ...spot };
    return { type: 'Put', ...spot };
  }

  #firstFloor(name: string): number {
    const { view, me } = this.#table;
    const { job } = this;
    if (!view || !job) return 1;
    const top = topOf(view.tower);
    if (pieceOf(name).kind === 'floor') return top + 1;
    if (job.type === 'Climb') return Math.min(job.floor, top);
    if (job.type !== 'Befriend') return top;
    return Math.max(job.lowest, Math.min(top, floorOf(view, climberOf(view, me)) + 1));
  }

  /** After a failed try where it was let go, else at a good place to begin. */
  #first(name: string, floor: number): Grip {
    const { job } = this;
    const phase = this.#table.view?.phase;
    const again = phase?.type === 'Placing' && phase.tries > 0 && this.#last?.name === name && this.#last.floor === floor;
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
    this.#calm = false;
    this.#timers.forEach(clearTimeout);
    this.#timers = [
      setTimeout(() => (this.#calm = true), CALM),
      setTimeout(() => void this.#judge(), PAUSE),
    ];
  }

  async #judge(): Promise<void> {
    const move = this.setting();
    if (!move) return;
    const { ask } = this.#table;
    const [answer] = await this.#table.judge([move]);
    if (answer) this.#judged.keep({ move, answer }, ask);
  }

  #pieces(): Choice[] {
    const offered = this.#offered.now;
    const names = offered?.names ?? [];
    const picks = names.length > 1 ? names.map((name) => this.#pickOf(name)) : [];
    return offered?.givesUp ? [...picks, this.#choice({ type: 'GiveUp' })] : picks;
  }

  #pickOf(name: string): Choice {
    const tone = name === this.#name ? 'tow-picked' : '';
    return { key: `pick ${name}`, label: pieceLabel(name), note: '', tone, allowed: true, move: this.#trial(name) };
  }

  #friends(listed: readonly Move[]): Choice[] {
    const names = [...new Set(listed.flatMap((move) => (move.type === 'Pet' ? [move.friend] : [])))];
    return names.map((name) => {
      const move = listed.find((each) => each.type === 'Pet' && each.friend === name) as Move;
      const floor = this.#table.view ? floorOf(this.#table.view, name) : 0;
      return { key: `friend ${name}`, label: pieceLabel(name), note: t('tow-web-on-floor', { floor }), allowed: true, move };
    });
  }

  #sides(listed: readonly Move[]): Choice[] {
    return listed.filter((move) => move.type === 'Pet' && move.friend === this.friend).map((move) => this.#choice(move));
  }

  #choice(move: Move): Choice {
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

const isSetting = (move: Move): move is Setting => ['Wall', 'Floor', 'Friend', 'Put'].includes(move.type);

function nameOf(move: Setting): string | null {
  if (move.type === 'Wall') return `${move.kind}0`;
  return move.type === 'Friend' ? `${move.colour}0` : null;
}

/** Where a piece goes, however much the hand trembles. */
const steadied = (setting: Setting | null): Setting | null => setting && { ...setting, hasty: false };
