/* A replay by keyboard: arrows step, Home and End jump, the pages go from trick to trick, Space plays. */
import type { Mark } from './marks';
import type { ReplayTable } from './replayTable.svelte';

type Stepping = Pick<ReplayTable, 'step' | 'length' | 'forward' | 'back' | 'goTo' | 'toggle'>;

export function keyed(event: KeyboardEvent, replay: Stepping, marks: readonly Mark[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const on = event.target as HTMLElement;
  if (on.closest?.('dialog, textarea, select, input:not([type=range])')) return;
  const act = ACTIONS[event.key];
  // A slider moves by itself, and Space presses the button it is on.
  const theirs = event.key === ' ' ? 'button, a, summary' : 'input';
  if (!act || on.closest?.(theirs)) return;
  event.preventDefault();
  act(replay, marks);
}

const ACTIONS: Record<string, (replay: Stepping, marks: readonly Mark[]) => void> = {
  ArrowRight: (replay) => replay.forward(),
  ArrowLeft: (replay) => replay.back(),
  Home: (replay) => replay.goTo(1),
  End: (replay) => replay.goTo(replay.length),
  PageDown: (replay, marks) => replay.goTo(startAfter(marks, replay.step) ?? replay.length),
  PageUp: (replay, marks) => replay.goTo(startBefore(marks, replay.step) ?? 1),
  ' ': (replay) => replay.toggle(),
};

/** A place begins with the table as it is before the first step made there. */
const starts = (marks: readonly Mark[]): number[] => marks.map((mark) => mark.step - 1);
const startAfter = (marks: readonly Mark[], step: number) => starts(marks).find((start) => start > step);
const startBefore = (marks: readonly Mark[], step: number) => starts(marks).findLast((start) => start < step);
