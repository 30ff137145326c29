/* The values that travel, by the names the server gives them. schema.ts is generated. */
import type { components } from './schema';

type Values = components['schemas'];

export type Say = Values['Say'];
export type Result = Values['Result'];
export type Standing = Values['Standing'];
export type Clock = Values['Clock'];
export type ChairInfo = Values['ChairInfo'];
export type TableInfo = Values['TableInfo'];
export type TableAnswer = Values['TableAnswer'];
export type GameInfo = Values['GameInfo'];
export type Fit = Values['Fit'];
export type DailyBoard = Values['DailyBoard'];
export type DailyLine = Values['DailyLine'];
export type SessionInfo = Values['SessionInfo'];
export type OpenAsk = Values['OpenAsk'];
export type GameEvent = Values['GameEvent'];
export type ChairChanged = Values['ChairChanged'];
export type TakenBack = Values['TakenBack'];
export type ChatLine = Values['ChatLine'];
export type TableMoved = Values['TableMoved'];
export type NewsItem = GameEvent | ChairChanged | TakenBack | ChatLine | TableMoved;
export type Update = Values['Update'];
export type Welcome = Values['Welcome'];
export type Presence = Values['Presence'];
export type Done = Values['Done'];
export type Refused = Values['Refused'];
export type Judged = Values['Judged'];
export type MoveTree = Values['MoveTree'];
export type Tried = Values['Tried'];
export type Hinted = Values['Hinted'];
export type Failed = Values['Failed'];
export type Pong = Values['Pong'];
export type Reply = Update | Welcome | Presence | Done | Refused | Tried | Hinted | Failed | Pong;
export type Replay = Values['Replay'];
export type ReplayStep = Values['ReplayStep'];

/** A move of any room: the browser hands back what it was handed. */
export type Move = { type: string };
export type Fur = 'ginger' | 'smoke' | 'cream' | 'cocoa' | 'calico';
export const FURS: readonly Fur[] = ['ginger', 'smoke', 'cream', 'cocoa', 'calico'];
