/* How pieces move: only transform and opacity, and not at all where motion is unwanted. */
import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { DROP, lasting, leave, MOVE } from '../motion';

const SLIDE = 'cubic-bezier(.3, .7, .2, 1)';

/** A hand that tips over. */
export function tip(_node: Element, { index }: { index: number }): TransitionConfig {
  return {
    delay: lasting(40 * index),
    duration: lasting(DROP),
    easing: backOut,
    css: (t, u) =>
      `transform: rotate(${-70 * u}deg) translateY(${-20 * u}px); opacity: ${Math.min(1, 2 * t)}`,
  };
}

// Where cards have just left the hand, and which of them have been seen to arrive in the trick.
const left = new Map<number, DOMRect>();
const arrived = new Set<number>();

/** A card leaves the hand: to the trick if it arrives there, else it goes under. */
export function leaveHand(node: Element, { number }: { number: number }): () => TransitionConfig {
  left.set(number, node.getBoundingClientRect());
  return () => {
    left.delete(number);
    return arrived.delete(number) ? { duration: 0 } : leave(node, { up: -50 });
  };
}

interface Arriving {
  seat: number;
  number: number;
  own: boolean;
  seen: boolean; // it comes now, and has not lain there before anybody looked
}

/** A card comes to the trick: from the own hand, or from its owner's box. */
export function arrive(node: Element, card: Arriving): () => TransitionConfig {
  if (card.own) arrived.add(card.number);
  return () => {
    arrived.delete(card.number);
    if (!card.seen) return { duration: 0 };
    return journey(node, (card.own && left.get(card.number)) || boxOf(card.seat), 'in');
  };
}

/** A trick goes to its winner's box. */
export const toBox = (node: Element, seat: number | undefined): TransitionConfig =>
  journey(node, boxOf(seat), 'out');

/** A way across the whole screen: a copy makes it, so that no edge on the way cuts it off. */
function journey(node: Element, place: DOMRect | null, way: 'in' | 'out'): TransitionConfig {
  const duration = lasting(MOVE);
  if (!place || duration === 0) return { duration, css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const ghost = copyOf(node, here);
  const there =
    `translate(${middle(place).x - middle(here).x}px, ${middle(place).y - middle(here).y}px)` + ` scale(.5)`;
  const [from, to] = way === 'in' ? [there, 'none'] : ['none', there];
  const fade = way === 'in' ? [0.3, 1, 1] : [1, 1, 0];
  const moving = ghost.animate(
    { transform: [from, to], opacity: fade },
    { duration, easing: SLIDE, fill: 'both' },
  );
  moving.onfinish = moving.oncancel = () => ghost.remove();
  return { duration, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
}

function copyOf(node: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  const zoom = node.currentCSSZoom ?? 1;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '20',
    margin: '0',
    pointerEvents: 'none',
    listStyle: 'none',
    zoom: `${zoom}`,
  });
  Object.assign(ghost.style, {
    left: `${left / zoom}px`,
    top: `${top / zoom}px`,
    width: `${width / zoom}px`,
    height: `${height / zoom}px`,
  });
  ghost.style.setProperty('--w', `${width / zoom}px`); // there it is not what it is here
  document.body.append(ghost);
  return ghost;
}

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The box of a seat, wherever the shell has put it. */
function boxOf(seat: number | undefined): DOMRect | null {
  const box = seat === undefined ? null : document.querySelector(`[data-seat='${seat}']`);
  return box?.getBoundingClientRect() ?? null;
}
