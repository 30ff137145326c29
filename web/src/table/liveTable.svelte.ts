/* A live table in the browser: the connection, what is shown of it, and what one can do there. */
import type { Counting, RoomTable, WebRoom } from '../games/room';
import { Live, type Answered, type Connection } from '../wire/live';
import { unpack } from '../wire/moveTree';
import type {
  Cat,
  ChatLine,
  Hinted,
  Judged,
  Move,
  OpenAsk,
  Presence,
  Refused,
  Reply,
  Update,
  VoteChoice,
} from '../wire/types';
import { Absence } from './absence.svelte';
import { askedHere } from './askedHere';
import { readEarlier } from './earlier';
import { emptyLog, listen, addNews, type EventLog } from './eventLog';
import { Floats } from './kind/floats.svelte';
import { Notice } from './notice.svelte';
import { Timeline } from './timeline';
import type { Beat, Showing } from '../games/beats';

interface Deps extends Showing {
  room: Pick<WebRoom, 'direct' | 'open'>;
  helped(): boolean; // whether the owner wants to see the aids
  speed(): number; // how many times as fast as usual
}

export class LiveTable implements RoomTable {
  readonly mode = 'play' as const;
  connection = $state<Connection>('connecting');
  closeCode = $state(0);
  mine = $state.raw<readonly number[]>([]); // all seats of this session
  me = $state<number | null>(null); // the one looked from
  passTo = $state<number | null>(null); // whoever of several at this screen is to look next
  presence = $state.raw<Presence | null>(null);
  readonly absence = new Absence();
  update = $state.raw<Update | null>(null); // the newest that has been shown
  log = $state.raw<EventLog>(emptyLog); // what has been shown, no more
  talk = $state.raw<readonly ChatLine[]>([]);
  refused = $state.raw<Refused | null>(null); // the refusal being explained
  readonly notice = new Notice();
  readonly failed = $derived(this.notice.code); // of the last failure, for a while
  readonly floats = new Floats(); // the cats that are held up
  moving = $state(false);
  sending = $state(false);
  heardAt = $state(0); // when the newest update came, by performance.now()
  counting = $state.raw<Counting | null>(null);
  #beat = $state.raw<Beat | null>(null);
  readonly inScene = $derived(this.#beat?.scene ?? false); // a moment: nothing is said beside it
  #over = false; // the newest update that arrived has the result
  #heard = 0; // the number of the newest update that arrived
  #pace = '';
  #asked = 0; // the number of my question last put
  #live: Live;
  #timeline: Timeline;

  constructor(
    readonly name: string,
    private readonly deps: Deps,
  ) {
    this.#timeline = new Timeline(
      { beat: this.#show, seen: this.#noteNews, arrive: this.#arrive },
      (before, update) => deps.room.direct(before, update),
      // The end of a game counts its last round itself.
      (beat) => (beat.stops ? (this.#over ? 0 : Infinity) : deps.hold(beat)),
    );
    this.#live = new Live(name, {
      hear: (frame) => this.#hear(frame),
      whereToLook: () => ({ seat: this.me, since: this.#heard }),
      connection: (now, code) => void ([this.connection, this.closeCode] = [now, code]),
    });
  }

  get view(): unknown {
    return this.#beat?.view ?? this.update?.view ?? null;
  }
  get chairs() {
    return this.update?.table.seats ?? [];
  }
  get events(): readonly unknown[] {
    return this.log.entries.flatMap(({ event }) => event ?? []);
  }
  get ask(): OpenAsk | null {
    if (this.moving || this.me === null) return null;
    return this.update?.asks.find((ask) => ask.seat === this.me) ?? null;
  }
  get moves() {
    return this.moving ? null : unpack(this.update?.moves);
  }
  get aids(): unknown {
    return this.deps.helped() ? (this.update?.aids ?? null) : null;
  }
  /** A round is over: nothing goes on until whoever looks wants to. */
  get stopped(): boolean {
    return this.#beat?.stops ?? false;
  }
  /** What is shown has come while somebody looked. */
  get fresh(): boolean {
    return this.update !== null && this.update.since !== 0;
  }
  get speed(): number {
    return this.deps.speed();
  }
  get result() {
    return this.moving ? null : (this.update?.result ?? null);
  }

  async answer(move: Move): Promise<Refused | null> {
    const { ask } = this;
    if (!ask || this.sending) return null;
    this.sending = true;
    const reply = await this.#live.answer(ask.seat, ask.number, move);
    this.sending = false;
    this.#explained(reply);
    return reply.type === 'Refused' ? reply : null;
  }

  async judge(moves: readonly Move[]): Promise<readonly Judged[]> {
    if (this.me === null || moves.length === 0) return [];
    const reply = await this.#live.try(this.me, [...moves]);
    if (reply.type !== 'Tried') return [];
    return this.deps.helped() ? reply.answers : reply.answers.map((judged) => ({ ...judged, aids: null }));
  }

  explain(refused: Refused): void {
    this.refused = refused;
    this.deps.cue('refuse');
  }

  understood = (): void => void (this.refused = null);

  async hint(): Promise<Hinted | null> {
    const reply = await this.#command('Hint');
    return reply.type === 'Hinted' ? reply : null;
  }

  takeBack = () => this.#command('TakeBack');
  consent = (agree: boolean) => this.#command('Consent', { agree });
  leave = () => this.#command('Leave');
  vote = (gone: number, choice: VoteChoice) => this.#command('Vote', { gone, choice });
  comeBack = (seat: number) => this.#command('Return', { seat });
  send = (type: 'TakeHoliday' | 'EndHoliday' | 'Stop', more: object = {}) => this.#command(type, more);

  chat = (text: string) => this.#speak({ type: 'Chat', text });
  react = (cat: Cat) => this.#speak({ type: 'React', cat });
  async #speak(said: { type: string } & Record<string, string>): Promise<boolean> {
    return this.#explained(await this.#live.command(said)).type === 'Done';
  }

  /** Look from another of one's own seats, or as a spectator; what was seen so far is put away. */
  lookFrom(seat: number | null): void {
    this.update = null;
    this.log = emptyLog;
    this.moving = false;
    this.#turnTo(seat);
  }

  /** Where nothing is hidden, what is shown stays until the next has their own view. */
  #turnTo(seat: number | null): void {
    this.me = seat;
    this.#beat = null;
    this.refused = null;
    this.#heard = 0;
    this.#timeline.stop();
    this.#live.look();
  }

  /** The one the screen was passed to is ready. */
  pass = (): void => {
    const next = this.passTo;
    this.passTo = null;
    if (next !== null) this.lookFrom(next);
  };

  skip = (): void => this.#timeline.skip();
  goOn = (): void => this.#timeline.goOn();
  reconnect = (): void => this.#live.reconnect();
  probe = (): void => this.#live.probe();
  fail = this.notice.say;

  close(): void {
    for (const part of [this.notice, this.floats, this.#timeline]) part.stop();
    this.#live.close();
  }

  async #command(type: string, more: object = {}): Promise<Answered> {
    const seat = this.me !== null && { seat: this.me };
    return this.#explained(await this.#live.command({ type, ...seat, ...more }));
  }

  #explained(reply: Answered): Answered {
    if (reply.type === 'Refused') this.explain(reply);
    if (reply.type === 'Failed') this.fail(reply.code);
    return reply;
  }

  #hear(frame: Reply): void {
    switch (frame.type) {
      case 'Welcome':
        if (this.#pace) this.#live.keepPace(this.#pace);
        this.seated(frame.seats);
        break;
      case 'Presence':
        this.presence = frame;
        this.absence.set(frame, performance.now());
        break;
      case 'Update':
        this.#take(frame);
        break;
      case 'Failed':
        this.fail(frame.code);
        break;
    }
  }

  /** How fast the bots here are to play; said again on every new connection. */
  keepPace(pace: string): void {
    this.#pace = pace;
    this.#live.keepPace(pace);
  }

  /** These seats are mine: told by the first frame of a connection, and by whoever sits down. */
  seated(seats: readonly number[]): void {
    const known = seats.length === this.mine.length && seats.every((seat) => this.mine.includes(seat));
    this.mine = seats;
    // An answer that comes late tells nothing new: whoever is ready by then stays.
    const playing = (known || this.update?.view != null) && this.me !== null && seats.includes(this.me);
    // Several at one screen begin with nobody's hand on it.
    const wanted = playing ? this.me : seats.length === 1 ? (seats[0] ?? null) : null;
    if (wanted === this.me) this.#live.look();
    else this.lookFrom(wanted);
  }

  #take(update: Update): void {
    if (update.seat !== this.me) return; // from a seat we no longer look from
    if (update.since !== 0 && update.since !== this.#heard) {
      if (update.number > this.#heard) this.#live.look(); // something is missing
      return;
    }
    if (update.number < this.#heard) return;
    this.#heard = update.number;
    this.heardAt = performance.now();
    this.talk = listen(this.talk, update);
    this.floats.hear(update);
    this.#over = update.result !== null;
    this.moving = true;
    this.#timeline.push(update);
  }

  #show = (beat: Beat): void => {
    this.#beat = beat;
    this.moving = true;
    if (beat.scene && beat.cue) this.deps.cue(beat.cue);
  };

  #noteNews = (update: Update, beat: Beat): void => {
    this.log = addNews(this.log, update, beat.newsSeen ?? 0);
    if (!beat.scene && beat.cue) this.deps.cue(beat.cue);
  };

  #arrive = (update: Update, unseen: readonly Beat[]): void => {
    const cue = unseen.findLast((beat) => beat.cue)?.cue;
    if (cue) this.deps.cue(cue);
    this.#beat = null;
    this.moving = this.#timeline.busy;
    this.update = update;
    this.log = addNews(this.log, update);
    this.#noteAsk();
    this.#noteNext(update);
    if (update.since === 0) void readEarlier(this, update, (before) => this.#command('Earlier', { before }));
  };

  #noteAsk(): void {
    const asked = this.ask?.number ?? 0;
    if (asked !== this.#asked) this.refused = null;
    if (asked !== this.#asked && asked !== 0) this.deps.cue('turn');
    this.#asked = asked;
  }

  /** Of several at one screen, another is asked: the screen is passed on with no hand on it. */
  #noteNext(update: Update): void {
    if (this.mine.length < 2 || this.moving) return;
    const asked = askedHere(update, this.mine);
    const [first] = asked;
    const here = this.me !== null && asked.includes(this.me);
    if (update.view !== null && this.deps.room.open?.(update.view)) {
      if (here || first === undefined) return;
      this.moving = true;
      this.#turnTo(first);
      return;
    }
    this.passTo = here ? null : (first ?? null);
    if (this.passTo !== null && this.me !== null) this.lookFrom(null);
  }
}
