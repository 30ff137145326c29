/* The rooms that the browser can draw, each a chunk of its own: a folder here with a room.ts. */
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
  const load = rooms[`./${game}/room.ts`];
  if (!load) throw new Error(`no room for ${game}`);
  const [room] = await Promise.all([load(), bringGame(game, 'web')]);
  return room.default;
}
