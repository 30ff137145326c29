/* How pieces move in any room: only transform and opacity, and not at all where motion is unwanted. */
import { backOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

export const MOVE = 260; // ms
export const DROP = 420;

export const lasting = (ms: number): number => (prefersReducedMotion.current ? 0 : ms);

interface Drop {
  quiet?: boolean; // it was always there
  high?: number; // px that it falls
  larger?: number; // by how much it is, up there
}

/** A thing set down: it falls the last bit and overshoots a little. */
export function drop(
  _node: Element,
  { quiet = false, high = 16, larger = 0.6 }: Drop = {},
): TransitionConfig {
  return {
    duration: quiet ? 0 : lasting(DROP),
    easing: backOut,
    css: (t, u) =>
      `transform: translateY(${-high * u}px) scale(${1 + larger * u}); opacity: ${Math.min(1, 2 * t)}`,
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

/** A card leaves the hand: up to the table, or down and under. */
export function leave(_node: Element, { up = 40 }: { up?: number } = {}): TransitionConfig {
  return {
    duration: lasting(MOVE),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-up * u}px); opacity: ${t}`,
  };
}

/** How the other cards of the hand close up. */
export const closing = (): { duration: number; easing: (t: number) => number } => ({
  duration: lasting(MOVE),
  easing: cubicOut,
});
