/* What a room brings to the browser. The shell (bar, seats, own box, log) is the same for all. */
import type { Component } from 'svelte';
import type { Drawing } from '../kit/parts/cut';
import type { Where } from './where';
import type { Director } from './beats';
import type {
  ChairInfo,
  Hinted,
  Judged,
  Move,
  OpenAsk,
  Refused,
  Result,
  RoomTypes,
  Say,
} from '../wire/types';

/** The table as a room's components see it: at a live table, in a replay or in a lesson. */
export interface RoomTable<Types extends RoomTypes = RoomTypes> {
  readonly mode: 'play' | 'replay' | 'lesson';
  readonly view: Types['view'] | null; // what to draw now; on the way to an update it may be a beat's
  readonly chairs: readonly ChairInfo[];
  readonly me: number | null; // whose view this is; null: a spectator, or all hands shown
  readonly ask: OpenAsk<Types['asked']> | null; // my open question, once everything before it has been shown
  readonly moves: readonly Types['move'][] | null; // mine, where they are listed
  readonly aids: Types['aids'] | null; // what helps the owner to judge; null where that is switched off
  readonly result: Result | null;
  readonly moving: boolean; // something is being shown that leads to the newest view
  readonly sending: boolean; // a move is on its way
  readonly speed?: number; // how many times as fast as usual things are shown
  readonly events?: readonly Types['event'][]; // what has happened, as far as it is known and was shown
  readonly counting?: Counting | null; // the end, or the end of a round
  readonly refused?: Refused | null; // the refusal being explained: mark what it is about
  /** Play it; what is refused is explained by the shell, and returned. */
  answer(move: Types['move']): Promise<Refused | null>;
  /** What would come of these moves? Nothing is played. */
  judge(moves: readonly Types['move'][]): Promise<readonly Judged<Types['aids']>[]>;
  /** Explain why a move is not allowed, as if it had been tried. */
  explain(refused: Refused): void;
}

/** One answer to the question of the moment, as a button draws it. */
export interface Choice<Of extends Move = Move> {
  key: string; // stable while the question stands
  label: string;
  spoken?: string; // read aloud where the picture says it all, and the label is empty
  note: string; // what it brings, or why not; may be empty
  noted?: boolean; // a note may still come: its place is kept, so that nothing moves when it does
  brief?: string; // the same in a word, where there is little room
  proposed?: boolean; // the hint means this one
  tone?: string; // a class of the room's, e.g. a game colour
  side?: 'first' | 'second' | 'whole'; // of a card: two sides of one belong together
  allowed: boolean;
  refused?: Refused | undefined; // why not, where it is known
  notInstead?: boolean; // a refusal does not name it among what is possible
  move: Of;
}

/** The room's side of one question: what was picked up, what is asked, what can be answered. */
export interface Play<Of extends Move = Move, Made extends Choice<Of> = Choice<Of>> {
  readonly question: string; // never empty while `table.ask` is open
  readonly choices: readonly Made[]; // empty: the pieces themselves are the answer
  readonly held: boolean; // something is picked up and can be put back
  readonly making?: boolean; // there is something to do in the room's Answer
  choose(choice: Made): void;
  /** A choice is looked at, by pointer or focus, or none is any more: show what would come of it. */
  consider?(choice: Made | null): void;
  putBack(): void;
  /** Show a hint: pick up what the server proposes, without playing it. */
  show(hint: Hinted<Of>): void;
}

/** While something moves, all cats look at the first thing on the stage that has the class `changed`. */
export interface RoomProps<Types extends RoomTypes = RoomTypes, OwnPlay = Play<Types['move']>> {
  table: RoomTable<Types>;
  play: OwnPlay;
}

/** A line of the log; `seat` is whom it is about. */
export interface Entry<Event = unknown> {
  number: number; // of the update that brought it
  seat: number | null;
  say: Say;
  event: Event | null; // the room's event, where it is one
}

/** What is being counted on the board, at the end or between two rounds. */
export interface Counting {
  readonly busy: boolean; // more follows by itself; a tap skips it
  readonly ended: boolean; // the game is over, and everything is counted
  points(seat: number): number | null; // as far as they are counted
  gain(seat: number): number; // what the step that is looked at brings
  readonly step: CountStep | null; // the one that is looked at
}

/** One step of a count on the board: what is ringed, who gets how much for it, and the words. */
export interface CountStep {
  places: readonly string[]; // keys of `data-place`
  seats: readonly number[]; // who gets it; may be nobody
  worth: number; // for each of them; below zero: it costs them so much
  title: string; // "Box 3, worth 3", also a line of the list
  note: string; // why they: "most cats: a tie"; may be empty
}

/** A room with the types of its own values, and its own side of a question. */
export interface WebRoom<
  Types extends RoomTypes = RoomTypes,
  OwnPlay extends Play<Types['move']> = Play<Types['move']>,
> {
  name: string;
  prefix: string;
  scene?: boolean; // its stage fills the window, and everything else lies over it
  /** Whether nothing is hidden from anybody: those at one screen need not look away. */
  open?(view: Types['view']): boolean;
  /** Called once per table; the Play reads the table reactively. */
  makePlay(table: RoomTable<Types>): OwnPlay;
  direct: Director<Types>;
  Stage: Component<RoomProps<Types, OwnPlay>>; // the shared board; fills the container `stage`
  Hand?: Component<RoomProps<Types, OwnPlay>>; // own pieces, whole, at most `--hand-high` high
  Own: Component<RoomProps<Types, OwnPlay>>; // own facts, under the name and the points
  /** A line of facts about a seat that everyone may know; in a chip a short one. */
  Figures: Component<{ table: RoomTable<Types>; seat: number; chip?: boolean }>;
  Beside?: Component<{ table: RoomTable<Types>; seat: number }>; // a few words under the points of a seat
  Side?: Component<RoomProps<Types, OwnPlay>>; // over the log, at a desk
  /** The points of a seat, where the game counts any. */
  points?(view: Types['view'], seat: number): number | null;
  Sheets: Component<{ table: RoomTable<Types> }>; // score sheets so far, and at the end
  ChoiceMark?: Component<{ choice: OwnPlay['choices'][number] }>; // the picture on an answer's button
  Answer?: Component<RoomProps<Types, OwnPlay>>; // how an answer is made, where buttons do not do
  /** How many score sheets are filled in; the shell shows them when one is added. */
  sheets?(view: Types['view']): number;
  /** Where we are, in words, from the large to the small: "Round 2 of 4", "trick 4 of 8". */
  where(view: Types['view'] | null): Where;
  /** Whom everybody waits for or looks at, for the eyes of the cats. */
  turn(view: Types['view'] | null): readonly number[];
  /** Another face for somebody's head, for as long as the view has it. */
  face?(view: Types['view'], seat: number): Drawing | null;
  /** What stands over a line of the log ("Trick 4"), or null where it belongs to the lines before. */
  heading?(entry: Entry<Types['event']>, before: readonly Entry<Types['event']>[]): string | null;
  /** The words of a line of the log that its LineMark completes; null where it has none. */
  line?(entry: Entry<Types['event']>): Say | null;
  LineMark?: Component<{ event: Types['event'] }>; // the piece that such a line is about, after its words
  /** What of the log may still be read; all of it where the room does not say. */
  readable?(entries: readonly Entry<Types['event']>[], view: Types['view']): readonly Entry<Types['event']>[];
  /** Where an event happened: keys that pieces carry in `data-place`, lit by its line of the log. */
  places?(event: Types['event']): readonly string[];
  /** What is counted on the board, step by step: at the end, and when a beat `stops` between two rounds. */
  count?(table: RoomTable<Types>): readonly CountStep[];
  OpenHands?: Component<{ table: RoomTable<Types> }>; // all that was hidden, where the view is revealed
}
