/* From settings to a table: opened, sat down at, and filled with mice where nobody else comes. */
import { arrive, callMe, furBeside, furName, me } from './me.svelte';
import { go } from './router.svelte';
import { api, Failure, type TableSettings } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import type { GameInfo, TableAnswer } from '../wire/types';
import { CLOCKS } from './clockWords';

export const tableAddress = (table: string): string => `/table/${table}`;

/** Whoever has no name is called after the cat they get, so a cat that is taken is not asked for. */
export async function sitDown(table: string, chairs: readonly { fur: string }[] = []): Promise<TableAnswer> {
  const fur = furBeside(chairs.map((chair) => chair.fur));
  await callMe(me.name.trim() || furName(fur));
  return api.sit(table, null, fur);
}

export async function openTable(settings: TableSettings): Promise<string> {
  writeStored(`seats-${settings.game}`, `${settings.seats}`);
  await arrive();
  const { table } = await api.open(settings);
  await sitDown(table.table);
  return table.table;
}

export async function playWithMice(settings: TableSettings, level: string): Promise<void> {
  const table = await openTable(settings);
  for (let seat = 1; seat < settings.seats; seat++) await api.seatBot(table, null, level);
  await api.start(table);
  go(tableAddress(table));
}

/** To the next table, on the same seat; whoever fills the last one begins the game: all have said yes. */
export async function goAgain(table: string, seats: readonly number[]): Promise<void> {
  const [seat, another] = seats;
  // Several people at one device say anew who sits where.
  if (seat !== undefined && another === undefined) await sitAgain(table, seat);
  go(tableAddress(table));
}

async function sitAgain(table: string, seat: number): Promise<void> {
  try {
    const { table: info } = await api.sit(table, seat, me.fur);
    if (info.seats.every(({ free }) => !free)) await api.start(table);
  } catch (error) {
    if (!(error instanceof Failure)) throw error; // else somebody was quicker, and the table shows it
  }
}

/** A private table as it was last time, without a clock. */
export function usualSettings({ name, seats, options }: GameInfo): TableSettings {
  const last = Number(readStored(`seats-${name}`));
  const usual = seats.includes(last) ? last : Math.min(4, seats.at(-1) ?? 0);
  return { game: name, seats: usual, options: { ...options }, public: false, clock: CLOCKS[0]! };
}

/** Whether a table of that game was ever opened here. */
export const hasPlayed = (game: string): boolean => readStored(`seats-${game}`) !== null;

/** The mice that the room proposes for company. */
export const usualLevel = (game: GameInfo): string => game.proposed_bot;
