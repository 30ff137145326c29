/* What is in the box, for drawing it. Written by `python3 dev.py types` from cat_and_the_tower/box.py. */

export const FLOORS = 24 as const;
export const COLLAPSE = 5 as const;
export const SCENARIOS = [10, 13, 15, 17, 20] as const;
export const COLLARS = ['red', 'orange', 'blue', 'purple', 'yellow'] as const;
export const CLIMBERS = {
  together: ['toto', 'toto', 'toto', 'toto', 'toto'],
  against: ['kitten0', 'kitten1', 'kitten2', 'kitten3', 'kitten4'],
} as const;
export const COLOURS = ['orange', 'grey', 'white', 'brown'] as const;
export const BRIM = 10.0 as const;
export const THICK = 0.2 as const;
export const HOLE = 2.0 as const;
export const HOLES = 3 as const;
export const LEAF = 4.5 as const;
export const KITTEN = 0.85 as const;
export const CAT = { long: 3.0, wide: 1.3, high: 1.6 } as const;
export const MASS = { floor: 9.0, wall: 3.5, friend: 4.0, kitten: 3.0 } as const;
export const WALLS = { brick: 5.0, window: 5.25, portal: 5.5, statue: 5.75, pillar: 9.5 } as const;
export const REACH = 2000 as const;
export const LEAST_BEND = 40 as const;
export const SIDES = {
  '1': [{ walls: ['brick', 'window'], colours: [], pets: 'none' }],
  '2': [
    { walls: [], colours: ['orange', 'grey', 'white', 'brown'], pets: 'none' },
    { walls: ['window', 'portal'], colours: [], pets: 'none' },
  ],
  '3': [{ walls: ['brick', 'portal'], colours: [], pets: 'none' }],
  '4': [{ walls: ['window', 'statue'], colours: [], pets: 'none' }],
  '5': [{ walls: ['portal', 'statue'], colours: [], pets: 'none' }],
  '6': [{ walls: ['pillar', 'pillar'], colours: [], pets: 'none' }],
  '7': [
    { walls: [], colours: ['orange'], pets: 'none' },
    { walls: ['brick', 'statue'], colours: [], pets: 'none' },
  ],
  '8': [
    { walls: [], colours: ['grey'], pets: 'none' },
    { walls: ['brick', 'window'], colours: [], pets: 'none' },
  ],
  '9': [
    { walls: [], colours: ['white'], pets: 'none' },
    { walls: ['window', 'portal'], colours: [], pets: 'none' },
  ],
  '10': [
    { walls: [], colours: ['brown'], pets: 'none' },
    { walls: ['portal', 'statue'], colours: [], pets: 'none' },
  ],
  '11': [
    { walls: [], colours: ['orange'], pets: 'none' },
    { walls: ['window', 'statue'], colours: [], pets: 'none' },
  ],
  '12': [
    { walls: [], colours: ['grey'], pets: 'none' },
    { walls: ['brick', 'portal'], colours: [], pets: 'none' },
  ],
  '13': [{ walls: [], colours: ['orange', 'grey', 'white', 'brown'], pets: 'floor' }],
  '14': [
    { walls: [], colours: ['white'], pets: 'none' },
    { walls: ['brick', 'statue'], colours: [], pets: 'none' },
  ],
  '15': [
    { walls: [], colours: ['brown'], pets: 'none' },
    { walls: ['pillar', 'pillar'], colours: [], pets: 'none' },
  ],
  '16': [
    { walls: [], colours: ['orange'], pets: 'none' },
    { walls: [], colours: ['grey'], pets: 'none' },
  ],
  '17': [
    { walls: [], colours: ['white'], pets: 'none' },
    { walls: [], colours: ['brown'], pets: 'none' },
  ],
  '18': [{ walls: [], colours: ['orange', 'grey', 'white', 'brown'], pets: 'other' }],
  '19': [{ walls: [], colours: ['orange', 'grey', 'white', 'brown'], pets: 'colours' }],
  '20': [
    { walls: [], colours: ['orange', 'grey', 'white', 'brown'], pets: 'none' },
    { walls: ['window', 'portal'], colours: [], pets: 'none' },
  ],
} as const;
export const GOAL_CARDS = {
  '1': { reward: 2, test: 'touch', of: 'alike' },
  '2': { reward: 2, test: 'touch', of: 'unlike' },
  '3': { reward: 3, test: 'pile', of: 'orange' },
  '4': { reward: 3, test: 'pile', of: 'grey' },
  '5': { reward: 3, test: 'pile', of: 'white' },
  '6': { reward: 3, test: 'pile', of: 'brown' },
  '7': { reward: 3, test: 'three', of: 'colours' },
  '8': { reward: 2, test: 'back', of: 'any' },
  '9': { reward: 2, test: 'back', of: 'orange' },
  '10': { reward: 2, test: 'back', of: 'grey' },
  '11': { reward: 2, test: 'back', of: 'white' },
  '12': { reward: 2, test: 'back', of: 'brown' },
  '13': { reward: 1, test: 'there', of: 'orange' },
  '14': { reward: 1, test: 'there', of: 'grey' },
  '15': { reward: 1, test: 'there', of: 'white' },
  '16': { reward: 1, test: 'there', of: 'brown' },
} as const;
