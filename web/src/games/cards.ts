/* The cards of all rooms, by the names of their games. */
import { box } from '../kit/parts/cardboard';
import { head } from '../kit/parts/cat';
import { at } from '../kit/parts/cut';
import type { RoomCard } from './card';

const cards = import.meta.glob<{ default: RoomCard }>('./*/card.ts', { eager: true });

/** Nobody looks out of a plain box where a room brings no emblem. */
const PLAIN: RoomCard = {
  ground: '#C9BFAC',
  emblem: (id) => {
    const { back, front } = box(78, 40);
    return at([21, 74, 1], back) + at([21, 24, 0.78], head(id, 'nobody')) + at([21, 74, 1], front);
  },
};

export const cardOf = (game: string): RoomCard => cards[`./${game}/card.ts`]?.default ?? PLAIN;
