import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat, Change } from '../games/beats';
import type { Replay } from '../wire/types';
import { ReplayTable, type Viewpoint } from './replayTable.svelte';

const LENGTH = 5;
const BEAT = 200;

/** Five steps; a view tells its number and which viewpoint it belongs to. */
function side(viewpoint: Viewpoint): Replay {
  const steps = Array.from({ length: LENGTH }, (_, index) => ({
    type: 'ReplayStep',
    seat: index % 2,
    events: [{ type: 'GameEvent', event: { type: 'Moved' }, say: null }],
    view: [viewpoint === null ? `open ${index + 1}` : `seat ${viewpoint} sees ${index + 1}`],
  }));
  return { type: 'Replay', chairs: [], seat: viewpoint, steps, result: 'won' } as unknown as Replay;
}

const room = {
  where: (view: unknown) => (view === 'open 1' ? [] : ['Round 1']),
  direct: (before: unknown, change: Change): Beat[] => [
    { view: [before, change.view], hold: BEAT, cue: 'card' },
  ],
};

let hurried = false;
let load = vi.fn((viewpoint: Viewpoint) => Promise.resolve(side(viewpoint)));
const cue = vi.fn();
const open = (from?: number) =>
  new ReplayTable(side(null), { room, load, cue, hold: ({ hold }) => (hurried ? 0 : hold) }, from);

beforeEach(() => {
  vi.useFakeTimers();
  hurried = false;
  load = vi.fn((viewpoint: Viewpoint) => Promise.resolve(side(viewpoint)));
  cue.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a link opens at its step, and nonsense opens at the nearest there is', () => {
  expect(open(3).view).toBe('open 3');
  expect(open(99).step).toBe(LENGTH);
  expect(open(-2).step).toBe(1);
  expect(open(Number.NaN).step).toBe(1);
});

test('a step forward is shown as it happened, then the table after it', () => {
  const table = open(2);

  table.forward();

  expect(table.view).toEqual(['open 2', 'open 3']);
  expect(table.moving).toBe(true);
  expect(cue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(BEAT);
  expect(cue).toHaveBeenCalledWith('card');
  expect(table.view).toBe('open 3');
  expect(table.moving).toBe(false);
});

test('whoever steps again does not wait for the beats', () => {
  const table = open(1);

  table.forward();
  table.forward();

  expect(table.view).toEqual(['open 2', 'open 3']);
});

test('steps back and jumps show the table at once', () => {
  const table = open(2);

  table.forward();
  table.back();
  expect(table.view).toBe('open 2');

  table.goTo(5);
  expect(table.view).toBe('open 5');
  expect(table.moving).toBe(false);
});

test('with reduced motion a step forward jumps, too', () => {
  hurried = true;
  const table = open(1);

  table.forward();

  expect(table.view).toBe('open 2');
});

test('playing goes on by itself and stops at the end with the result', () => {
  const table = open(3);

  table.toggle();
  vi.advanceTimersByTime(10_000);

  expect(table.step).toBe(LENGTH);
  expect(table.playing).toBe(false);
  expect(table.result).toBe('won');
});

test('at four times the speed it takes a quarter of the time', () => {
  const steps = (speed: 1 | 4, ms: number): number => {
    const table = open(1);
    table.speed = speed;
    table.toggle();
    vi.advanceTimersByTime(ms);
    table.close();
    return table.step;
  };

  expect(steps(4, 600)).toBe(steps(1, 2400));
});

test('playing again from the end begins at the beginning', () => {
  const table = open(LENGTH);

  table.toggle();

  expect(table.step).toBe(2);
  expect(table.playing).toBe(true);
});

test('a step made by hand stops the playing and is said aloud, one that follows is not', () => {
  const table = open(1);
  table.toggle();
  expect(table.announced).toBe(0);

  table.goTo(4);
  expect(table.announced).toBe(4);
  expect(table.playing).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(table.step).toBe(4);
});

test('the slider speaks for itself', () => {
  const table = open(1);

  table.slideTo(3);

  expect([table.step, table.announced]).toEqual([3, 0]);
});

test('other viewpoints show the same position; each side is fetched once', async () => {
  const table = open(3);

  await table.look(1);
  expect(table.view).toBe('seat 1 sees 3');
  await table.look(null);
  await table.look(1);

  expect(table.me).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('views are put together from what changed', () => {
  const whole = side(null);
  const views = [[{ turn: 1, hand: [3, 5] }], { turn: [2] }, { hand: [0, 1, []] }, {}, [null]];
  whole.steps.forEach((step, index) => Object.assign(step, { view: views[index] }));
  const table = new ReplayTable(whole, { room, load, cue, hold: ({ hold }) => (hurried ? 0 : hold) });

  const seen = whole.steps.map((_, index) => {
    table.goTo(index + 1);
    return table.view;
  });

  const last = { turn: 2, hand: [5] };
  expect(seen).toEqual([{ turn: 1, hand: [3, 5] }, { turn: 2, hand: [3, 5] }, last, last, null]);
});

test('the places of the game are marked', () => {
  expect(open().marks).toEqual([{ step: 3, title: 'Round 1', short: 'Round 1', great: true }]);
});

test('what no event tells of is said as it was done', () => {
  const whole = side(null);
  const turned = { type: 'GameEvent', event: null, say: { type: 'Say', key: 'a turn', args: [] } };
  Object.assign(whole.steps[0]!, { say: { type: 'Say', key: 'silent step', args: [] } });
  Object.assign(whole.steps[1]!, { events: [turned] });
  const replay = new ReplayTable(whole, { room, load, cue, hold: ({ hold }) => (hurried ? 0 : hold) });

  expect([replay.said(1), replay.said(2)]).toEqual(['Silent step', 'a turn']);
});
