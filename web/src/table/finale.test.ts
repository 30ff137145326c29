import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountStep } from '../games/room';
import { tableOf } from '../games/testing';
import type { Result } from '../wire/types';
import { Finale } from './finale.svelte';

const step = (worth: number, ...seats: number[]): CountStep => ({
  places: [],
  seats,
  worth,
  title: `worth ${worth}`,
  note: '',
});
const STEPS = [step(2, 0), step(3, 0, 1), step(-1, 1)];
const result: Result = {
  type: 'Result',
  how: 'done',
  unit: 'points',
  tie_break: null,
  standings: [
    { type: 'Standing', seats: [0], rank: 1, points: 5, sheet: [] },
    { type: 'Standing', seats: [1], rank: 2, points: 12, sheet: [] },
  ],
};

let speed: number;
let cues: string[];

beforeEach(() => {
  vi.useFakeTimers();
  speed = 1;
  cues = [];
});
afterEach(() => vi.useRealTimers());

const end = { result, stopped: false, fresh: true };
const round = { result: null, stopped: true, fresh: true };

function finaleOf(at: { result: Result | null; stopped: boolean; fresh: boolean }): Finale {
  const table = { ...tableOf({ view: 'over', result: at.result }), ...at };
  const room = { count: () => STEPS, points: (_: unknown, seat: number) => [7, 8][seat] ?? null };
  const finale = new Finale(table, { room, wait: (ms) => ms * speed, cue: (name) => cues.push(name) });
  finale.follow();
  return finale;
}

const figures = (finale: Finale) => [0, 1].map((seat) => [finale.points(seat), finale.gain(seat)]);

test('points come to the seats step by step, from what they had before the count', () => {
  const finale = finaleOf(end);

  const seen = STEPS.map(() => {
    const now = figures(finale);
    vi.advanceTimersByTime(700);
    return now;
  });

  expect(seen).toEqual([
    [
      [2, 2],
      [10, 0],
    ],
    [
      [5, 3],
      [13, 3],
    ],
    [
      [5, 0],
      [12, -1],
    ],
  ]);
});

test('after the count there is silence, and only then the winner', () => {
  const finale = finaleOf(end);

  vi.advanceTimersByTime(3 * 700);
  expect([finale.phase, finale.ended, cues.includes('purr')]).toEqual(['hush', false, false]);
  vi.advanceTimersByTime(600);
  expect([finale.phase, finale.ended, cues.at(-1)]).toEqual(['rest', true, 'purr']);
});

test('a count can be skipped, and does not go on afterwards', () => {
  const finale = finaleOf(end);
  finale.skip();
  vi.advanceTimersByTime(10_000);

  expect([finale.phase, finale.busy, finale.points(0)]).toEqual(['rest', false, 5]);
  expect(cues.filter((cue) => cue === 'purr')).toHaveLength(1);
});

test('whoever wants everything at once sees the end at once', () => {
  speed = 0;
  expect(finaleOf(end).phase).toBe('rest');
});

test('a game that was over before anybody looked is not counted again', () => {
  const finale = finaleOf({ ...end, fresh: false });
  expect([finale.phase, finale.ended, cues]).toEqual(['rest', true, []]);
});

test('a round is counted with the points of the view, and nobody has won yet', () => {
  const finale = finaleOf(round);
  expect(figures(finale)[0]).toEqual([4, 2]);

  vi.advanceTimersByTime(3 * 700);
  expect([finale.phase, finale.ended, finale.points(0)]).toEqual(['rest', false, 7]);
});
