/* What the page knows of Cat and the Tower before its room is loaded. */
import { cat } from '../../kit/parts/cat';
import { at } from '../../kit/parts/cut';
import { CARTON, GOLD, INK, inked, PALE } from '../../kit/parts/print';
import type { RoomCard } from '../card';
import './floor.css';

const STAR = 'M0-9L2.6-2.9L9-2.4L4.1 1.9L5.7 8.4L0 4.9L-5.7 8.4L-4.1 1.9L-9-2.4L-2.6-2.9Z';

const card: RoomCard = {
  ground: '#9CC3DE',
  emblem: (id) =>
    `${wall(36, 108, 14, -1)}${wall(64, 108, 14, 1)}${slab(30, 88, 56, -2)}${wall(38, 87, 14, 3)}` +
    `${wall(66, 86, 12, 2)}${slab(34, 66, 54, 4)}${wall(46, 66, 13, 3)}${wall(70, 68, 12, 4)}` +
    `${slab(42, 46.5, 50, -3)}` +
    at([53, 7, 0.238], cat(id, 'nobody', 'sit', { rim: 6 })) +
    `<path transform="translate(30 30)rotate(-8)scale(1.25)" d="${STAR}" fill="${GOLD}" ${inked(1.6)}/>` +
    `<path d="M22 108H98" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
  look: { x: 2, y: -3 },
  heavy: true,
};
export default card;

function wall(x: number, y: number, w: number, lean: number): string {
  const top = y - 15;
  return (
    `<path d="M${x} ${y}L${x + lean} ${top}L${x + w + lean} ${top}L${x + w} ${y}Z" fill="${PALE}"` +
    ` ${inked(2)}/>` +
    `<path d="M${x + w * 0.45} ${y}L${x + w * 0.45 + lean} ${top}" ${inked(1.5)}/>`
  );
}

function slab(x: number, y: number, w: number, turn: number): string {
  return (
    `<path transform="rotate(${turn} ${x + w / 2} ${y})" d="M${x} ${y}H${x + w}V${y + 6}H${x}Z"` +
    ` fill="${CARTON}" ${inked(2)}/>`
  );
}
