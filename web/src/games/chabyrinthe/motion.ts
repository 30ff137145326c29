/* How cards and cats move: only transforms, and not at all where motion is unwanted. */
import { backOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { cellsPushed, inward, type Spot } from './square';

const MOVE = 260;
const DROP = 420;
const SLIDE = 'cubic-bezier(.3, .7, .2, 1)';
const STEP = 120; // ms from card to card

const isStill = (): boolean => prefersReducedMotion.current;

/** A cat turns up: it falls the last bit and overshoots a little. */
export function drop(_node: Element): TransitionConfig {
  return {
    duration: isStill() ? 0 : DROP,
    easing: backOut,
    css: (t, u) => `scale: ${1 + 0.5 * u}; opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A card has been turned: it is seen to come from where it lay. */
export function spin(card: Element | null | undefined, quarters: number): void {
  const by = quarters === 3 ? -1 : quarters;
  if (by && !isStill())
    card?.animate({ rotate: [`${-90 * by}deg`, '0deg'] }, { duration: MOVE, easing: SLIDE });
}

/** A row or column has been pushed on, or back. */
export function push(board: Element, place: number, side: number, back = false): void {
  if (isStill()) return;
  const [x, y] = inward(place, side).map((way) => (back ? way : -way));
  for (const cell of cellsPushed(place, side))
    board
      .querySelector(`[data-cell='${cell}'] .tile`)
      ?.animate(
        { translate: [`calc(${x} * var(--cell)) calc(${y} * var(--cell))`, '0 0'] },
        { duration: MOVE, easing: SLIDE },
      );
}

/** The middle of a spot of the grid, as CSS lengths. */
export function middle({ row, column }: Spot, side: number): { x: string; y: string } {
  return { x: along(column, side), y: along(row, side) };
}

function along(line: number, side: number): string {
  if (line === 0) return 'calc(var(--edge) / 2)';
  if (line > side) return `calc(var(--edge) * 1.5 + var(--cell) * ${side})`;
  return `calc(var(--edge) + var(--cell) * ${line - 0.5})`;
}

/** Along the way home, from card to card. */
export function walkAlong(
  stops: readonly Spot[],
  side: number,
): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (isStill()) return;
    const translate = stops.map((stop) => {
      const { x, y } = middle(stop, side);
      return `${x} ${y}`;
    });
    const walk = node.animate(
      { translate },
      { duration: STEP * stops.length, easing: 'linear', fill: 'both' },
    );
    return () => walk.cancel();
  };
}
