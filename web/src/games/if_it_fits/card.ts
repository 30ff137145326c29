/* What the page knows of If It Fits before its room is loaded. */
import { box } from '../../kit/parts/cardboard';
import { head, paw } from '../../kit/parts/cat';
import { at, path, rimmed } from '../../kit/parts/cut';
import { COAT } from '../../kit/parts/furs';
import type { RoomCard } from '../card';
import './floor.css';

const card: RoomCard = {
  ground: '#F3C74F',
  emblem: (id) =>
    rimmed(
      'M18 74C14 52 34 40 60 40C86 40 106 52 102 74C100 84 92 86 86 82L34 82C28 86 20 84 18 74Z',
      COAT.ginger.fur,
    ) +
    path(
      'M20 66Q28 64 33 68Q26 69 19.5 70Z M24 57Q32 56 36 60Q29 60.5 22 61Z' +
        ' M100 66Q92 64 87 68Q94 69 100.5 70Z M96 57Q88 56 84 60Q91 60.5 98 61Z',
      COAT.ginger.mark,
    ) +
    at([34, 76, 1], box(52, 34, { tape: false, flaps: false }).front) +
    at([30.5, 19, 0.59], head(id, 'ginger', { eyes: 'bored', rim: 4 })) +
    paw(38, 71, 'ginger', 0.55) +
    paw(68, 71, 'ginger', 0.55) +
    rimmed('M100 76C110 80 112 92 104 98C99 101 96 95 100 92C104 89 101 84 95 83Z', COAT.ginger.fur, 1.5),
};
export default card;
