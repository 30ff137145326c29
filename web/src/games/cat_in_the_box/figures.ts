/* Numbers that are written on boxes and sheets: counted from the view, never judged. */
import { t } from '../../words/words.svelte';
import { ROUNDS, TRICKS } from './box';
import type { Drawn, View } from './types';

const rounds: Readonly<Record<number, number>> = ROUNDS; // of a game, by seats
const tricks: Readonly<Record<number, number>> = TRICKS; // of a round, by seats

export const roundsOf = (seats: number): number => rounds[seats] ?? 0;

export const wonBy = (view: View, seat: number): number =>
  view.tricks.filter(({ winner }) => winner === seat).length;

export const pointsOf = (view: View, seat: number): number =>
  view.sheets.reduce((sum, sheet) => sum + (sheet.scores[seat]?.points ?? 0), 0);

/** "1/2", or "1" where nothing is bid. */
export function shortTricks(won: number, bid: number | null): string {
  return bid === null ? String(won) : `${won}/${bid}`;
}

export function longTricks(won: number, bid: number | null): string {
  return bid === null
    ? t('cib-move-bid', { tricks: won })
    : t('cib-web-tricks-of', { tricks: won, count: bid });
}

/** A number with a proper minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** A number with its sign: what a round brings. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** Where we are, in words. */
export function where(view: Drawn | null): string[] {
  if (!view) return [];
  const { phase, sheets, seats } = view;
  if (phase.type === 'Over') return [t('cib-result-rounds-played')];
  const counted = view.scene?.what === 'counted';
  const round = t('cib-round', { round: sheets.length + (counted ? 0 : 1), rounds: roundsOf(seats) });
  const now = place(view);
  return now ? [round, now] : [round];
}

function place(view: Drawn): string {
  if (view.scene?.what === 'counted') return t('cib-web-counting');
  switch (view.phase.type) {
    case 'Burying':
      return t('cib-web-burying');
    case 'Bidding':
      return t('cib-web-bidding');
    case 'Playing':
      return t('cib-web-trick-of', { number: view.tricks.length + 1, tricks: tricks[view.seats] ?? 0 });
    default:
      return '';
  }
}

/** Whom everybody waits for or looks at. */
export function turn(view: Drawn | null): number[] {
  if (!view) return [];
  const { scene } = view;
  if (scene?.what === 'counted') return [];
  if (scene && scene.what !== 'lost') return [scene.seat];
  const { phase } = view;
  if (phase.type === 'Burying') return phase.sealed.given.flatMap((given, seat) => (given ? [] : [seat]));
  return phase.type === 'Bidding' || phase.type === 'Playing' ? [phase.seat] : [];
}
