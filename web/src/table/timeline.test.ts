import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { update } from '../wire/sample';
import { Timeline } from './timeline';
import type { Beat, Change } from '../games/beats';

let seen: string[];
let shown: string[]; // to the end
let hurry: boolean;
let stops: string; // the beat that waits to be told to go on
let timeline: Timeline;

let scenes: Set<string>; // such as "3b"

const beatsTo = (before: unknown, { number }: Change): Beat[] =>
  ['a', 'b'].map((part) => ({
    view: `${before} → ${number}${part}`,
    hold: 100,
    scene: scenes.has(`${number}${part}`),
    stops: stops === `${number}${part}`,
  }));

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  shown = [];
  scenes = new Set();
  hurry = false;
  stops = '';
  timeline = timelineHeld(({ hold }) => (hurry ? 0 : hold));
});
afterEach(() => vi.useRealTimers());

const timelineHeld = (hold: (beat: Beat) => number) =>
  new Timeline(
    {
      beat: ({ view }) => seen.push(String(view)),
      seen: (_, { view }) => shown.push(String(view)),
      arrive: ({ number }, unseen) => seen.push(`update ${number}, ${unseen.length} unseen`),
    },
    beatsTo,
    hold,
  );

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

test('skipping draws the newest', () => {
  startAt(1);
  timeline.push(update(2));
  timeline.push(update(3));

  timeline.skip();

  expect(seen).toEqual(['view 1 → 2a', 'update 2, 0 unseen', 'update 3, 3 unseen']);
  expect(timeline.busy).toBe(false);
});

test('skipping stops at a scene that nobody has seen yet, and the next skip ends it', () => {
  scenes.add('3a');
  startAt(1);
  timeline.push(update(2));
  timeline.push(update(3));

  timeline.skip();
  expect(seen.at(-1)).toBe('view 2 → 3a');
  timeline.skip();

  expect(seen.at(-1)).toBe('update 3, 2 unseen');
});

test('a beat counts as seen when its time is over, not when it begins', () => {
  startAt(1);
  timeline.push(update(2));
  expect(shown).toEqual([]);

  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['view 1 → 2a']);
});

test('a scene is not lost when much more comes meanwhile', () => {
  scenes.add('2b');
  startAt(1);
  for (const number of [2, 3, 4, 5, 6]) timeline.push(update(number));

  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['view 1 → 2a', 'view 1 → 2b']);
  vi.advanceTimersByTime(99);
  expect(seen.at(-1)).toBe('view 1 → 2b');
  vi.advanceTimersByTime(1000);
  expect(timeline.busy).toBe(false);
});

test('at the end of a round everything waits until somebody wants to go on', () => {
  stops = '2b';
  timeline = timelineHeld((beat) => (beat.stops ? Infinity : 100));
  startAt(1);
  for (const number of [2, 3, 4, 5, 6]) timeline.push(update(number));

  vi.advanceTimersByTime(100_000);
  timeline.skip();
  expect(seen.at(-1)).toBe('view 1 → 2b');

  timeline.goOn();
  vi.advanceTimersByTime(1000);
  expect(seen.at(-1)).toMatch('update 6');
});

test('skipping with nothing to show does nothing', () => {
  startAt(1);
  timeline.skip();
  expect(seen).toEqual([]);
});

test('whoever is far behind jumps to the newest', () => {
  startAt(1);
  for (const number of [2, 3, 4, 5, 6]) timeline.push(update(number));
  vi.advanceTimersByTime(100); // what is being looked at

  expect(seen.slice(0, 2)).toEqual(['view 1 → 2a', 'update 2, 0 unseen']);
  vi.advanceTimersByTime(1000);
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
