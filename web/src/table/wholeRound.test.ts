import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { direct } from '../games/cat_in_the_box/direct';
import { wholeRound } from '../games/cat_in_the_box/recorded';
import type { Drawn, Event } from '../games/cat_in_the_box/types';
import type { Director } from '../games/beats';
import { FakeSocket } from '../wire/fakeSocket';
import { LiveTable } from './liveTable.svelte';

const TICK = 20; // ms; shorter than any beat
let table: LiveTable;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  table = new LiveTable('abc', {
    room: { direct: direct as Director },
    cue: () => {},
    helped: () => true,
    hold: ({ hold, stops }) => (stops ? 0 : hold),
    speed: () => 1,
  });
  await vi.advanceTimersByTimeAsync(10);
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'Welcome', seats: [0], name: 'Milo', protocol: 3 });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events = (): Event[] => table.log.entries.flatMap(({ event }) => (event ? [event as Event] : []));
const count = (type: Event['type']): number => events().filter((event) => event.type === type).length;

/** What the stage has had, by the view alone; the log may tell no more of the round than this. */
function expectSeen(): void {
  const view = table.view as Drawn;
  if (view.sheets.length > 0) return; // the next round has swept the board
  const cards = view.research?.filter((owner) => owner !== null).length ?? 0;
  const won = view.tricks.length + (view.scene?.what === 'won' ? 1 : 0);
  expect(count('BidMade')).toBeLessThanOrEqual(view.bids.filter((bid) => bid !== null).length);
  expect(count('Played')).toBeLessThanOrEqual(cards);
  expect(count('TrickWon')).toBeLessThanOrEqual(won);
  expect(count('ParadoxCaused')).toBeLessThanOrEqual(view.scene?.what === 'paradox' ? 1 : 0);
}

async function look(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += TICK) {
    await vi.advanceTimersByTimeAsync(TICK);
    expectSeen();
  }
}

test.each([
  ['one after the other', 5000],
  ['while the one before is still being shown', 60],
])('the log never tells what the stage has not shown: updates %s', async (_, apart) => {
  for (const update of wholeRound) {
    FakeSocket.last.say(update);
    expectSeen();
    await look(apart);
  }
  await look(40_000);

  expect(count('Played')).toBe(wholeRound.length - 7); // a deal, three burials, three bids
  expect(count('ParadoxCaused')).toBe(1);
  expect((table.view as Drawn).sheets).toHaveLength(1);
});

test('the paradox is on the stage for two seconds, and nothing is asked meanwhile', async () => {
  for (const update of wholeRound) FakeSocket.last.say(update);
  let [since, asked] = [0, 0];
  for (let at = 0; at < 60_000 && table.moving; at += TICK) {
    await vi.advanceTimersByTimeAsync(TICK);
    if ((table.view as Drawn).scene?.what !== 'paradox') continue;
    since += TICK;
    asked += table.ask ? 1 : 0;
  }

  expect(since).toBeGreaterThanOrEqual(1900);
  expect(asked).toBe(0);
});
