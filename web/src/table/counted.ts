/* Where on the board something is counted, and how what it brings gets from there to a seat. */
import { lasting } from '../games/motion';
import { placesIn } from './light';

const FLIGHT = 420; // ms

export const boxesOf = (places: readonly string[]): DOMRect[] =>
  placesIn(places).map((element) => element.getBoundingClientRect());

/** The middle of the upper edge of these boxes. */
export function topOf(boxes: readonly DOMRect[]): { x: number; y: number } {
  const y = Math.min(...boxes.map((box) => box.top));
  const upper = boxes.filter((box) => box.top <= y + box.height / 2);
  const [left, right] = [
    Math.min(...upper.map((box) => box.left)),
    Math.max(...upper.map((box) => box.right)),
  ];
  return { x: (left + right) / 2, y };
}

/** For {@attach}: it comes flying from the places that were counted, and tells while it is in the air. */
export function flyFrom(
  places: readonly string[],
  onflight: (flying: boolean) => void,
): (node: HTMLElement) => (() => void) | void {
  return (node) => {
    const boxes = boxesOf(places);
    const duration = lasting(FLIGHT);
    if (boxes.length === 0 || duration === 0) return;
    const [from, to] = [topOf(boxes), node.getBoundingClientRect()];
    const [x, y] = [from.x - (to.left + to.width / 2), from.y - (to.top + to.height / 2)];
    const flight = node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(1.4)` },
        { transform: `translate(${x / 2}px, ${y / 2 - 40}px) scale(1.2)`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
    );
    onflight(true);
    flight.onfinish = () => onflight(false);
    return () => onflight(false);
  };
}
