/* The pieces of the box, for drawing and counting. */
import type { Fur } from '../../kit/parts/furs';
import { FURS } from '../../kit/parts/furs';
import { KINDS, LOOKS, SIDES, WAYS, WORTH } from './box';
import type { Card, Kind } from './types';

/** A card as it lies. */
export type Look = Pick<Card, 'kind' | 'turn'>;

const kinds: Readonly<Record<string, Kind>> = KINDS;
const worths: Readonly<Record<string, number>> = WORTH;
const cats = Object.keys(WORTH); // the five of each worth have five furs

export const worthOf = (cat: string): number => worths[cat] ?? 0;
export const furOfCat = (cat: string): Fur => FURS[cats.indexOf(cat) % FURS.length] ?? 'ginger';

export const laid = (kind: Kind, turn: number): Card => ({
  type: 'Card',
  kind,
  turn: turn % LOOKS[kind],
});
/** Cards as records have them: "L0 I1". */
export const cardOf = (text: string): Card => laid(kinds[text.charAt(0)] ?? 'cross', Number(text.slice(1)));
export const cardsOf = (text: string): Card[] => text.split(' ').map(cardOf);
export const turned = (card: Card, quarters: number): Card => laid(card.kind, card.turn + quarters);

/** By which the locale files know how a card looks: "elbow-2". */
export const lookOf = ({ kind, turn }: Look): string => `${kind}-${turn}`;

/** The sides that each way of the card joins, as it lies: "NE". */
export const waysOf = ({ kind, turn }: Look): string[] =>
  WAYS[kind].map((way) =>
    [...way]
      .map((side) => (SIDES.indexOf(side) + turn) % 4)
      .sort()
      .map((side) => SIDES[side])
      .join(''),
  );
