/* The pictures beside the rules, as data: what lies side by side, from left to right. */
import type { Fur } from '../../../kit/parts/furs';
import type { WallKind } from '../types';

export interface Cat {
  fur: Fur;
  at: number; // from the left edge of the floor, 0, to the right, 1
  up?: number; // on how many backs; a pair below carries it too
}

/** A floor with what stands on it. */
export interface Storey {
  walls?: readonly [WallKind, WallKind];
  cats?: readonly Cat[];
}

export interface Tower {
  part: 'tower';
  storeys: readonly Storey[]; // from floor 1 up
  beside?: WallKind; // a wall that has fallen on the table
  next?: boolean; // a floor hovers over it
  from?: number; // the number of the lowest floor drawn, where that is not 1
}

export type Part =
  | Tower
  | { part: 'walls'; kinds: readonly WallKind[] }
  | { part: 'cats'; furs: readonly Fur[] }
  | { part: 'arrow' }
  | { part: 'or' }
  | { part: 'paw' }
  | { part: 'star'; floor: number }
  | { part: 'count' }
  | { part: 'whiskers'; fallen: number }
  | { part: 'stage'; name: string; size: readonly [wide: number, high: number] }; // of stage/, in px

export const tower = (storeys: readonly Storey[], more: Partial<Tower> = {}): Part => ({
  part: 'tower',
  storeys,
  ...more,
});
export const arrow: Part = { part: 'arrow' };
export const toto: Cat = { fur: 'nobody', at: 0.14 };
export const built = { walls: ['brick', 'window'] } as const;

export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  'TOW-C2': [{ part: 'walls', kinds: ['brick', 'window', 'portal', 'statue', 'pillar'] }],
  'TOW-C3': [{ part: 'cats', furs: ['ginger', 'smoke', 'cream', 'cocoa'] }],
  'TOW-1': [tower([{ cats: [toto] }])],
  'TOW-2': [
    { part: 'walls', kinds: ['brick', 'statue'] },
    { part: 'or' },
    { part: 'cats', furs: ['ginger'] },
  ],
  'TOW-3': [
    tower([{ cats: [toto] }]),
    arrow,
    tower([{ ...built, cats: [toto] }]),
    arrow,
    tower([{ ...built, cats: [toto] }], { next: true }),
  ],
  'TOW-4': [
    tower([built, { cats: [{ fur: 'smoke', at: 0.4 }] }]),
    { part: 'or' },
    tower([
      built,
      {
        cats: [
          { fur: 'smoke', at: 0.5 },
          { fur: 'ginger', at: 0.5, up: 1 },
        ],
      },
    ]),
  ],
  'TOW-5': [{ part: 'paw' }, arrow, { part: 'cats', furs: ['cream'] }],
  'TOW-8': [
    tower([
      { ...built, cats: [toto] },
      {
        cats: [
          { fur: 'cocoa', at: 0.35 },
          { fur: 'cocoa', at: 0.65 },
        ],
      },
    ]),
    arrow,
    tower([
      built,
      {
        cats: [
          { fur: 'nobody', at: 0.1 },
          { fur: 'cocoa', at: 0.42 },
          { fur: 'cocoa', at: 0.72 },
        ],
      },
    ]),
  ],
  'TOW-9': [
    tower([
      {
        cats: [
          { fur: 'ginger', at: 0.34 },
          { fur: 'ginger', at: 0.66 },
          { fur: 'ginger', at: 0.5, up: 1 },
        ],
      },
    ]),
  ],
  'TOW-12': [tower([{ ...built, cats: [] }, {}], { beside: 'portal' })],
  'TOW-17': [{ part: 'whiskers', fallen: 0 }, arrow, { part: 'whiskers', fallen: 5 }],
  'TOW-18': [
    tower([{ cats: [{ fur: 'nobody', at: 0.45 }] }], { from: 10 }),
    { part: 'count' },
    { part: 'star', floor: 10 },
  ],
  'TOW-20': [{ part: 'cats', furs: ['ginger', 'smoke', 'cream', 'cocoa', 'calico'] }],
  'TOW-22': [
    tower([
      { ...built, cats: [{ fur: 'calico', at: 0.15 }] },
      { walls: ['portal', 'statue'] },
      {
        cats: [
          { fur: 'smoke', at: 0.45 },
          { fur: 'cream', at: 0.45, up: 1 },
        ],
      },
    ]),
  ],
};
