/* What the page knows of Pounce before its room is loaded. */
import { mouse } from '../../kit/parts/mouse';
import { at } from '../../kit/parts/cut';
import type { RoomCard } from '../card';
import './floor.css';

const card: RoomCard = {
  ground: '#B9A7D6',
  emblem: (id) => at([18, 22, 0.85], mouse(id)),
};
export default card;
