/* What a card's name tells of its face, for drawing and for reading aloud. */
import { t } from '../../words/words.svelte';
import type { Face, Side } from './parts/card';
import { TOYS, type Toy } from './parts/toys';
import { CATS, PRINCESS, START, type Card } from './types';

const LETTERS: Record<string, Toy> = { m: 'mouse', y: 'yarn', f: 'feather' };
const OPPOSITE: Record<Side, Side> = { T: 'B', B: 'T', L: 'R', R: 'L' };
const CLOCKWISE = ['T', 'R', 'B', 'L'] as const;

export const isSpecial = (card: Card): card is Toy => TOYS.includes(card as Toy);

/** Whose cat it is, or null where it is nobody's. */
export function ownerOf(card: Card): number | null {
  const seat = CATS.indexOf(card);
  return seat < 0 ? null : seat;
}

/** The face of a card as it lies. */
export function faceOf(card: Card, turned = false): Face {
  if (isSpecial(card)) return { walls: [], toy: card, count: 2, special: true };
  if (ownerOf(card) !== null || card === PRINCESS) return { walls: [] };
  const [pattern = '', print = ''] = card === START ? ['LT'] : card.split('-');
  const toy = LETTERS[print.charAt(0)] ?? null;
  const upright = CLOCKWISE.filter((side) => pattern.includes(side));
  const walls = turned ? upright.map((side) => OPPOSITE[side]) : upright;
  return { walls, toy, count: print.length, spray: print === 's', start: card === START };
}

/** A card in words: "mouse, walls top and left". */
export function spokenCard(card: Card, turned = false): string {
  const { walls, start, special } = faceOf(card, turned);
  const print = start || special || card === PRINCESS ? card : (card.split('-')[1] ?? 'blank');
  return t('fit-card', { print, walls: CLOCKWISE.filter((side) => walls.includes(side)).join('') || 'O' });
}
