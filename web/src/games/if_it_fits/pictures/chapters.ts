/* The pictures of the first page and of the chapters, as data. */
import type { Fur } from '../../../kit/parts/furs';
import { arrow, at, one, type Part } from './drawings';

const mine: { floor: Fur } = { floor: 'ginger' };
const theirs: { floor: Fur } = { floor: 'smoke' };

export const CHAPTERS: Readonly<Record<string, readonly Part[]>> = {
  opening: [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LT-m', mine),
        at(1, 0, 'TB-mm', mine),
        at(2, 0, 'LTB-y', { turned: true, ...mine }),
        at(0, 1, 'LTB', theirs),
        at(1, 1, 'T-f', theirs),
        at(2, 1, 'L-s'),
      ],
      over: [
        { column: 0, row: 0, fur: 'ginger' },
        { column: 0, row: 1, fur: 'smoke' },
      ],
    },
  ],
  setup: [{ part: 'back' }, one('start'), { part: 'cats', furs: ['ginger'] }],
  boxes: [
    {
      part: 'table',
      cards: [at(0, 0, 'LT-m', mine), at(1, 0, 'T', { ...mine, new: true }), at(2, 0, 'L-y')],
    },
  ],
  turn: [{ part: 'back' }, arrow, one('LT-f'), one('L-s')],
  cats: [
    {
      part: 'table',
      cards: [at(0, 0, 'LT-m', mine), at(1, 0, 'T', { ...mine, new: true })],
      over: [{ column: 0, row: 0, fur: 'ginger' }],
    },
  ],
  sleep: [
    {
      part: 'table',
      cards: [
        at(0, 0, 'LTB-m', theirs),
        at(1, 0, 'TB', theirs),
        { column: 2, row: 0, sleeper: 'ginger', new: true, ...theirs },
      ],
      over: [{ column: 0, row: 0, fur: 'smoke' }],
    },
  ],
  special: [
    { part: 'princess' },
    arrow,
    {
      part: 'table',
      cards: [at(0, 0, 'LT-m'), at(1, 0, 'T')],
      over: [{ column: 0, row: 0, fur: 'nobody' }],
    },
    one('yarn'),
    arrow,
    {
      part: 'table',
      cards: [at(0, 0, 'LT-y', mine), at(1, 0, 'T', mine)],
      over: [{ column: 0, row: 0, toy: 'yarn' }],
    },
  ],
  end: [
    {
      part: 'table',
      cards: [at(0, 0, 'LTB-yy', mine), at(1, 0, 'TB-s', mine), at(2, 0, 'LTB-y', { turned: true, ...mine })],
      over: [{ column: 0, row: 0, fur: 'ginger' }],
      worth: '2 ×2',
    },
  ],
  advanced: [{ part: 'table', cards: [at(0, 0, 'LR-y'), at(1, 0, 'L', { bad: true })] }],
};
