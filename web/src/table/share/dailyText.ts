/*
  What is told of a deal of the day: how it went, and nothing that the deal could be told from. Others may
  still have it before them.
*/

/** All that a shared result may depend on. */
export interface SharedResult {
  title: string; // of the game
  day: string; // as it is said
  score: string;
  place: string; // as it is said
  row: string; // days in a row, as they are said; empty for none
  standing: Standing;
}

export interface Standing {
  place: number;
  played: number;
  rank: number; // at the table
  seats: number;
}

export const FIVE = 5;

/** How many of five boxes have a cat: as many as the part of the others that one is not behind. */
export function catsIn({ place, played }: Standing): number {
  const behind = Math.max(1, played - place + 1) / Math.max(1, played);
  return Math.min(FIVE, Math.max(1, Math.ceil(FIVE * behind)));
}

/** The cat among the mice, in the order of the table; nothing where one played alone. */
export function orderAt({ rank, seats }: Standing): string {
  if (seats < 2) return '';
  return Array.from({ length: seats }, (_, at) => (at === rank - 1 ? '🐈' : '🐁')).join('');
}

/** Some lines to paste anywhere; the link comes after them. */
export function textOf(result: SharedResult): string {
  const cats = catsIn(result.standing);
  const boxes = '🐈'.repeat(cats) + '📦'.repeat(FIVE - cats);
  const lines = [
    `${result.title} · ${result.day}`,
    [orderAt(result.standing), result.score].filter(Boolean).join(' '),
    `${boxes} ${result.place}`,
    result.row,
  ];
  return lines.filter(Boolean).join('\n');
}
