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
