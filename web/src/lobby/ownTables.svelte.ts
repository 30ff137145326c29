/* One's own tables: as they were last time until the server has answered, so that home opens in its shape. */
import { arrive, me } from '../shell/me.svelte';
import { api } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import type { FinishedTable, RunningTable } from '../wire/types';

const STORED = 'own-tables-1'; // another number whenever what is kept changes

interface Kept {
  running: readonly RunningTable[]; // without their boards
  finished: readonly FinishedTable[]; // the last page
}

const kept = read();
let running = $state.raw<readonly RunningTable[]>(kept.running);
let finished = $state.raw<readonly FinishedTable[]>(kept.finished);
let next = $state<string | null>(null);

export const ownTables = {
  /** Those that go on, where it is one's turn first; daily deals have a place of their own. */
  get running(): readonly RunningTable[] {
    return running;
  },
  get finished(): readonly FinishedTable[] {
    return finished;
  },
  get more(): boolean {
    return next !== null;
  },
  get awaited(): boolean {
    return running.some(isAwaited);
  },
  /** Whether somebody has been here before and done something. */
  get known(): boolean {
    return running.length > 0 || finished.length > 0 || me.name.trim() !== '';
  },
};

export const isAwaited = ({ asked, yours }: RunningTable): boolean =>
  asked.some((seat) => yours.includes(seat));

export async function refreshRunning(): Promise<void> {
  await arrive();
  running = (await api.running()).filter(({ day }) => day === null);
  keep();
}

export async function refreshFinished(): Promise<void> {
  await arrive();
  const page = await api.finished(null);
  finished = page.tables;
  next = page.next;
  keep();
}

export async function fetchOlder(): Promise<void> {
  if (next === null) return;
  const page = await api.finished(next);
  finished = [...finished, ...page.tables];
  next = page.next;
}

function keep(): void {
  const few = finished.slice(0, 6);
  const boardless = running.map((table) => ({ ...table, view: null }));
  writeStored(STORED, JSON.stringify({ running: boardless, finished: few } satisfies Kept));
}

function read(): Kept {
  const none: Kept = { running: [], finished: [] };
  try {
    return { ...none, ...(JSON.parse(readStored(STORED) ?? '{}') as Partial<Kept>) };
  } catch {
    return none; // somebody meddled with it; the server will tell
  }
}
