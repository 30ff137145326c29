/* What the page knows of Cat in the Box before its room is loaded. */
import { box } from '../../kit/parts/cardboard';
import { halfHead } from '../../kit/parts/cat';
import { at, path } from '../../kit/parts/cut';
import { INK, inked, PALE } from '../../kit/parts/print';
import type { RoomCard } from '../card';
import { COLOURS } from './box';
import { CUT, HEX, SHAPE } from './token';

const card: RoomCard = {
  ground: '#A9CFA6',
  emblem: (id) => {
    const { back, front } = box(78, 40, { tape: false });
    const place = [21, 74, 1] as const;
    return at(place, back) + at([21, 24, 0.78], halfHead(id)) + at(place, front + fourColours());
  },
};
export default card;

function fourColours(): string {
  return COLOURS.map((colour, i) =>
    at(
      [9 + i * 16, 16, 13 / 24],
      `<path d="${SHAPE[colour]}" fill="${HEX[colour]}" ${inked(1.8)}/>` +
        path(CUT[colour], colour === 'yellow' ? INK : PALE),
    ),
  ).join('');
}
