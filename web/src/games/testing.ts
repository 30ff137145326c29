/* For the tests of rooms: tables where nobody plays, and the small values that travel with a question. */
import { vi, type Mock } from 'vitest';
import { patch, type Delta } from '../wire/delta';
import { update } from '../wire/sample';
import type { Hinted, Judged, Move, OpenAsk, Refused, RoomTypes, Say, Update } from '../wire/types';
import type { Entry, RoomTable } from './room';

type Writable<Of> = { -readonly [Part in keyof Of]: Of[Part] };
type Doing = 'answer' | 'judge' | 'explain';

/** A table that tests may change; what is done there is written down. */
export type TestTable<Types extends RoomTypes> = Writable<Omit<RoomTable<Types>, Doing>> & {
  [Part in Doing]: Mock<RoomTable<Types>[Part]>;
};

export function tableOf<Types extends RoomTypes>(
  more: Partial<Omit<RoomTable<Types>, Doing>> & { judge?: RoomTable<Types>['judge'] } = {},
): TestTable<Types> {
  const { judge = () => Promise.resolve([]), ...rest } = more;
  return {
    mode: 'play',
    view: null,
    chairs: [],
    me: 0,
    ask: null,
    moves: null,
    aids: null,
    result: null,
    moving: false,
    sending: false,
    ...rest,
    answer: vi.fn<RoomTable<Types>['answer']>(() => Promise.resolve(null)),
    judge: vi.fn<RoomTable<Types>['judge']>(judge),
    explain: vi.fn<RoomTable<Types>['explain']>(),
  };
}

export const sayOf = (key: string, args: Say['args'] = []): Say => ({ type: 'Say', key, args });

export const askFor = <Asked extends string>(
  what: Asked,
  say: Say | null = null,
  number = 16,
): OpenAsk<Asked> => ({
  type: 'OpenAsk',
  number,
  seat: 0,
  what,
  seconds: null,
  say,
  rests: 0,
});

export const refusalOf = (why: string, rule: string, short: Say): Refused => ({
  type: 'Refused',
  id: '',
  why,
  rule,
  about: [],
  say: short,
  short,
  text: '',
});

export const judgedAs = <Aids = never>(more: Partial<Judged<Aids>>): Judged<Aids> => ({
  type: 'Judged',
  refused: null,
  note: null,
  aids: null,
  say: null,
  ...more,
});

export const hintOf = <Of extends Move>(move: Of): Hinted<Of> => ({
  type: 'Hinted',
  id: '',
  move,
  say: sayOf(''),
  reason: sayOf(''),
  worth: null,
  others: [],
});

export const entryOf = <Event>(event: Event): Entry<Event> => ({
  number: 1,
  seat: null,
  say: sayOf(''),
  event,
});

/** An update of a game that has begun. */
export type Shown<Types extends RoomTypes> = Update<Types> & { readonly view: Types['view'] };

/** What somebody who is asked can see, do and be helped by. */
export interface Asked<Types extends RoomTypes> {
  readonly view: Types['view'];
  readonly moves: readonly Types['move'][];
  readonly aids: Types['aids'];
}

/** The updates of a game from its beginning on; each view comes as what changed. */
export function story<Types extends RoomTypes>(
  told: readonly (Pick<Shown<Types>, 'seat' | 'news'> & { readonly view: Delta })[],
): Shown<Types>[] {
  let view: unknown = null;
  return told.map(({ view: change, ...rest }, index) => {
    view = patch(view, change);
    const since = index; // the first starts from the beginning
    return { ...update(index + 1, { since }), aids: null, ...rest, view: view as Types['view'] };
  });
}

/** An update that brings these news. */
export const shown = <Types extends RoomTypes>(
  recorded: Pick<Shown<Types>, 'seat' | 'news' | 'view'>,
): Shown<Types> => ({ ...update(1), aids: null, ...recorded });
