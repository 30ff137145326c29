/* What people type or paste to find a table: its code, its link, or a message with the link in it. */

const LINK = /\/table\/([a-z0-9]{1,32})(?![a-z0-9])/i;
const CODE = /^[a-z0-9]{1,32}$/;

/** The name of the table, or null where there is none in the text. */
export function readCode(text: string): string | null {
  const linked = LINK.exec(text)?.[1];
  if (linked) return linked.toLowerCase();
  // Codes are read aloud in groups, so gaps and dashes come along.
  const code = text.replace(/[\s.\-–]/g, '').toLowerCase();
  return CODE.test(code) ? code : null;
}

/** The code in groups of four, as one reads it aloud. */
export function groups(code: string): string[] {
  return code.match(/.{1,4}/g) ?? [];
}
