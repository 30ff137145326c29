/* How a game of one's own ended, in two or three words. */
import type { FinishedTable } from '../wire/types';
import { list, t, words } from '../words/words.svelte';

export function endWords({ result, seats, yours }: FinishedTable): string {
  if (!result) return t('web-given-up');
  const best = result.standings.filter(({ rank }) => rank === 1).flatMap((standing) => standing.seats);
  const alone = yours.length === 1 && best.length === 1 && best[0] === yours[0];
  if (alone) return t('web-won-you');
  if (seats.length > 1 && result.standings.length === 1)
    return t(best.length ? 'web-won-together' : 'web-lost-together');
  if (best.length === 0) return t('web-won-nobody');
  const names = best.map((seat) => seats[seat]?.name ?? '');
  return t('web-won-name', { name: list(names) });
}

/** "Milo 12, Zosia 7", the best first, no points without their name; only the names without a result. */
export function scoresOf({ result, seats }: FinishedTable): string {
  const name = (seat: number): string => seats[seat]?.name ?? '';
  if (!result)
    return seats
      .map((_, seat) => name(seat))
      .filter(Boolean)
      .join(', ');
  const ranked = [...result.standings].sort((one, other) => one.rank - other.rank);
  const number = (points: number): string => `${points}`.replace('-', '−');
  return ranked.map(({ seats: side, points }) => `${list(side.map(name))}\u00a0${number(points)}`).join(', ');
}

/** "19 November", on one line, and the year where it is not this one. */
export function dayWords(at: number, now = new Date()): string {
  const year = new Date(at).getFullYear() === now.getFullYear() ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'long', year });
  return format.format(at).replaceAll(' ', '\u00a0');
}
