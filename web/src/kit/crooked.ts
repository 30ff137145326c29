/** Loose cards lie crooked by at most 1.5°, always the same for the same card. */
export function crooked(id: string | number): number {
  let hash = 2166136261;
  for (const letter of String(id)) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (((hash ^ (hash >>> 15)) >>> 0) % 31) / 10 - 1.5;
}
