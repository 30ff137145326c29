/* The HTTP side of the wire: sessions, the lobby, replays. Live play goes over the socket. */
import { newId, newShare } from './randomId';
import { writeStored } from './storage';
import type {
  Check,
  Clock,
  Company,
  DailyBoard,
  DailyToday,
  DeviceLink,
  Failed,
  FinishedTables,
  Fit,
  FriendLink,
  Fur,
  GameInfo,
  HeadToHead,
  LinkOwner,
  NoticeKind,
  NoticesInfo,
  HostDesk,
  PasskeyOptions,
  People,
  PersonInfo,
  QuietHours,
  PersonStatus,
  Replay,
  Results,
  RunningTable,
  SessionInfo,
  TableAnswer,
  TableInfo,
  Term,
  Waiting,
} from './types';

/** A request that was not carried out: a code to switch on, and words for a person. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** No connection, or nobody at its other end: that is what a browser throws then. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

export interface TableSettings {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  clock: Clock;
}

export type PersonDeed = 'ask' | 'withdraw' | 'accept' | 'decline' | 'end';

const TRIES = 3;

export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await callOnce<T>(method, path, body);
    } catch (error) {
      // Requests carry an id, so sending one again is harmless; a typed answer is final.
      if (error instanceof Failure || tried === TRIES || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * tried));
    }
  }
}

async function callOnce<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api${path}`, { method, ...(body && bodyOf(body)) });
  const value: unknown = await answer.json();
  if (answer.ok) return value as T;
  const failed = value as Failed;
  throw new Failure(failed.code, failed.text, answer.status);
}

async function callText(path: string): Promise<string> {
  const answer = await fetch(`/api${path}`);
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  return answer.ok ? answer.text() : ''; // no such game: it has no words
}

/** A file goes as it is, everything else as JSON. */
function bodyOf(body: object): Pick<RequestInit, 'body' | 'headers'> {
  if (body instanceof ArrayBuffer) return { body, headers: { 'Content-Type': 'text/plain' } };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

const at = (table: string, what: string): string => `/tables/${encodeURIComponent(table)}${what}`;

const from = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

const asked = (whom: object): string => new URLSearchParams(whom as Record<string, string>).toString();

const of = (game: string, what: string): string => `/games/${encodeURIComponent(game)}${what}`;

export const api = {
  person: () => call<PersonInfo>('GET', '/person'),
  makePhrase: async () => (await call<{ phrase: string }>('POST', '/person/phrase')).phrase,
  recover: (phrase: string) => call<SessionInfo>('POST', '/person/recover', { phrase }),
  offerPasskey: () => call<PasskeyOptions>('POST', '/person/passkeys/offer'),
  addPasskey: (credential: object) => call<object>('POST', '/person/passkeys/add', { credential }),
  askPasskey: () => call<PasskeyOptions>('POST', '/person/passkeys/ask'),
  usePasskey: (credential: object) => call<SessionInfo>('POST', '/person/passkeys/use', { credential }),
  removePasskey: (id: string) => call<object>('POST', '/person/passkeys/remove', { id }),
  makeLink: () => call<DeviceLink>('POST', '/person/link'),
  join: (secret: string) => call<SessionInfo>('POST', '/person/join', { secret }),
  endDevice: (id: string) => call<object>('POST', '/person/devices/end', { id }),
  results: () => call<Results>('GET', '/person/results'),
  people: () => call<People>('GET', '/people'),
  /** Something about one person of one's lists. */
  aboutPerson: (what: PersonDeed, id: string) => call<object>('POST', `/people/${what}`, { id }),
  compare: (id: string) => call<HeadToHead>('GET', `/people/compare?id=${encodeURIComponent(id)}`),
  makeFriendLink: () => call<FriendLink>('POST', '/people/link'),
  endFriendLink: () => call<object>('POST', '/people/link/end'),
  lookAtFriendLink: (secret: string) => call<LinkOwner>('POST', '/people/link/look', { secret }),
  followFriendLink: (secret: string) => call<object>('POST', '/people/link/follow', { secret }),
  invite: (id: string, table: string) => call<object>('POST', '/people/invite', { id, table }),
  invitations: () => call<Waiting>('GET', '/people/invitations'),
  declineInvitation: (table: string) => call<object>('POST', '/people/invitations/decline', { table }),
  notices: () => call<NoticesInfo>('GET', '/person/notices'),
  startNotices: (subscription: object) =>
    call<NoticesInfo>('POST', '/person/notices/subscribe', subscription),
  stopNotices: (id: string | null) => call<NoticesInfo>('POST', '/person/notices/stop', { id }),
  changeNotices: (kinds: readonly NoticeKind[], quiet: QuietHours | null) =>
    call<NoticesInfo>('POST', '/person/notices/settings', { kinds, quiet }),
  waiting: async () => (await call<{ count: number }>('GET', '/session/waiting')).count,
  logOut: () => call<object>('POST', '/session/end'),
  games: () => call<GameInfo[]>('GET', '/games'),
  /** The messages of a game that another package brings. */
  texts: (game: string, language: string) => callText(of(game, `/texts/${language}`)),
  fit: (game: string, options: object) => call<Fit>('POST', of(game, '/fit'), { options }),
  daily: (game: string, day: string | null) =>
    call<DailyBoard>('GET', of(game, day === null ? '/daily' : `/daily?day=${encodeURIComponent(day)}`)),
  today: () => call<DailyToday>('GET', '/daily'),
  playDaily: async (game: string, fur: Fur) => {
    const answer = await call<TableAnswer>('POST', of(game, '/daily'), { fur });
    writeStored(`seal-${answer.table.table}`, answer.table.commitment);
    return answer;
  },
  session: () => call<SessionInfo>('GET', '/session'),
  introduce: (name: string, language: string) => call<SessionInfo>('POST', '/session', { name, language }),
  running: () => call<RunningTable[]>('GET', '/session/tables'),
  finished: (before: string | null, wanted: Record<string, string> = {}) =>
    call<FinishedTables>(
      'GET',
      `/session/finished?${new URLSearchParams({ ...(before && { before }), ...wanted })}`,
    ),
  erase: () => call<object>('POST', '/person/erase', { sure: 'erase' }),
  /** The table that waits under a code. */
  find: (code: string) => call<TableAnswer>('GET', `/codes/${encodeURIComponent(code)}`),
  tables: () => call<TableInfo[]>('GET', '/tables'),
  open: (settings: TableSettings) => call<TableAnswer>('POST', '/tables', { id: newId(), ...settings }),
  table: (table: string) => call<TableAnswer>('GET', at(table, '')),
  sit: async (table: string, seat: number | null, fur: Fur) => {
    const given = newShare();
    const body = { id: newId(), seat, fur, given };
    const answer = await call<TableAnswer>('POST', at(table, '/sit'), body);
    // Noted, so that this browser can check later that both are still what they were.
    writeStored(`given-${table}`, given);
    writeStored(`seal-${table}`, answer.table.commitment);
    return answer;
  },
  stand: (table: string, seat: number) =>
    call<TableAnswer>('POST', at(table, '/stand'), { id: newId(), seat }),
  seatBot: (table: string, seat: number | null, level: string) =>
    call<TableAnswer>('POST', at(table, '/bots'), { id: newId(), seat, level }),
  removeBot: (table: string, seat: number) =>
    call<TableAnswer>('POST', at(table, '/bots/remove'), { id: newId(), seat }),
  start: (table: string) => call<TableAnswer>('POST', at(table, '/start'), { id: newId() }),
  rematch: (table: string) => call<TableAnswer>('POST', at(table, '/rematch'), { id: newId() }),
  fork: (table: string, step: number, seat: number) =>
    call<TableAnswer>('POST', at(table, '/fork'), { id: newId(), step, seat }),
  replay: (table: string, seat: number | null) => call<Replay>('GET', at(table, `/replay${from(seat)}`)),
  check: (table: string) => call<Check>('GET', at(table, '/check')),
  replayFile: (file: ArrayBuffer, seat: number | null) => call<Replay>('POST', `/replays${from(seat)}`, file),
  checkFile: (file: ArrayBuffer) => call<Check>('POST', '/replays/check', file),
  company: (table: string, whom: object) => call<Company>('GET', at(table, `/company?${asked(whom)}`)),
  mute: (table: string, how: Company['how'], whom: object) =>
    call<Company>('POST', at(table, '/mute'), { how, ...whom }),
  report: (table: string, report: object) => call<object>('POST', at(table, '/report'), report),
  status: () => call<PersonStatus>('GET', '/person/status'),
  endMute: (id: string) => call<object>('POST', '/person/mutes/end', { id }),
  host: () => call<HostDesk>('GET', '/host'),
  becomeHost: (secret: string) => call<HostDesk>('POST', '/host/enter', { secret }),
  settle: (report: string) => call<HostDesk>('POST', '/host/settle', { report }),
  closeTable: (table: string) => call<HostDesk>('POST', '/host/close', { table }),
  bar: (report: string, term: Term) => call<HostDesk>('POST', '/host/bar', { report, term }),
  lift: (person: string) => call<HostDesk>('POST', '/host/lift', { person }),
  reportError: (code: string, text: string) =>
    call<object>('POST', '/client-errors', { code, text: text.slice(0, 600) }),
};
