/* How a text option of a room is drawn rather than typed, where the room brings a way. */
import type { Component } from 'svelte';
import { bringGame } from '../words/words.svelte';

export type OptionEditor = Component<{ value: string; onchange: (value: string) => void }>;

/** By the names of the options. */
export type OptionEditors = Readonly<Record<string, OptionEditor>>;

const rooms = import.meta.glob<{ default: OptionEditors }>('./*/optionEditors.ts');

export async function editorOf(game: string, option: string): Promise<OptionEditor | null> {
  const load = rooms[`./${game}/optionEditors.ts`];
  if (!load) return null;
  const [editors] = await Promise.all([load(), bringGame(game, 'web')]);
  return editors.default[option] ?? null;
}
