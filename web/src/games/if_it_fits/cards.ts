/* The faces of the cards, for drawing and for reading aloud. */
import { t } from '../../words/words.svelte';
import { CATS, FACES, SIDES, START, TOYS } from './box';
import type { Face } from './parts/card';
import type { Toy } from './parts/toys';
import type { Card } from './types';

interface Printed {
  print: string; // what the locale files know it by
  walls: readonly [upright: string, turned: string];
  toy: Toy | null;
  count: number;
  spray: boolean;
  special: boolean;
}

const faces: Readonly<Record<Card, Printed>> = FACES;
const cats: readonly Card[] = CATS; // by seat
const toys: readonly Card[] = TOYS;

export const isCat = (card: Card): boolean => cats.includes(card);
export const isSpecial = (card: Card): card is Toy => toys.includes(card);
export const catOf = (seat: number): Card => cats[seat] ?? '';

/** Whose cat it is, or null where it is nobody's. */
export function ownerOf(card: Card): number | null {
  const seat = cats.indexOf(card);
  return seat < 0 ? null : seat;
}

function printedOn(card: Card): Printed {
  const printed = faces[card];
  if (!printed) throw new Error(`no such card: ${card}`);
  return printed;
}

const wallsOf = (card: Card, turned: boolean): string => printedOn(card).walls[turned ? 1 : 0];

/** The face of a card as it lies. */
export function faceOf(card: Card, turned = false): Face {
  const { toy, count, spray, special } = printedOn(card);
  const walls = SIDES.filter((side) => wallsOf(card, turned).includes(side));
  return { walls, toy, count, spray, special, start: card === START };
}

/** A card in words: "mouse, walls top and left". */
export const spokenCard = (card: Card, turned = false): string =>
  t('fit-card', { print: printedOn(card).print, walls: wallsOf(card, turned) || 'O' });
