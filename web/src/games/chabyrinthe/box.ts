/* What is in the box, for drawing it. Written by `python3 dev.py types` from chabyrinthe/box.py. */

export const SIDES = 'NESW' as const;
export const KINDS = { L: 'elbow', I: 'straight', T: 'tee', X: 'cross', H: 'bridge' } as const;
export const WAYS = {
  elbow: ['NE'],
  straight: ['NS'],
  tee: ['ESW'],
  cross: ['NESW'],
  bridge: ['NS', 'EW'],
} as const;
export const LOOKS = { elbow: 4, straight: 2, tee: 4, cross: 1, bridge: 1 } as const;
export const GUARDIANS = ['agatha', 'edith'] as const;
export const WORTH = {
  pickle: 3,
  crumb: 3,
  soot: 3,
  button: 3,
  puddle: 3,
  noodle: 4,
  thimble: 4,
  moss: 4,
  rusty: 4,
  biscuit: 4,
  duchess: 5,
  admiral: 5,
  velvet: 5,
  truffle: 5,
  comet: 5,
} as const;
export const GRADES = [7, 9, 11, 13, 15, 17] as const;
export const ACTIONS = 2 as const;
export const PARTNERS = {
  each: { '1': [[0]], '2': [[0], [1]], '3': [[0], [1], [2]], '4': [[0], [1], [2], [3]] },
  together: { '2': [[0, 1]], '3': [[0, 1, 2]], '4': [[0, 1, 2, 3]] },
  teams: {
    '4': [
      [0, 1],
      [2, 3],
    ],
  },
} as const;
export const TURNS_COUNT = { each: [1], together: [2, 3, 4], teams: [] } as const;
export const SLIDES = {
  '4': [
    [16, 1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12],
    [0, 16, 2, 3, 4, 1, 6, 7, 8, 5, 10, 11, 12, 9, 14, 15, 13],
    [0, 1, 16, 3, 4, 5, 2, 7, 8, 9, 6, 11, 12, 13, 10, 15, 14],
    [0, 1, 2, 16, 4, 5, 6, 3, 8, 9, 10, 7, 12, 13, 14, 11, 15],
    [1, 2, 3, 16, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0],
    [0, 1, 2, 3, 5, 6, 7, 16, 8, 9, 10, 11, 12, 13, 14, 15, 4],
    [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 16, 12, 13, 14, 15, 8],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 12],
    [0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 16, 3],
    [0, 1, 6, 3, 4, 5, 10, 7, 8, 9, 14, 11, 12, 13, 16, 15, 2],
    [0, 5, 2, 3, 4, 9, 6, 7, 8, 13, 10, 11, 12, 16, 14, 15, 1],
    [4, 1, 2, 3, 8, 5, 6, 7, 12, 9, 10, 11, 16, 13, 14, 15, 0],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 12, 13, 14, 15],
    [0, 1, 2, 3, 4, 5, 6, 7, 16, 8, 9, 10, 12, 13, 14, 15, 11],
    [0, 1, 2, 3, 16, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 7],
    [16, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3],
  ],
  '3': [
    [9, 1, 2, 0, 4, 5, 3, 7, 8, 6],
    [0, 9, 2, 3, 1, 5, 6, 4, 8, 7],
    [0, 1, 9, 3, 4, 2, 6, 7, 5, 8],
    [1, 2, 9, 3, 4, 5, 6, 7, 8, 0],
    [0, 1, 2, 4, 5, 9, 6, 7, 8, 3],
    [0, 1, 2, 3, 4, 5, 7, 8, 9, 6],
    [0, 1, 5, 3, 4, 8, 6, 7, 9, 2],
    [0, 4, 2, 3, 7, 5, 6, 9, 8, 1],
    [3, 1, 2, 6, 4, 5, 9, 7, 8, 0],
    [0, 1, 2, 3, 4, 5, 9, 6, 7, 8],
    [0, 1, 2, 9, 3, 4, 6, 7, 8, 5],
    [9, 0, 1, 3, 4, 5, 6, 7, 8, 2],
  ],
} as const;
