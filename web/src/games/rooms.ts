/* The rooms that the browser can draw, each a chunk of its own: a folder here with a room.ts. */
import { catalogue, fetchCatalogue } from '../shell/catalogue.svelte';
import { bringGame } from '../words/words.svelte';
import type { WebRoom } from './room';

/**
 * The only place where a room's own types are given up: the shell handles all rooms alike, so their values
 * are unknown there. It is sound as long as a room is handed nothing but what the server sent for its own
 * game; that this has the generated types is what wire/schema.ts stands for.
 */
const rooms = import.meta.glob<{ default: WebRoom }>('./*/room.ts');

export const isDrawn = (game: string): boolean => `./${game}/room.ts` in rooms;

export async function loadRoom(game: string): Promise<WebRoom> {
  const load = rooms[`./${game}/room.ts`] ?? (() => loadPlain(game));
  const [room] = await Promise.all([load(), bringGame(game, 'web')]);
  return room.default;
}

/** A game of another package may bring no drawing. */
async function loadPlain(game: string): Promise<{ default: WebRoom }> {
  const [{ plainRoom }] = await Promise.all([import('./plain/plainRoom'), fetchCatalogue()]);
  const info = catalogue.find(game);
  if (!info) throw new Error(`the server has no game ${game}`);
  return { default: plainRoom(info) };
}
