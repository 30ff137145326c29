/* What is in the box, for drawing it. Written by `python3 dev.py types` from cat_in_the_box/box.py. */

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export const NEUTRAL = -1 as const;
export const COLUMNS = { '2': 5, '3': 6, '4': 8, '5': 9 } as const;
export const ROUNDS = { '2': 2, '3': 3, '4': 4, '5': 5 } as const;
export const TRICKS = { '2': 8, '3': 8, '4': 8, '5': 7 } as const;
