/* What people type to come back: a phrase of six words, or the six letters that another device shows. */

const PHRASE_LETTERS = 24;
const CODE_LETTERS = 6;

export type WayBack = { phrase: string } | { code: string };

/** Null where it can be neither. Gaps, dashes and capitals come along when something is copied. */
export function readWayBack(text: string): WayBack | null {
  const letters = text.replace(/[^\p{Letter}]/gu, '').toLowerCase();
  if (letters.length === PHRASE_LETTERS) return { phrase: letters };
  return letters.length === CODE_LETTERS && /^[a-z]+$/.test(letters) ? { code: letters } : null;
}

/** The secret in the address that another device shows; it stays behind the #, where no server sees it. */
export function secretIn(hash: string): string | null {
  return /^#join=([\w-]{1,64})$/.exec(hash)?.[1] ?? null;
}

export const joinAddress = (secret: string): string => `${location.origin}/me#join=${secret}`;
