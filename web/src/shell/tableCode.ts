/* What people type or paste to find a table: its code, its link or name, or a message with the link in it. */

const LINK = /\/table\/([a-z0-9]{1,32})(?![a-z0-9])/i;
const NAME = /^[a-z0-9]{1,32}$/;
const CODE = /^[a-z]{6}$/;

/** A code leads to a table that waits; its name, from a link, to any table. */
export type Wanted = { code: string } | { table: string };

/** What the text names, or null where it names no table. */
export function readCode(text: string): Wanted | null {
  const linked = LINK.exec(text)?.[1];
  if (linked) return { table: linked.toLowerCase() };
  // Codes are read aloud in groups, so gaps and dashes come along.
  const written = text.replace(/[\s.\-–]/g, '').toLowerCase();
  if (CODE.test(written)) return { code: written };
  return NAME.test(written) ? { table: written } : null;
}

/** The code in groups of three, as one reads it aloud. */
export function groups(code: string): string[] {
  return code.match(/.{1,3}/g) ?? [];
}
