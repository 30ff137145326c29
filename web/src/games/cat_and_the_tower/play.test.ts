import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askOf } from '../../wire/sample';
import { bring, speak } from '../../words/words.svelte';
import { hintOf, judgedAs, refusalOf, sayOf, tableOf } from '../testing';
import { TowerPlay } from './play.svelte';
import { befriending, building, choosing, laying, petting, slipped } from './recorded';
import type { CatAndTheTower, Drawn, Move, TowerTable } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('cat_and_the_tower', 'cat_and_the_tower_web');
});

const no = refusalOf('no_such_wall', 'TOW-11', sayOf('x'));

function seatAt(drawn: Drawn, what: CatAndTheTower['asked'], moves: readonly Move[] | null = null) {
  const allowed = ({ type }: Move): boolean => type !== 'GiveUp';
  return tableOf<CatAndTheTower>({
    view: drawn,
    moves,
    ask: { ...askOf(0, 7), what },
    judge: (tried) => Promise.resolve(tried.map((move) => judgedAs({ refused: allowed(move) ? null : no }))),
  });
}

const playAt = (table: TowerTable): TowerPlay => new TowerPlay(table);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('cards are answers as they are listed', () => {
  const table = seatAt(choosing.view, 'use', choosing.moves);
  const play = playAt(table);

  expect(play.choices.map(({ label }) => label)).toEqual([
    'Build: brick + window',
    'Any friend',
    'Build: window + portal',
  ]);
  expect(play.piece).toBeNull();
  play.choose(play.choices[1]!);
  expect(table.answer).toHaveBeenCalledWith({ type: 'Use', action: 2, side: 1 });
});

test('what may be placed can be picked, and the first is in the hand', async () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);

  await play.inquire();
  await play.inquire();

  expect(table.judge).toHaveBeenCalledTimes(1); // giving up; beside the tower there is no place to ask about
  expect(play.choices.map(({ label }) => label)).toEqual(['Brick wall', 'Window wall']);
  expect(play.piece).toEqual({ name: 'brick1', floor: 1 });
  play.choose(play.choices[1]!);
  expect(play.piece?.name).toBe('window1');
  expect(table.answer).not.toHaveBeenCalled();
});

test('where only one piece is possible nothing is asked but its place', async () => {
  const play = playAt(seatAt(laying, 'floor'));

  await play.inquire();

  expect(play.choices).toEqual([]);
  expect(play.piece).toEqual({ name: 'floor2', floor: 2 });
});

test('letting go too soon is hasty; a hand that rested is steady', () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);

  play.moveTo(120, -40);
  play.letGo();
  expect(table.answer).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'Wall', kind: 'brick', x: 120, y: -40, hasty: true }),
  );
  expect(play.steady).toBe(false);
  play.dropping = null; // it could not be

  vi.advanceTimersByTime(1500);
  flushSync();
  play.letGo();
  expect(play.steady).toBe(true);
  expect(table.answer).toHaveBeenLastCalledWith(expect.objectContaining({ hasty: false }));
});

test('a place is judged once the hand rests, not at every step', async () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);

  play.moveTo(250, 0);
  play.nudge('x', 1);
  play.nudge('turn', 1);
  expect(table.judge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);

  expect(table.judge).toHaveBeenCalledTimes(1);
  expect(play.judged?.refused).toBeNull();
  play.nudge('x', 1);
  expect(play.judged).toBeNull(); // that was another place
});

test('a friend goes to the floor above Toto first, and can go to any other', () => {
  const play = playAt(seatAt(befriending, 'friend'));

  expect(play.piece).toEqual({ name: 'orange1', floor: 2 });
  expect(play.floors).toEqual([1, 2]);
  play.goTo(1);
  expect(play.setting()).toMatchObject({ type: 'Friend', colour: 'orange', floor: 1 });
  play.goTo(3);
  expect(play.piece?.floor).toBe(1);
});

test('what was moved is put back, and a new question finds a new piece', () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);
  const first = play.grip;

  play.nudge('y', 3);
  expect(play.held).toBe(true);
  play.putBack();
  expect(play.grip).toEqual(first);

  play.nudge('y', 3);
  table.ask = { ...askOf(0, 8), what: 'wall' };
  expect(play.held).toBe(false);
});

test('a piece that failed is beside the tower again, turned and bent as it was', () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);
  play.moveTo(300, 10);
  play.turnTo('turn', 77);
  play.letGo();
  expect(play.dropping).toMatchObject({ name: 'brick1', ask: 7 });

  table.view = slipped.view;
  table.ask = { ...askOf(0, 8), what: 'wall' };

  expect(play.grip).toMatchObject({ turn: 77, bend: 90 });
  expect(Math.hypot(play.grip.x, play.grip.y)).toBeCloseTo(1100, -1);
});

test('a friend to be petted is picked, then the side', () => {
  const table = seatAt(petting.view, 'pet', petting.moves);
  const play = playAt(table);

  expect(play.choices.map(({ label }) => label)).toEqual(['White friend', 'White friend']);
  play.choose(play.choices[0]!);
  expect(play.choices.map(({ label }) => label).slice(0, 2)).toEqual(['Right', 'Back right']);
  play.choose(play.choices[1]!);
  expect(table.answer).toHaveBeenCalledWith({ type: 'Pet', friend: 'white1', side: 45 });
});

test('a hint takes the piece up where it proposes, and does not let go', () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);

  play.show(hintOf({ type: 'Wall', kind: 'window', x: -10, y: 20, turn: 30, bend: 110, hasty: false }));

  expect(play.piece?.name).toBe('window1');
  expect(play.grip).toEqual({ x: -10, y: 20, turn: 30, bend: 110 });
  expect(table.answer).not.toHaveBeenCalled();
  expect(play.proposed).toBe(true);
  play.nudge('x', 1);
  expect(play.proposed).toBe(false);
});

test('a hint for a friend lifted off the tower leads that very friend', () => {
  const places = [{ type: 'Place', name: 'white3', floors: [1] }] as const;
  const play = playAt(seatAt({ ...befriending, places }, 'friend'));

  play.show(hintOf({ type: 'Friend', colour: 'white', floor: 1, x: -10, y: 20, turn: 90, hasty: false }));

  expect(play.piece?.name).toBe('white3');
  expect([play.grip.x, play.grip.y, play.grip.turn]).toEqual([-10, 20, 90]);
  expect(play.proposed).toBe(true);
});

test('a hint marks the card that it means', () => {
  const table = seatAt(choosing.view, 'use', choosing.moves);
  const play = playAt(table);

  play.show(hintOf({ type: 'Use', action: 2, side: 1 }));

  expect(play.choices.map(({ proposed }) => proposed)).toEqual([false, true, false]);
  expect(table.answer).not.toHaveBeenCalled();
});

test('nobody asked: an empty hand', () => {
  const table = seatAt(building, 'wall');
  const play = playAt({ ...table, ask: null });

  play.nudge('x', 1);
  play.letGo();

  expect([play.question, play.held, play.choices, play.piece]).toEqual(['', false, [], null]);
  expect(table.answer).not.toHaveBeenCalled();
});

test('a piece begins beside the tower, askew, and over nothing it cannot be let go', () => {
  const table = seatAt(building, 'wall');
  const play = playAt(table);

  expect(Math.hypot(play.grip.x, play.grip.y)).toBeCloseTo(1100, -1);
  expect(play.reading?.over).toBe(false);
  play.letGo();
  expect(table.answer).not.toHaveBeenCalled();

  play.bringIn();
  expect(play.reading?.over).toBe(true);
  play.letGo();
  expect(table.answer).toHaveBeenCalledTimes(1);
});

test('in a lesson one may try what cannot be', () => {
  const table = seatAt(building, 'wall');
  table.mode = 'lesson';
  const play = playAt(table);

  play.letGo();
  expect(table.answer).toHaveBeenCalledTimes(1);
});

test('two sides of one card belong together', () => {
  const play = playAt(seatAt(choosing.view, 'use', choosing.moves));

  expect(play.choices.map(({ side }) => side)).toEqual(['whole', 'first', 'second']);
});
