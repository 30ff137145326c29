/* The pictures that a room brings for its rulebook, if it has any. */
import type { Component } from 'svelte';

export interface Pictures {
  drawn: ReadonlySet<string>; // numbers of rules, keys of chapters, and 'opening' for the first page
  Picture: Component<{ about: string }>;
}

const rooms = import.meta.glob<{ default: Pictures }>('./*/pictures/index.ts');

export async function picturesOf(game: string): Promise<Pictures | null> {
  const load = rooms[`./${game}/pictures/index.ts`];
  return load ? (await load()).default : null;
}
