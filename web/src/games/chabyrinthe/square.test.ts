import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../room';
import { entryOf } from '../testing';
import { bring, speak } from '../../words/words.svelte';
import { catsOf, gradeOf, pointsOf, sidesOf, turn, where } from './figures';
import {
  allHome,
  alone,
  beforePushed,
  calm as asked,
  choosing,
  foreseen,
  home,
  pushed,
  teams,
  together,
  undealt,
} from './recorded';
import { heading } from './headings';
import { cardsOf, laid, waysOf } from './pieces';
import {
  cellsPushed,
  endOf,
  inward,
  litOnWalk,
  litWays,
  newCellAt,
  oppositeOf,
  outsideSpot,
  slide,
  stations,
  stepFrom,
  tried,
  walkedWays,
} from './square';
import type { Drawn, Event } from './types';

const { view: calm } = asked;

beforeAll(async () => {
  await speak('en');
  await bring('chabyrinthe', 'chabyrinthe_web');
});

describe('a card', () => {
  test('has its ways where it lies', () => {
    expect(cardsOf('L0 L1 L3 I1 T0 T2 X0 H0').map(waysOf)).toEqual([
      ['NE'],
      ['ES'],
      ['NW'],
      ['EW'],
      ['ESW'],
      ['NEW'],
      ['NESW'],
      ['NS', 'EW'],
    ]);
  });
});

describe('the places around the square', () => {
  test('are counted clockwise from above the top-left card', () => {
    expect([0, 3, 4, 7, 8, 11, 12, 15].map((place) => outsideSpot(place, 4))).toEqual([
      { row: 0, column: 1 },
      { row: 0, column: 4 },
      { row: 1, column: 5 },
      { row: 4, column: 5 },
      { row: 5, column: 4 },
      { row: 5, column: 1 },
      { row: 4, column: 0 },
      { row: 1, column: 0 },
    ]);
    expect(outsideSpot(6, 3)).toEqual({ row: 4, column: 3 });
  });

  test('begin a row or column each, and end one', () => {
    expect([0, 4, 8, 12].map((place) => [newCellAt(place, 4), ...cellsPushed(place, 4)])).toEqual([
      [0, 0, 4, 8, 12],
      [3, 0, 1, 2, 3],
      [15, 3, 7, 11, 15],
      [12, 12, 13, 14, 15],
    ]);
    expect([0, 5, 13].map((place) => oppositeOf(place, 4))).toEqual([11, 14, 6]);
    expect(endOf(13, 4)).toEqual({ edge: 'left', line: 3 });
    expect(inward(13, 4)).toEqual([1, 0]);
  });

  test('arrow keys lead over the square and its places, around the corners', () => {
    expect(stepFrom({ row: 1, column: 1 }, 'ArrowUp', 4)).toEqual({ row: 0, column: 1 });
    expect(stepFrom({ row: 0, column: 1 }, 'ArrowLeft', 4)).toEqual({ row: 1, column: 0 });
    expect(stepFrom({ row: 4, column: 5 }, 'ArrowDown', 4)).toEqual({ row: 5, column: 4 });
    expect(stepFrom({ row: 2, column: 2 }, 'Home', 4)).toEqual({ row: 2, column: 0 });
    expect(stepFrom({ row: 0, column: 2 }, 'End', 4)).toEqual({ row: 0, column: 4 });
    expect(stepFrom({ row: 2, column: 2 }, 'x', 4)).toBeNull();
  });
});

describe('what is tried', () => {
  test('is drawn as the server would lay it', () => {
    const { square, top } = beforePushed;
    expect(tried(square, top, { type: 'Insert', place: 7, turn: 2 })).toEqual(pushed.view.square);
    expect(tried(calm.square, calm.top, { type: 'Rotate', row: 1, column: 1, quarters: 1 })).toEqual(
      home.view.square,
    );
    expect(slide(cardsOf('I0 I1 L0 L1 T0 T1 H0 X0 L3'), 0, laid('tee', 3)).out).toEqual(laid('bridge', 0));
  });

  test('lights the ways that the server names, and traces the one that leads home', () => {
    const [reach] = foreseen.reach;
    const walk = stations(0, reach!.way, 13, 4);

    expect(litWays(foreseen.reach).get(4)).toEqual(['NES']);
    expect(walkedWays([walk], 4)).toEqual(
      new Map([
        [0, ['NS']],
        [4, ['NS']],
        [8, ['NW']],
      ]),
    );
  });

  test('on a bridge only the way that is walked on is lit', () => {
    expect(litOnWalk(laid('bridge', 0), ['WE'])).toEqual(['EW']);
    expect(litOnWalk(laid('tee', 0), ['WS'])).toEqual(['ESW']);
  });
});

describe('figures', () => {
  test('where we are', () => {
    expect(where(null)).toEqual([]);
    expect(where(undealt)).toEqual([]);
    expect(where(calm)).toEqual(['14 cats still out there']);
    expect(where(alone)).toEqual(['Turn 5', '8 cats still out there']);
    expect(where(allHome)).toEqual(['Every cat is home.']);
  });

  test('who has what, and with whom', () => {
    expect([catsOf(calm, 0), catsOf(calm, 1), catsOf(alone, 0)].map(pointsOf)).toEqual([0, 5, 25]);
    expect(sidesOf(calm)).toEqual([[0], [1]]);
    expect(sidesOf(teams)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(sidesOf(together)).toEqual([[0, 1, 2]]);
  });

  test('what so many turns bring', () => {
    expect([1, 7, 8, 17, 18, 90].map(gradeOf)).toEqual([0, 0, 1, 5, 6, 6]);
  });

  test('everyone looks at whoever is asked, or at whose cat walks home', () => {
    const walking: Drawn = {
      ...calm,
      scene: { what: 'walk', seat: 1, cat: 'velvet', place: 9, way: [], home: 4 },
    };
    expect([calm, choosing.view, walking].map(turn)).toEqual([[0], [1], [1]]);
  });
});

test('the log has a heading over each turn', () => {
  const card = laid('elbow', 0);
  const inserted: Event = { type: 'Inserted', seat: 0, place: 0, card, out: card, top: 'tee' };
  const taken: Event = { type: 'CatTaken', seat: 0, cat: 'moss', place: 1, guardians: ['edith'], way: [] };
  const log = [
    { type: 'Dealt', square: [], top: 'tee', strays: [] },
    { type: 'Rotated', seat: 0, row: 1, column: 1, quarters: 1, card },
    taken,
    inserted,
    taken,
    inserted,
  ] satisfies Event[];
  const entries = log.map((event): Entry<Event> => entryOf(event));
  expect(entries.map((line, at) => heading(line, entries.slice(0, at)))).toEqual([
    null,
    'Turn 1',
    null,
    null,
    null,
    'Turn 2',
  ]);
});
