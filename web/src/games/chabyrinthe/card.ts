/* What the page knows of Chabyrinthe before its room is loaded. */
import { head } from '../../kit/parts/cat';
import { at, rimmed } from '../../kit/parts/cut';
import { COAT } from '../../kit/parts/furs';
import { CARTON, INK, inked, PALE } from '../../kit/parts/print';
import type { RoomCard } from '../card';
import './floor.css';

const BEND = 'M34 34V48Q34 62 48 62H64';

const card: RoomCard = {
  ground: '#7FBDB6',
  emblem: (id) =>
    `<g fill="none" stroke-linejoin="round"><path d="${BEND}" stroke="${INK}" stroke-width="40"/>` +
    `<path d="${BEND}" stroke="#5A6670" stroke-width="34"/><path d="M46 40V46Q46 50 50 50H56"` +
    ` stroke="${PALE}" stroke-width="2.5"/><path d="M21.5 46V54M25 71Q32 78 44 78" stroke="${INK}"` +
    ` stroke-width="2.5"/></g>` +
    rimmed(
      'M30 30C24 20 26 10 36 9C46 8 48 18 42 19C37 20 36 14 34 18C33 22 38 26 38 30Z',
      COAT.smoke.fur,
      2.5,
    ) +
    `<path d="M10 28H58V39H10Z M58 36H68V88H58Z" fill="${CARTON}" ${inked(2.5)}/>` +
    at([54, 34, 0.54], head(id, 'smoke', { eyes: 'wide' })) +
    `<g fill="none" stroke-linecap="round"><path d="M12 100Q28 92 44 100T76 100T108 100"` +
    ` stroke="${PALE}" stroke-width="3.5"/><path d="M24 108Q36 103 48 108T72 108T96 108" stroke="${INK}"` +
    ` stroke-width="2.5"/></g>`,
  look: { x: 3, y: 0 },
};
export default card;
