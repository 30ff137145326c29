/* The games that the server offers, in its order; as they were last time until it has answered. */
import { api } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import type { GameInfo } from '../wire/types';
import { t, words } from '../words/words.svelte';

const STORED = 'games-4'; // another number whenever GameInfo changes

let games = $state.raw<readonly GameInfo[]>(stored());
let known = $state(false);
let asking: Promise<void> | null = null;

export const catalogue = {
  get games(): readonly GameInfo[] {
    return games;
  },
  /** Whether the server has answered; before that the games may be old, or none. */
  get known(): boolean {
    return known;
  },
  find: (name: string): GameInfo | undefined => games.find((each) => each.name === name),
};

/** Asks the server once; what failed is asked again the next time. */
export function fetchCatalogue(): Promise<void> {
  asking ??= ask().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  return asking;
}

async function ask(): Promise<void> {
  games = await api.games();
  known = true;
  writeStored(STORED, JSON.stringify(games));
}

function stored(): readonly GameInfo[] {
  try {
    return JSON.parse(readStored(STORED) ?? '[]') as readonly GameInfo[];
  } catch {
    return []; // somebody meddled with it; the server will tell
  }
}

export const titleOf = ({ titles }: GameInfo): string => titles[words.language] ?? titles.en ?? '';

export const taglineOf = ({ taglines }: GameInfo): string => taglines[words.language] ?? taglines.en ?? '';

/** What one tries to do, in a sentence. */
export const aimOf = ({ aims }: GameInfo): string => aims[words.language] ?? aims.en ?? '';

/** "2–5 players" and "30 minutes". */
export function players({ seats }: GameInfo): string {
  return seatsIn(seats);
}

export function minutes(game: GameInfo): string {
  return inUnits(game.minutes, 'minute');
}

/** "30 min" */
export const minutesShort = (game: GameInfo): string => inUnits(game.minutes, 'minute', 'short');

/** "2–4 players" of those that fit. */
export function seatsIn(seats: readonly number[]): string {
  return t('web-players', { count: seats.at(-1) ?? 0, range: range(seats) });
}

/** "2–4" */
export function range(seats: readonly number[]): string {
  const [least, most] = [seats[0] ?? 0, seats.at(-1) ?? 0];
  const whole = seats.length === most - least + 1;
  return least === most ? `${least}` : whole ? `${least}–${most}` : seats.join(', ');
}

type Unit = 'second' | 'minute' | 'hour' | 'day';

export function inUnits(count: number, unit: Unit, unitDisplay: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay }).format(count);
}

/** In the largest unit of which there are two. Days are whole up to an hour, so that a clock of three
 *  days begins with three. */
export function roughly(seconds: number): string {
  if (seconds >= 2 * 86_400) return inUnits(Math.floor((seconds + 3600) / 86_400), 'day');
  if (seconds >= 2 * 3600) return inUnits(Math.floor(seconds / 3600), 'hour');
  if (seconds >= 120) return inUnits(Math.floor(seconds / 60), 'minute');
  return inUnits(Math.ceil(seconds), 'second');
}
