/* Random bytes in hex: ids of commands, and this browser's share of a table's chance. */

function hex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const newId = (): string => hex(12);
export const newShare = (): string => hex(32);
