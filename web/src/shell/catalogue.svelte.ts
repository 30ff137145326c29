/* The five games as they stand on the shelf, and what the server tells of them. */
import { api } from '../wire/api';
import type { GameInfo } from '../wire/types';
import { t, words } from '../words/words.svelte';

export interface Game {
  name: string;
  title: string; // keys of messages
  line: string;
  seats: readonly number[];
  minutes: number;
  info: GameInfo | null; // null until the server has told
}

// Drawn at once, before the server has said anything.
const SHELF: readonly Omit<Game, 'info'>[] = [
  game('cat_in_the_box', 2, 5, 30),
  game('cat_and_the_tower', 1, 5, 20),
  game('if_it_fits', 2, 5, 30),
  game('chabyrinthe', 1, 4, 20),
  game('stray_cat', 2, 4, 30),
];

function game(name: string, least: number, most: number, minutes: number): Omit<Game, 'info'> {
  const seats = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const key = name.replaceAll('_', '-');
  return { name, title: `title-${key}`, line: `tagline-${key}`, seats, minutes };
}

let infos = $state.raw<readonly GameInfo[] | null>(null);
let asking: Promise<void> | null = null;

const games = $derived(SHELF.map(fill));

function fill(shelved: Omit<Game, 'info'>): Game {
  const info = infos?.find(({ name }) => name === shelved.name) ?? null;
  return { ...shelved, ...(info && { seats: info.seats, minutes: info.minutes }), info };
}

export const shelf = {
  get games(): readonly Game[] {
    return games;
  },
  /** Whether the server has told. */
  get known(): boolean {
    return infos !== null;
  },
  find: (name: string): Game | undefined => games.find((each) => each.name === name),
};

/** Asks the server once; what failed is asked again the next time. */
export function fillShelf(): Promise<void> {
  asking ??= ask().catch((error: unknown) => {
    asking = null;
    throw error;
  });
  return asking;
}

async function ask(): Promise<void> {
  infos = await api.games();
}

/** "2–5 players" and "30 minutes". */
export function players({ seats }: Game): string {
  return seatsIn(seats);
}

export function minutes(game: Game): string {
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
