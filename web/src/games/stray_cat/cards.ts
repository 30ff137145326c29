/* The cards and tokens of the box, for drawing and counting. */
import { CARDS, FEATURES, TOKENS } from './box';
import type { CardKind } from './drawing/card';
import type { Card, Feature, Token } from './types';

interface Printed {
  kind: CardKind;
  number: number; // in a fight; 0: bad luck has none
  steps: number; // of a meal
}

const cards: Readonly<Record<Card, Printed>> = CARDS;
const features: Readonly<Record<Token, readonly Feature[]>> = FEATURES;

export function printedOn(card: Card): Printed {
  const printed = cards[card];
  if (!printed) throw new Error(`no such card: ${card}`);
  return printed;
}

export const kindOf = (card: Card): CardKind => printedOn(card).kind;
export const numberOf = (card: Card): number => printedOn(card).number;

/** Which of the tokens shows a feature; a blank one may be any. */
export const tokenOf = (feature: Feature | null): Token =>
  TOKENS.find((token) => feature && features[token].includes(feature)) ?? 'shape';
