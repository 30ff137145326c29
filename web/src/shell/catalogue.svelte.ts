/* The games that the server offers, in its order; as they were last time until it has answered. */
import { api } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import type { GameInfo } from '../wire/types';
import { t, words } from '../words/words.svelte';

const STORED = 'games-2'; // another number whenever GameInfo changes

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

/** "2–5 players" and "30 minutes". */
export function players({ seats }: GameInfo): string {
  return seatsIn(seats);
}

export function minutes(game: GameInfo): string {
  return inUnits(game.minutes, 'minute');
}

/** "2–4 players" of those that fit. */
export function seatsIn(seats: readonly number[]): string {
  const [least, most] = [seats[0] ?? 0, seats.at(-1) ?? 0];
  const whole = seats.length === most - least + 1;
  const range = least === most ? `${least}` : whole ? `${least}–${most}` : seats.join(', ');
  return t('web-players', { count: most, range });
}

export function inUnits(count: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
