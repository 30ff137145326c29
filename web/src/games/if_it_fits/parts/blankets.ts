/** Blankets: the marks of each fur, woven on 50 × 70, so that boxes are told apart without their colour. */
import type { Fur } from '../../../kit/parts/furs';

export const BLANKETS: Record<Exclude<Fur, 'nobody'>, string> = {
  ginger:
    'M6 4Q4 20 9 33Q12 19 11 4Z M31 4Q29 20 34 33Q37 19 36 4Z M18 38Q16 54 21 67Q24 53 23 38Z' +
    ' M43 38Q41 54 46 67Q49 53 48 38Z',
  smoke: 'M4 14Q24 8 46 14Q24 11 4 16Z M4 50Q24 44 46 50Q24 47 4 52Z',
  cream:
    'M10 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z M34 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z' +
    ' M10 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z M34 64a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  cocoa: 'M10 16l5-7l3 8z M34 34l5-7l3 8z M10 52l5-7l3 8z M34 66l5-7l3 8z M36 12l4-5l2 6z M14 34l4-5l2 6z',
  calico: 'M3 8Q14 2 21 9Q20 20 10 21Q2 18 3 8Z M28 42Q40 36 46 44Q46 56 36 57Q27 54 28 42Z',
};

/** What paints the floor of a box that these would win together. */
export function floorOf(furs: readonly Fur[]): string {
  return furs.length ? `url(#fit-blanket-${furs.join('-')})` : 'var(--fit-floor)';
}

/** The stripes of a shared blanket. */
export const shared = (furs: readonly Fur[]): { fur: Fur; x: number }[] =>
  furs.map((fur, at) => ({ fur, x: at * 12 }));
