/* The log under its headings, newest on top. */
import type { WebRoom } from '../games/room';
import type { Entry } from '../games/room';

export interface Group {
  first: number; // the place of its oldest line in the log
  heading: string | null;
  entries: Entry[]; // newest first
}

export function grouped(entries: readonly Entry[], heading: WebRoom['heading']): Group[] {
  const groups: Group[] = [];
  entries.forEach((entry, at) => {
    const over = heading?.(entry, entries.slice(0, at)) ?? null;
    if (over !== null || groups.length === 0) groups.push({ first: at, heading: over, entries: [] });
    groups.at(-1)?.entries.unshift(entry);
  });
  return groups.reverse();
}
