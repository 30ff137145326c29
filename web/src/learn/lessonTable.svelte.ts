/* One step of a lesson as a table of the room's: the server judges the tries, none of them is stored. */
import type { RoomTable, WebRoom } from '../games/room';
import { Timeline } from '../table/timeline';
import type { Beat, Showing } from '../games/beats';
import { unpack } from '../wire/moveTree';
import type { Judged, Move, OpenAsk, Refused, Say, Update } from '../wire/types';
import type { LessonAnswer, LessonStep } from './lessons';

interface Deps extends Showing {
  room: Pick<WebRoom, 'direct'>;
  try(step: number, move: Move, judge: boolean): Promise<LessonAnswer>;
}

export class LessonTable implements RoomTable {
  readonly mode = 'lesson' as const;
  readonly me: number | null;
  done = $state(false);
  said = $state.raw<Say | null>(null); // what the coach has to say about the last try
  failed = $state(false); // the server could not be asked
  refused = $state.raw<Refused | null>(null);
  moving = $state(false);
  sending = $state(false);
  #update: Update = $state.raw(null as never);
  #beat = $state.raw<Beat | null>(null);
  #tried = new WeakMap<Refused, LessonAnswer>(); // refusals that were asked for ahead
  #timeline: Timeline;

  constructor(
    readonly step: LessonStep,
    private readonly deps: Deps,
  ) {
    this.me = step.update.seat;
    this.#timeline = new Timeline(
      { beat: this.#show, seen: this.#seen, arrive: this.#arrive },
      (before, update) => deps.room.direct(before, update),
      (beat) => deps.hold(beat),
    );
    this.#timeline.push(step.update);
  }

  get view(): unknown {
    return this.#beat?.view ?? this.#update.view;
  }
  get chairs() {
    return this.#update.table.seats;
  }
  get ask(): OpenAsk | null {
    if (this.moving || this.done) return null;
    return this.#update.asks.find((ask) => ask.seat === this.me) ?? null;
  }
  get moves() {
    return this.ask ? unpack(this.#update.moves) : null;
  }
  get aids(): unknown {
    return this.#update.aids;
  }
  get result() {
    return this.#update.result;
  }

  async answer(move: Move): Promise<Refused | null> {
    if (!this.ask || this.sending) return null;
    this.sending = true;
    const answer = await this.#try(move);
    this.sending = false;
    if (!answer) return null;
    if (answer.refused) this.#tried.set(answer.refused, answer);
    if (answer.refused) this.explain(answer.refused);
    else this.#take(answer);
    return answer.refused;
  }

  async judge(moves: readonly Move[]): Promise<readonly Judged[]> {
    const answers = await Promise.all(moves.map((move) => this.#try(move, true)));
    return answers.map((answer) => {
      if (answer?.refused) this.#tried.set(answer.refused, answer);
      return {
        type: 'Judged',
        refused: answer?.refused ?? null,
        note: answer?.note ?? null,
        aids: answer?.aids ?? null,
        say: null,
      };
    });
  }

  /** A refusal may be just what the step wanted. */
  explain(refused: Refused): void {
    this.refused = refused;
    const answer = this.#tried.get(refused);
    if (answer) this.#take(answer);
    if (!this.done) this.deps.cue('refuse');
  }

  understood = (): void => {
    this.refused = null;
  };

  skip = (): void => this.#timeline.skip();
  close = (): void => this.#timeline.stop();

  async #try(move: Move, judge = false): Promise<LessonAnswer | null> {
    try {
      const answer = await this.deps.try(this.step.number, move, judge);
      this.failed = false;
      return answer;
    } catch {
      this.failed = true;
      return null;
    }
  }

  /** What missed the point is not played: the position stays for another try. */
  #take({ done, say, update }: LessonAnswer): void {
    this.said = say;
    this.done ||= done;
    if (!done || !update) return;
    this.moving = true;
    this.#timeline.push(update);
  }

  #show = (beat: Beat): void => {
    this.#beat = beat;
    if (beat.scene && beat.cue) this.deps.cue(beat.cue);
  };

  #seen = (_: Update, beat: Beat): void => {
    if (!beat.scene && beat.cue) this.deps.cue(beat.cue);
  };

  #arrive = (update: Update): void => {
    this.#beat = null;
    this.moving = this.#timeline.busy;
    this.#update = update;
  };
}
