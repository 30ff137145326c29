/* Numbers that are written on boxes and sheets: counted from the view, never judged. */
import { t } from '../../words/words.svelte';
import { CLOSED } from './box';
import type { Box, Drawn, View } from './types';

/** A number with a proper minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** A number with its sign: what a box brings. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** "3 ×2" where the box is closed; the worth itself is twice that. */
export const worthOf = ({ open, worth }: Box): string =>
  open ? plain(worth) : `${plain(worth / CLOSED)} ×${CLOSED}`;

/** Whether a box is worth showing: something counts in it, or somebody would win it. */
export const isNotable = (box: Box): boolean => box.worth !== 0 || box.winners.length > 0;

/** What the boxes bring that somebody would win; the rest of the points is for further cats in them. */
export const wonBy = (view: View, seat: number): number =>
  view.boxes.reduce((sum, { winners, worth }) => sum + (winners.includes(seat) ? worth : 0), 0);

/** The boxes that somebody would win, the best first. */
export const wonBoxes = (view: View): Box[] =>
  view.boxes.filter(({ winners }) => winners.length).sort((a, b) => b.worth - a.worth);

/** Where we are, in words. */
export function where(view: Drawn | null): string[] {
  if (!view) return [];
  switch (view.phase.type) {
    case 'Seating':
    case 'Dealing':
      return [];
    case 'Opening':
      return [t('fit-web-opening')];
    case 'Over':
      return [t('fit-result-hands-empty')];
    default:
      return [t(view.ending ? 'fit-web-ending' : 'fit-web-playing')];
  }
}

/** Whom everybody waits for. */
export function turn(view: Drawn | null): number[] {
  const phase = view?.phase;
  return phase && 'seat' in phase ? [phase.seat] : [];
}
