/* What this screen has let go itself: it falls here at once, and has fallen already when the server tells. */
import type { Grip } from './grip';
import type { Drop } from './types';

const keyOf = (name: string, { x, y, turn }: Pick<Grip, 'x' | 'y' | 'turn'>): string =>
  `${name} ${x} ${y} ${turn}`;

let last = '';

export function noteDrop(name: string, grip: Grip): void {
  last = keyOf(name, grip);
}

/** Whether that is it; once it was told, it is forgotten. */
export function hasFallenHere(drop: Drop): boolean {
  const here = last === keyOf(drop.name, drop);
  if (here) last = '';
  return here;
}
