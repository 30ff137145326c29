/* The pictures of the first page and of the chapters, as data. */
import { cardsOf } from '../pieces';
import { arrow, BENT, tile, WIDE, type Part } from './drawings';

const WINDING = cardsOf('L0 L2 T2 H0 I0 L1 T0 L0 I1');

export const CHAPTERS: Readonly<Record<string, readonly Part[]>> = {
  opening: [
    {
      part: 'square',
      cards: WINDING,
      outside: { 0: 'velvet', 7: 'comet', 5: 'agatha', 9: 'edith' },
      walk: { from: 0, way: [0, 1, 4, 7, 8], to: 5 },
    },
  ],
  setup: [
    {
      part: 'square',
      cards: WIDE,
      outside: { 0: 'velvet', 8: 'comet', 4: 'agatha', 12: 'edith' },
    },
  ],
  rotate: [tile('T0', { marked: true }), arrow, tile('T1'), tile('T3'), tile('T2')],
  slide: [
    tile('L1', { marked: true }),
    arrow,
    { part: 'row', cards: cardsOf('T1 I1 L2 L0') },
    arrow,
    tile('H0', { out: true }),
  ],
  home: [
    {
      part: 'square',
      cards: BENT,
      outside: { 0: 'crumb', 3: 'agatha' },
      walk: { from: 0, way: [0, 1, 3], to: 3 },
    },
  ],
  chain: [
    {
      part: 'square',
      cards: BENT,
      outside: { 1: 'rusty', 4: 'agatha' },
      left: { 0: 'crumb', 3: 'agatha' },
    },
  ],
  end: [
    { part: 'cat', cat: 'crumb' },
    { part: 'cat', cat: 'rusty' },
    { part: 'cat', cat: 'velvet', count: 15 },
  ],
  ways: [
    { part: 'team', furs: ['ginger', 'cream'] },
    { part: 'team', furs: ['smoke', 'cocoa'] },
    { part: 'grades' },
  ],
};
