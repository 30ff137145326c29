/* What is in the box, for drawing and counting: pieces.toml has the same, and a test compares. */
import type { Fur } from '../../kit/parts/furs';
import { FURS } from '../../kit/parts/furs';
import type { Card, Kind } from './types';

/** A card as it lies. */
export type Look = Pick<Card, 'kind' | 'turn'>;

const SIDES = 'NESW';

/** The sides that the ways of a card join as it lies at rotation 0. */
const WAYS: Record<Kind, readonly string[]> = {
  elbow: ['NE'],
  straight: ['NS'],
  tee: ['ESW'],
  cross: ['NESW'],
  bridge: ['NS', 'EW'],
};

/** How many rotations of a card differ to the eye. */
export const LOOKS: Record<Kind, number> = { elbow: 4, straight: 2, tee: 4, cross: 1, bridge: 1 };

/** The cats by name; the five of each worth have five furs. */
export const WORTH: Record<string, number> = {
  pickle: 3,
  crumb: 3,
  soot: 3,
  button: 3,
  puddle: 3,
  noodle: 4,
  thimble: 4,
  moss: 4,
  rusty: 4,
  biscuit: 4,
  duchess: 5,
  admiral: 5,
  velvet: 5,
  truffle: 5,
  comet: 5,
};
const CATS = Object.keys(WORTH);

/** The most turns for each title but the last. */
export const GRADES: readonly number[] = [7, 9, 11, 13, 15, 17];

export const worthOf = (cat: string): number => WORTH[cat] ?? 0;
export const furOfCat = (cat: string): Fur => FURS[CATS.indexOf(cat) % FURS.length] ?? 'ginger';

export const laid = (kind: Kind, turn: number): Card => ({
  type: 'Card',
  kind,
  turn: turn % LOOKS[kind],
});
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
