/* Seats take their places at the end: each glides from where it was. */
import { lasting, MOVE } from '../games/motion';

const GLIDE = 2 * MOVE;

/** Where everybody is now, by seat. To be asked before they are drawn elsewhere. */
export function seatsNow(): ReadonlyMap<string, DOMRect> {
  const seats = [...document.querySelectorAll<HTMLElement>('[data-who]')];
  return new Map(seats.map((seat) => [seat.dataset.who ?? '', seat.getBoundingClientRect()]));
}

/** For {@attach}, on what carries `data-who`. */
export function glideFrom(before: ReadonlyMap<string, DOMRect>): (node: HTMLElement) => void {
  return (node) => {
    const from = before.get(node.dataset.who ?? '');
    const duration = lasting(GLIDE);
    if (!from || duration === 0) return;
    const to = node.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
  };
}
