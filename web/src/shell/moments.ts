/* Moments as the server gives them, in milliseconds, by the clock and the words of whoever reads. */
import { words } from '../words/words.svelte';

export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at);

export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
