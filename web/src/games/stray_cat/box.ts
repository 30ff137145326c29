/* What is in the box, for drawing it. Written by `python3 dev.py types` from stray_cat/box.py. */

export const START = 'o' as const;
export const FIELDS = { one: '1', two: '2' } as const;
export const TOKENS = ['shape', 'roof', 'garden'] as const;
export const FEATURES = {
  shape: ['one', 'two'],
  roof: ['red', 'yellow', 'blue'],
  garden: ['fence', 'tree', 'flowers'],
} as const;
export const CARDS = {
  'modest-1': { kind: 'modest', number: 1, steps: 1 },
  'modest-2': { kind: 'modest', number: 2, steps: 1 },
  'modest-3': { kind: 'modest', number: 3, steps: 1 },
  'modest-4': { kind: 'modest', number: 4, steps: 1 },
  'modest-5': { kind: 'modest', number: 5, steps: 1 },
  'modest-6': { kind: 'modest', number: 6, steps: 1 },
  'modest-7': { kind: 'modest', number: 7, steps: 1 },
  'modest-8': { kind: 'modest', number: 8, steps: 1 },
  'modest-9': { kind: 'modest', number: 9, steps: 1 },
  'modest-10': { kind: 'modest', number: 10, steps: 1 },
  'modest-11': { kind: 'modest', number: 11, steps: 1 },
  'nourishing-12': { kind: 'nourishing', number: 12, steps: 2 },
  'nourishing-13': { kind: 'nourishing', number: 13, steps: 2 },
  'nourishing-14': { kind: 'nourishing', number: 14, steps: 2 },
  'nourishing-15': { kind: 'nourishing', number: 15, steps: 2 },
  'nourishing-16': { kind: 'nourishing', number: 16, steps: 2 },
  'nourishing-17': { kind: 'nourishing', number: 17, steps: 2 },
  'nourishing-18': { kind: 'nourishing', number: 18, steps: 2 },
  'nourishing-19': { kind: 'nourishing', number: 19, steps: 2 },
  'hearty-20': { kind: 'hearty', number: 20, steps: 3 },
  'hearty-21': { kind: 'hearty', number: 21, steps: 3 },
  'hearty-22': { kind: 'hearty', number: 22, steps: 3 },
  'hearty-23': { kind: 'hearty', number: 23, steps: 3 },
  'hearty-24': { kind: 'hearty', number: 24, steps: 3 },
  'friend-25': { kind: 'friend', number: 25, steps: 0 },
  'friend-26': { kind: 'friend', number: 26, steps: 0 },
  'shortcut-27': { kind: 'shortcut', number: 27, steps: 0 },
  'shortcut-28': { kind: 'shortcut', number: 28, steps: 0 },
  'shortcut-29': { kind: 'shortcut', number: 29, steps: 0 },
  'shortcut-30': { kind: 'shortcut', number: 30, steps: 0 },
  'truck-31': { kind: 'truck', number: 31, steps: 0 },
  'truck-32': { kind: 'truck', number: 32, steps: 0 },
  raven: { kind: 'raven', number: 0, steps: 0 },
  dog: { kind: 'dog', number: 0, steps: 0 },
  mouse: { kind: 'mouse', number: 0, steps: 0 },
  meeting: { kind: 'meeting', number: 0, steps: 0 },
  roadworks: { kind: 'roadworks', number: 0, steps: 0 },
} as const;
