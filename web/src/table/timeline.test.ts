import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { update } from '../wire/sample';
import { Timeline } from './timeline';
import type { Beat, Change } from '../games/beats';

let seen: string[];
let hurry: boolean;
let timeline: Timeline;

const beatsTo = (before: unknown, { number }: Change): Beat[] => [
  { view: `${before} → ${number}a`, hold: 100, cue: 'card' },
  { view: `${before} → ${number}b`, hold: 100 },
];

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  hurry = false;
  timeline = new Timeline(
    {
      beat: ({ view }) => seen.push(String(view)),
      arrive: ({ number }, unseen) => seen.push(`update ${number}, ${unseen.length} unseen`),
    },
    beatsTo,
    () => hurry,
  );
});
afterEach(() => vi.useRealTimers());

function startAt(number: number): void {
  timeline.push(update(number, { since: 0 }));
  seen = [];
}

test('the first update is drawn at once', () => {
  timeline.push(update(7, { since: 0 }));

  expect(seen).toEqual(['update 7, 0 unseen']);
  expect(timeline.busy).toBe(false);
});

test('an update arrives after its beats', () => {
  startAt(1);
  timeline.push(update(2));
  expect(seen).toEqual(['view 1 → 2a']);
  expect(timeline.busy).toBe(true);

  vi.advanceTimersByTime(200);

  expect(seen).toEqual(['view 1 → 2a', 'view 1 → 2b', 'update 2, 0 unseen']);
});

test('updates that come meanwhile wait, and begin where the last one ended', () => {
  startAt(1);
  timeline.push(update(2));
  timeline.push(update(3));

  vi.advanceTimersByTime(1000);

  expect(seen).toEqual([
    'view 1 → 2a',
    'view 1 → 2b',
    'update 2, 0 unseen',
    'view 2 → 3a',
    'view 2 → 3b',
    'update 3, 0 unseen',
  ]);
});

test('skipping draws the newest, once', () => {
  startAt(1);
  timeline.push(update(2));
  timeline.push(update(3));

  timeline.skip();
  vi.advanceTimersByTime(1000);

  expect(seen).toEqual(['view 1 → 2a', 'update 3, 1 unseen']);
});

test('skipping with nothing to show does nothing', () => {
  startAt(1);
  timeline.skip();
  expect(seen).toEqual([]);
});

test('whoever is far behind jumps to the newest', () => {
  startAt(1);
  for (const number of [2, 3, 4, 5]) timeline.push(update(number));

  expect(seen.at(-1)).toMatch('update 5');
  expect(timeline.busy).toBe(false);
});

test('in a hurry an update arrives at once, with what was left out', () => {
  startAt(1);
  hurry = true;
  timeline.push(update(2));

  expect(seen).toEqual(['update 2, 2 unseen']);
});

test('the whole story anew is not acted out', () => {
  startAt(1);
  timeline.push(update(9, { since: 0 }));
  expect(seen).toEqual(['update 9, 0 unseen']);
});

test('after a stop nothing follows, and the next update is the first', () => {
  startAt(1);
  timeline.push(update(2));
  timeline.stop();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['view 1 → 2a']);

  timeline.push(update(3));
  expect(seen.at(-1)).toBe('update 3, 0 unseen');
});
