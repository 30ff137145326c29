/* The pictures of the first page and of the chapters, as data. */
import { arrow, card, type Part } from './drawings';

export const CHAPTERS: Readonly<Record<string, readonly Part[]>> = {
  opening: [
    card(5),
    arrow,
    card(5, 'blue', 'ginger'),
    {
      part: 'board',
      rows: ['red', 'blue', 'yellow', 'green'],
      numbers: [1, 2, 3, 4, 5, 6],
      // prettier-ignore
      tokens: [
        null,    'smoke', null,    null,     null,     'cream',
        'cream', null,    'smoke', 'ginger', 'ginger', null,
        null,    'smoke', null,    'ginger', null,     null,
        'cream', null,    null,    'smoke',  null,     'ginger',
      ],
    },
  ],
  deal: [card(4), arrow, { part: 'back' }, { part: 'bids', bids: [1, 2, 3], said: 2 }],
  trick: [
    card(4, 'blue', 'smoke'),
    card(7, 'blue', 'cream'),
    { part: 'card', number: 2, colour: 'red', by: 'ginger', wins: true },
    arrow,
    { part: 'colours', lost: ['blue'] },
  ],
  paradox: [
    card(5),
    {
      part: 'board',
      rows: ['red', 'blue', 'yellow', 'green'],
      numbers: [4, 5, 6],
      // prettier-ignore
      tokens: [
        'cream', 'smoke',  null,
        null,    'cream',  'ginger',
        'smoke', 'ginger', null,
        null,    'smoke',  'cream',
      ],
    },
    { part: 'paradox' },
  ],
  count: [
    {
      part: 'board',
      rows: ['red', 'blue', 'yellow', 'green'],
      numbers: [3, 4, 5, 6],
      // prettier-ignore
      tokens: [
        'smoke', 'ginger', null,     'cream',
        null,    'ginger', 'ginger', 'smoke',
        'cream', 'smoke',  'ginger', null,
        null,    'cream',  null,     'ginger',
      ],
      group: [1, 5, 6, 10],
    },
  ],
  two: [
    card(3),
    card(3),
    card(5),
    arrow,
    {
      part: 'board',
      rows: ['blue', 'yellow', 'green'],
      numbers: [1, 2, 3, 4, 5],
      // prettier-ignore
      tokens: [
        null, null, null,      null, null,
        null, null, 'neutral', null, null,
        null, null, 'neutral', null, 'neutral',
      ],
    },
  ],
  options: [{ part: 'box' }],
};
