/**
 * Eyes look at what matters: where the pupils go. The turning itself is CSS and takes no time under
 * reduced motion.
 */

/** How far the pupils are off the middle, in units of a head 100 wide. */
export interface Gaze {
  x: number;
  y: number;
}
export interface Spot {
  x: number;
  y: number;
}
export type Target = Element | Spot;

const REACH = 4;
// Nearer than this on the screen, the pupils do not turn all the way.
const NEAR = 120;

export function gazeAt(from: Spot, to: Spot): Gaze {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const scale = REACH / Math.max(NEAR, Math.hypot(x, y));
  return { x: tenth(x * scale), y: tenth(y * scale) };
}

/** Calls back with where these eyes should look, until the returned function is called. */
export function follow(eyes: Element, target: Target, onturn: (gaze: Gaze) => void): () => void {
  const turn = () => onturn(gazeAt(middle(eyes), middle(target)));
  turn();
  window.addEventListener('resize', turn);
  window.addEventListener('scroll', turn, { capture: true, passive: true });
  return () => {
    window.removeEventListener('resize', turn);
    window.removeEventListener('scroll', turn, { capture: true });
  };
}

function middle(target: Target): Spot {
  if (!(target instanceof Element)) return target;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function tenth(n: number): number {
  return Math.round(n * 10) / 10 || 0;
}
