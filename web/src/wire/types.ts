/* The values that travel, by the names the server gives them. schema.ts is generated. */
import type { Delta } from './delta';
import type { components } from './schema';

export type Values = components['schemas'];

/** A move of any room: the browser hands back what it was handed. */
export type Move = { readonly type: string };

/** The values of one room: its `types.ts` has their names, to the shell they are unknown. */
export interface RoomTypes {
  view: unknown; // as it is drawn: what a seat may know, and what a beat points at
  aids: unknown;
  move: Move;
  event: unknown;
  asked: string; // what a question may be about
}

export type Say = Values['Say'];
export type Result = Values['Result'];
export type Standing = Values['Standing'];
export type Clock = Values['Clock'];
export type ChairInfo = Values['ChairInfo'];
export type TableInfo = Values['TableInfo'];
export type TableAnswer = Values['TableAnswer'];
export type RunningTable = Values['RunningTable'];
export type FinishedTable = Values['FinishedTable'];
export type FinishedTables = Values['FinishedTables'];
export type Face = Values['Face'];
export type GameInfo = Values['GameInfo'];
export type Fit = Values['Fit'];
export type DailyBoard = Values['DailyBoard'];
export type DailyGame = Values['DailyGame'];
export type DailyLine = Values['DailyLine'];
export type DailyToday = Values['DailyToday'];
export type SessionInfo = Values['SessionInfo'];
export type PersonInfo = Values['PersonInfo'];
export type PasskeyOptions = Values['PasskeyOptions'];
export type Passkey = Values['Passkey'];
export type Device = Values['Device'];
export type DeviceLink = Values['DeviceLink'];
export type People = Values['People'];
export type Friend = Values['Friend'];
export type Partner = Values['Partner'];
export type FriendAsk = Values['FriendAsk'];
export type FriendLink = Values['FriendLink'];
export type LinkOwner = Values['LinkOwner'];
export type Invitation = Values['Invitation'];
export type Waiting = Values['Waiting'];
export type Results = Values['Results'];
export type Figures = Values['Figures'];
export type Interval = Values['Interval'];
export type HeadToHead = Values['HeadToHead'];
export type NoticesInfo = Values['NoticesInfo'];
export type NoticeKind = NoticesInfo['kinds'][number];
export type QuietHours = Values['QuietHours'];
export type OpenAsk<Asked extends string = string> = Omit<Values['OpenAsk'], 'what'> & {
  readonly what: Asked;
};
export type GameEvent<Event = unknown> = Omit<Values['GameEvent'], 'event'> & { readonly event: Event };
export type ChairChanged = Values['ChairChanged'];
export type TakenBack = Values['TakenBack'];
export type ChatLine = Values['ChatLine'];
export type Reaction = Values['Reaction'];
export type Cat = Reaction['cat'];
export type TableMoved = Values['TableMoved'];
export type NewsItem<Event = unknown> =
  GameEvent<Event> | ChairChanged | TakenBack | ChatLine | Reaction | TableMoved;
export type Update<Types extends RoomTypes = RoomTypes> = Omit<
  Values['Update'],
  'asks' | 'news' | 'view' | 'aids'
> & {
  readonly asks: readonly OpenAsk<Types['asked']>[];
  readonly news: readonly NewsItem<Types['event']>[];
  readonly view: Types['view'] | null; // null: the game has not begun
  readonly aids: Types['aids'] | null;
};
export type EarlierNews = Values['EarlierNews'];
export type Welcome = Values['Welcome'];
export type Presence = Values['Presence'];
export type Gone = Values['Gone'];
export type VoteChoice = Gone['votes'][string];
export type Done = Values['Done'];
export type Refused = Values['Refused'];
export type Judged<Aids = unknown> = Omit<Values['Judged'], 'aids'> & { readonly aids: Aids | null };
export type MoveTree = Values['MoveTree'];
export type Tried = Values['Tried'];
type NextBest<Of> = Omit<Values['NextBest'], 'move'> & { readonly move: Of };
export type Hinted<Of extends Move = Move> = Omit<Values['Hinted'], 'move' | 'others'> & {
  readonly move: Of;
  readonly others: readonly NextBest<Of>[];
};
export type Failed = Values['Failed'];
export type Company = Values['Company'];
export type Mute = Values['Mute'];
export type PersonStatus = Values['PersonStatus'];
export type HostDesk = Values['HostDesk'];
export type Report = Values['Report'];
export type BarredPerson = Values['BarredPerson'];
export type HostAct = Values['HostAct'];
export type Term = Values['BarBody']['term'];
export type Reason = Report['reason'];
export const REASONS: readonly Reason[] = ['rude', 'spam', 'name', 'cheating', 'other'];
export type Pong = Values['Pong'];
export type Reply =
  Update | EarlierNews | Welcome | Presence | Done | Refused | Tried | Hinted | Failed | Pong;
export type Check = Values['Check'];
export type ReplayStep = Omit<Values['ReplayStep'], 'view'> & { readonly view: Delta };
export type Replay = Omit<Values['Replay'], 'steps'> & { readonly steps: readonly ReplayStep[] };

export type Fur = 'ginger' | 'smoke' | 'cream' | 'cocoa' | 'calico';
export const FURS: readonly Fur[] = ['ginger', 'smoke', 'cream', 'cocoa', 'calico'];
