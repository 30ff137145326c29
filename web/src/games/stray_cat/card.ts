/* What the page knows of Stray Cat before its room is loaded. */
import { at, path, rimmed } from '../../kit/parts/cut';
import { ICON } from '../../kit/parts/icon';
import { GOLD, INK, PALE } from '../../kit/parts/print';
import type { RoomCard } from '../card';
import './floor.css';

const card: RoomCard = {
  ground: '#EBA488',
  emblem: () =>
    rimmed('M28 50L30 16L50 32H70L90 16L92 50L98 58L92 60V98H28V60L22 58Z', INK, 2) +
    path('M34 25L35 40L44 33Z M86 25L85 40L76 33Z', '#BC2C14') +
    path('M36 56H54V72H36Z M66 56H84V72H66Z', GOLD) +
    `<path d="M45 56V72M75 56V72" stroke="${INK}" stroke-width="4"/>` +
    path('M53 98V84Q53 77 60 77Q67 77 67 84V98Z', '#F2A08F') +
    `<path d="M24 46Q60 40 96 46" fill="none" stroke="${PALE}" stroke-width="2"/>` +
    print(42, 100, 0.5) +
    print(58, 105, 0.42) +
    print(72, 100, 0.5),
};
export default card;

function print(x: number, y: number, scale: number): string {
  return at([x, y, scale], path(ICON.paw, INK));
}
