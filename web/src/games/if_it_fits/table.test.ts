import { beforeAll, describe, expect, test } from 'vitest';
import { chair } from '../../wire/sample';
import type { Entry } from '../room';
import { askFor, entryOf, tableOf } from '../testing';
import { bring, speak } from '../../words/words.svelte';
import { faceOf, spokenCard } from './cards';
import { isNotable, plain, signed, wonBoxes, turn, where, wonBy, worthOf } from './figures';
import { playing, settled, settling } from './recorded';
import { boundsOf, boxesByCard, firstOf, rowsOf, stepFrom, traced } from './ground';
import { slipsOf } from './hand';
import { heading } from './headings';
import { floorOf } from './parts/blankets';
import { FitPlay } from './play.svelte';
import { spokenPlace, spokenSum } from './spoken';
import type { Box, Event, FitTable, IfItFits } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('if_it_fits', 'if_it_fits_web');
});

describe('a card', () => {
  test('has the walls and toys of its name', () => {
    expect(faceOf('LB-mm')).toMatchObject({ walls: ['B', 'L'], toy: 'mouse', count: 2 });
    expect(faceOf('O')).toMatchObject({ walls: [], toy: null });
    expect(faceOf('TB-s').spray).toBe(true);
  });

  test('changes its walls when it is turned', () => {
    expect([...faceOf('LT-y', true).walls].sort()).toEqual(['B', 'R']);
    expect([...faceOf('start', true).walls].sort()).toEqual(['B', 'R']);
  });

  test('is read aloud', () => {
    expect(spokenCard('LT-m')).toBe('mouse, walls top and left');
    expect(spokenCard('LT-m', true)).toBe('mouse, walls right and bottom');
    expect(spokenCard('O')).toBe('blank, no walls');
    expect(spokenCard('yarn')).toBe('big ball of yarn');
    expect(spokenCard('princess')).toBe('Princess');
  });

  test('has an id of its own in the hand, also beside an equal one', () => {
    expect(slipsOf(['L', 'O', 'O']).map(({ id }) => id)).toEqual(['L.0', 'O.0', 'O.1']);
  });
});

const place = (column: number, row: number) => ({ column, row });

describe('the ground', () => {
  test('reaches around all cards', () => {
    expect(boundsOf([place(-1, 0), place(2, 1)], 1)).toEqual({
      left: -200,
      top: -140,
      width: 600,
      height: 560,
    });
  });

  test('a box has its tape on its highest card, of those the leftmost', () => {
    expect(firstOf([place(1, 1), place(2, 0), place(1, 0)])).toEqual(place(1, 0));
  });

  test('a box is traced where it ends, and not at its seams', () => {
    const { edge, ground } = traced([place(0, 0), place(1, 0)]);
    expect(edge.match(/M/g)).toHaveLength(6);
    expect(ground.match(/M/g)).toHaveLength(2);
  });

  test('its rows go from top to bottom, each from left to right', () => {
    expect(rowsOf([place(1, 0), place(0, 1), place(-1, 0)])).toEqual([
      [place(-1, 0), place(1, 0)],
      [place(0, 1)],
    ]);
  });

  test('arrow keys go straight on, over gaps, and aside only where nothing else is', () => {
    const places = [place(0, 0), place(2, 0), place(1, 1), place(1, 2)];
    expect(stepFrom(places, place(0, 0), 'ArrowRight')).toEqual(place(2, 0));
    expect(stepFrom(places, place(0, 0), 'ArrowDown')).toEqual(place(1, 1));
    expect(stepFrom(places, place(1, 2), 'ArrowUp')).toEqual(place(1, 1));
    expect(stepFrom(places, place(0, 0), 'ArrowLeft')).toBeNull();
    expect(stepFrom(places, place(0, 0), 'End')).toEqual(place(2, 0));
    expect(stepFrom(places, place(0, 0), 'x')).toBeNull();
  });

  test('every card knows its box', () => {
    const boxes = boxesByCard(settled.view);
    expect(boxes[1]).toBe(boxes[2]);
    expect(boxes[0]).not.toBe(boxes[1]);
  });
});

describe('figures', () => {
  const box = (more: Partial<Box>): Box => ({
    type: 'Box',
    cards: [0],
    open: 1,
    toys: [0, 0, 0],
    sprays: 0,
    awake: [0, 0],
    asleep: [0, 0],
    worth: 0,
    winners: [],
    ...more,
  });

  test('a closed box is written as half of its worth, twice', () => {
    expect(worthOf(box({ worth: 6, open: 0 }))).toBe('3 ×2');
    expect(worthOf(box({ worth: -4, open: 0 }))).toBe('−2 ×2');
    expect(worthOf(box({ worth: 3 }))).toBe('3');
  });

  test('a minus is a minus', () => {
    expect([plain(-2), signed(2), signed(0), signed(-1)]).toEqual(['−2', '+2', '0', '−1']);
  });

  test('an empty box of nobody is worth no word', () => {
    expect(isNotable(box({}))).toBe(false);
    expect(isNotable(box({ winners: [1] }))).toBe(true);
    expect(isNotable(box({ worth: -1 }))).toBe(true);
  });

  test('points come from the boxes that one would win', () => {
    const view = {
      ...playing.view,
      boxes: [box({ worth: 2, winners: [0] }), box({ worth: 5, winners: [0, 1] }), box({ worth: 9 })],
    };
    expect([wonBy(view, 0), wonBy(view, 1)]).toEqual([7, 5]);
    expect(wonBoxes(view).map(({ worth }) => worth)).toEqual([5, 2]);
  });

  test('say where we are and whose turn it is', () => {
    expect(where(playing.view)).toEqual(['The game']);
    expect(where({ ...playing.view, ending: true })).toEqual(['Last cards']);
    expect(where(null)).toEqual([]);
    expect(turn(settling.view)).toEqual([0]);
    expect(turn(null)).toEqual([]);
  });

  test('a shared box has a blanket of both', () => {
    expect(floorOf(['ginger', 'smoke'])).toBe('url(#fit-blanket-ginger-smoke)');
    expect(floorOf([])).toBe('var(--fit-floor)');
  });
});

describe('a place read aloud', () => {
  const table = (more: Partial<FitTable>) =>
    tableOf<IfItFits>({ chairs: [chair({ name: 'Ann' }), chair({ name: 'Bo' })], ...more });

  test('says where it is, what lies there, and what the box is worth to whom', () => {
    const at = table({ view: settled.view });
    const box = boxesByCard(settled.view)[2];

    const said = spokenPlace(at, settled.view, new FitPlay(at), {
      ...place(2, 0),
      laid: settled.view.laid[2]!,
      box,
    });

    expect(said).toBe(
      'Row 0, column 2; two mice, no walls; across the seam to the left: cat: You; ' +
        'open box of 2 cards, worth 2, currently held by You',
    );
  });

  test('says where no cat of one’s own may go', () => {
    const at = table({ view: settled.view });

    expect(spokenPlace(at, settled.view, new FitPlay(at), { ...place(0, 0), barred: true })).toContain(
      'closed to your cats',
    );
  });

  test('says whether the card in the paw fits', () => {
    const ask = askFor('play');
    const at = table({ view: playing.view, moves: playing.moves, ask });
    const play = new FitPlay(at);
    play.pick('L-y');

    expect(spokenPlace(at, playing.view, play, place(2, 0))).toBe('Row 0, column 2; it fits here');
  });

  test('a line of the sheet says what counts', () => {
    const [box] = wonBoxes(settled.view);
    expect(spokenSum(table({ view: settled.view }), box!)).toBe(
      'open box of 2 cards, worth 2, currently held by You; 2 mice',
    );
  });
});

test('the log has a heading for each part of the game', () => {
  const dealt: Entry<Event> = entryOf({ type: 'Dealt', hands: [] });
  const drawn: Entry<Event> = entryOf({ type: 'CardDrawn', seat: 0, card: null, left: 3 });

  expect(heading(dealt, [])).toBe('Start boxes');
  expect(heading(drawn, [dealt])).toBe('The game');
  expect(heading(drawn, [drawn])).toBeNull();
  expect(heading(entryOf({ type: 'EndBegan', seat: 0 }), [drawn])).toBe('Last cards');
});
