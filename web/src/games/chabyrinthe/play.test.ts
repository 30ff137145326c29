import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bring, speak } from '../../words/words.svelte';
import { askFor, hintOf, judgedAs, refusalOf, sayOf, tableOf } from '../testing';
import {
  calm,
  choosing,
  foreseen,
  foreseenElsewhere,
  oneCatLeft,
  rotationDue,
  straightNext,
} from './recorded';
import { MazePlay } from './play.svelte';
import type { Chabyrinthe, MazeTable, Move } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('chabyrinthe', 'chabyrinthe_web');
});

const ask = (what: Chabyrinthe['asked'], key: string, number = 16) =>
  askFor(
    what,
    sayOf(key, [
      ['left', 2],
      ['cat', 'comet'],
    ]),
    number,
  );
const due = refusalOf('rotation_due', 'CHA-19', sayOf('cha-short-rotation-due'));

/** What the server says: one turn to the right of the first card brings Duchess home. */
function verdict(move: Move) {
  const home = move.type === 'Rotate' && move.row === 1 && move.column === 1 && move.quarters !== 2;
  return home
    ? judgedAs({ note: sayOf('cha-note-home', [['count', 1]]), aids: foreseen })
    : judgedAs({ aids: foreseenElsewhere });
}

const seat = (more: Partial<MazeTable> = {}) =>
  tableOf<Chabyrinthe>({
    ...calm,
    ask: ask('act', 'cha-ask-act'),
    judge: (moves) => Promise.resolve(moves.map(verdict)),
    ...more,
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const forward = (play: MazePlay) =>
  play.choices.filter(({ tone }) => tone?.includes('bean')).map(({ label, spoken }) => label || spoken);

describe('a card of the square', () => {
  let table: ReturnType<typeof seat>;
  let play: MazePlay;
  beforeEach(() => {
    table = seat();
    play = new MazePlay(table);
  });

  test('is picked up first; then the room asks which way to turn it', () => {
    expect(play.question).toBe('Rotate a card, or slide one in?');
    expect(play.choices).toEqual([]);

    play.tapCard(0);

    expect(play.question).toBe('Rotate it which way?');
    expect(play.choices.map(({ label }) => label)).toEqual(['Left', 'Right', '180°']);
    expect(play.trying).toBeNull();
  });

  test('goes a quarter round with each tap, and down after the last', () => {
    const tried = [1, 2, 3].map(() => {
      if (!play.held) play.tapCard(0);
      play.tapCard(0);
      return [play.trying, ...forward(play)];
    });
    expect(tried.map(([move]) => (move as { quarters: number }).quarters)).toEqual([1, 2, 3]);
    expect(tried.map(([, label]) => label)).toEqual(['Right', '180°', 'Left']);

    play.tapCard(0);
    expect(play.held).toBe(false);
  });

  test('all turns are judged together, once, and what they bring stands on the buttons', async () => {
    play.tapCard(0);
    play.tapCard(0);
    await settled();

    expect(table.judge).toHaveBeenCalledTimes(1);
    expect(play.choices.map(({ note }) => note)).toEqual(['brings a cat home', 'brings a cat home', '']);
    expect(play.foreseen).toBe(foreseen);
  });

  test('what is foreseen of another card is never shown', async () => {
    const late: (() => void)[] = [];
    table.judge.mockImplementationOnce(
      (moves) => new Promise((tell) => late.push(() => tell(moves.map(verdict)))),
    );
    play.tapCard(0);
    play.tapCard(5);
    await settled();
    late.forEach((tell) => tell());
    await settled();

    play.turn(1);
    expect(play.choices.every(({ note }) => note === '')).toBe(true);
    expect(play.foreseen).toEqual(foreseenElsewhere);
  });

  test('an answer looked at is tried without being picked', async () => {
    play.tapCard(0);
    await settled();
    play.consider(play.choices[0] ?? null);
    expect(play.trying).toEqual({ type: 'Rotate', row: 1, column: 1, quarters: 3 });
    expect(play.foreseen).toBe(foreseen);

    play.consider(null);
    expect(play.trying).toBeNull();
  });

  test('what is tried is confirmed, or an answer chosen', () => {
    play.tapCard(0);
    play.confirm(); // nothing is tried yet
    expect(table.answer).not.toHaveBeenCalled();
    play.turn(-1);
    play.confirm();
    expect(table.answer).toHaveBeenCalledWith({ type: 'Rotate', row: 1, column: 1, quarters: 3 });

    play.choose(play.choices[2]!);
    expect(table.answer).toHaveBeenLastCalledWith({ type: 'Rotate', row: 1, column: 1, quarters: 2 });
  });

  test('a new question finds an empty paw', () => {
    play.tapCard(0);
    table.ask = ask('act', 'cha-ask-act', 19);
    expect([play.held, play.choices, play.trying]).toEqual([false, [], null]);
  });

  test('a hint is picked up and turned, not played', () => {
    play.show(hintOf({ type: 'Rotate', row: 2, column: 3, quarters: 2 }));

    expect(play.holding).toEqual({ what: 'card', cell: 6, quarters: 2 });
    expect(play.choices.map(({ proposed }) => proposed)).toEqual([false, false, true]);
    expect(table.answer).not.toHaveBeenCalled();
  });
});

describe('the next card', () => {
  test('slides in where a place is chosen, each look once', () => {
    const play = new MazePlay(seat());
    play.tapNext();
    expect(play.question).toBe('Where does it slide in?');

    play.tapPlace(13);

    expect(play.question).toBe('Which way round?');
    expect(play.choices.map(({ spoken }) => spoken)).toEqual([
      'elbow, opens north and east',
      'elbow, opens east and south',
      'elbow, opens south and west',
      'elbow, opens north and west',
    ]);
    expect(play.trying).toEqual({ type: 'Insert', place: 13, turn: 0 });
  });

  test('a straight has two looks, whichever of them a hint means', () => {
    const play = new MazePlay(seat(straightNext));
    play.show(hintOf({ type: 'Insert', place: 2, turn: 3 }));

    expect(play.choices.map(({ tone, proposed }) => [tone, proposed])).toEqual([
      ['', false],
      ['bean', true],
    ]);
    expect(play.trying).toEqual({ type: 'Insert', place: 2, turn: 1 });
  });

  test('keeps its turn from place to place, and goes back after the last', () => {
    const play = new MazePlay(seat());
    play.tapPlace(13);
    play.tapPlace(13);
    play.tapPlace(2);
    expect(play.trying).toEqual({ type: 'Insert', place: 2, turn: 1 });

    [2, 2, 2].forEach((place) => play.tapPlace(place));
    expect(play.held).toBe(false);
  });

  test('where a turn is due its looks are dim, with the reason, and nothing is tried', async () => {
    const table = seat({
      ...rotationDue,
      judge: (moves) => Promise.resolve(moves.map(() => judgedAs({ refused: due }))),
    });
    const play = new MazePlay(table);
    play.tapPlace(13);
    await settled();

    expect(play.choices.map(({ allowed, note }) => [allowed, note])).toEqual(
      Array(2).fill([false, 'rotate now']), // a straight has two
    );
    expect(play.trying).toBeNull();
    play.choose(play.choices[0]!);
    expect(table.explain).toHaveBeenCalledWith(due);
    expect(table.answer).not.toHaveBeenCalled();
  });
});

describe('cats to be seen to', () => {
  let table: ReturnType<typeof seat>;
  let play: MazePlay;
  beforeEach(() => {
    table = seat({ ...choosing, me: 1, ask: ask('adopt', 'cha-ask-order') });
    play = new MazePlay(table);
  });

  test('every cat with each of its guardians is an answer', () => {
    expect(play.choices.map(({ label }) => label)).toEqual([
      'Comet: Agatha',
      'Comet: Edith',
      'Noodle: Agatha',
      'Noodle: Edith',
    ]);
  });

  test('on the board it is a cat, then a guardian', () => {
    play.tapPlace(6); // Edith, but for whom?
    expect(table.answer).not.toHaveBeenCalled();
    play.tapPlace(3);
    play.tapPlace(6);
    expect(table.answer).toHaveBeenCalledWith({ type: 'Adopt', place: 3, guardian: 'edith' });
  });

  test('with one cat left only the guardian is asked for', () => {
    Object.assign(table, oneCatLeft);
    expect(play.choices.map(({ label }) => label)).toEqual(['Agatha', 'Edith']);

    play.tapPlace(5);
    expect(table.answer).toHaveBeenCalledWith({ type: 'Adopt', place: 2, guardian: 'agatha' });
  });

  test('a card of the square is not what is asked for', () => {
    play.tapCard(0);
    expect(play.held).toBe(false);
  });
});

test('where nothing is listed everything may be tried, and nothing is told ahead', async () => {
  const table = seat({ moves: null });
  const play = new MazePlay(table);
  play.tapCard(0);
  play.turn(1);
  await settled();

  expect(play.choices.every(({ allowed, note }) => allowed && note === '')).toBe(true);
  expect(table.judge).not.toHaveBeenCalled();
  expect(play.foreseen).toBeNull();
});

test('nobody asked: no question, nothing to pick up', () => {
  const play = new MazePlay(seat({ ask: null, moves: null }));
  play.tapCard(0);
  play.tapPlace(3);
  expect([play.question, play.held, play.choices]).toEqual(['', false, []]);
});
