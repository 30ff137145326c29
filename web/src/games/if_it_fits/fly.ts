/* How pieces move: only transform and opacity, and not at all where motion is unwanted. */
import { backOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

const MOVE = 260;
const DROP = 420;

const lasting = (ms: number): number => (prefersReducedMotion.current ? 0 : ms);

/** A thing set down: it falls the last bit and overshoots a little. What was always there does not. */
export function drop(_node: Element, { quiet = false }: { quiet?: boolean } = {}): TransitionConfig {
  return {
    duration: quiet ? 0 : lasting(DROP),
    easing: backOut,
    css: (t, u) =>
      `transform: translateY(${-24 * u}px) scale(${1 + 0.3 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A card dealt: up into the hand, one after the other. */
export function deal(_node: Element, { index }: { index: number }): TransitionConfig {
  return {
    delay: lasting(40 * index),
    duration: lasting(MOVE),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${60 * u}px); opacity: ${t}`,
  };
}

/** A card leaves the hand. */
export function leave(_node: Element): TransitionConfig {
  return {
    duration: lasting(MOVE),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-40 * u}px); opacity: ${t}`,
  };
}

/** How the other cards of the hand close up. */
export const closing = (): { duration: number; easing: (t: number) => number } => ({
  duration: lasting(MOVE),
  easing: cubicOut,
});
