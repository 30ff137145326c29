import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat, Change } from '../games/beats';
import type { Update } from '../wire/types';
import { FakeSocket } from '../wire/fakeSocket';
import { askOf, chair, info, update, withNews } from '../wire/sample';
import { LiveTable } from './liveTable.svelte';

let table: LiveTable;
let cues: string[];
let helped = true; // the owner wants to see the aids
const beats: Record<number, number> = {}; // how many an update has, by its number
const scenes = new Set<number>(); // the updates whose beats are moments

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  cues = [];
  helped = true;
  scenes.clear();
  for (const number of Object.keys(beats)) delete beats[Number(number)];
  const direct = (_before: unknown, { number }: Change): Beat[] =>
    Array.from({ length: beats[number] ?? 0 }, (_, at) => ({
      view: `beat ${number}.${at}`,
      hold: 100,
      cue: 'card',
      scene: scenes.has(number),
    }));
  table = new LiveTable('abc', {
    room: { direct },
    cue: (name) => cues.push(name),
    helped: () => helped,
    hold: ({ hold }) => hold,
    speed: () => 1,
  });
  await vi.advanceTimersByTimeAsync(10);
  FakeSocket.last.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (frame: object) => FakeSocket.last.say(frame);
const looks = () => FakeSocket.last.of('Look').map(({ seat, since }) => [seat, since]);
const welcome = (...seats: number[]) => say({ type: 'Welcome', seats, name: 'Milo', protocol: 3 });
const line = (text: string) => withNews({ type: 'ChatLine', name: 'Milo', seat: 0, text, number: 0 });

function sitAt(number: number, more: Partial<Update> = {}): void {
  welcome(0);
  say(update(number, { since: 0, ...more }));
}

test('whoever has a seat looks from it, from the beginning', () => {
  welcome(1);
  expect(looks()).toEqual([[1, 0]]);
});

test('whoever has none watches', () => {
  welcome();
  expect(looks()).toEqual([[null, 0]]);
});

test('an update that follows the last is taken', () => {
  sitAt(5);
  say(update(6));
  expect(table.view).toBe('view 6');
});

test('after a gap the rest is asked for, and nothing is drawn', () => {
  sitAt(5);
  say(update(8));

  expect(table.view).toBe('view 5');
  expect(looks()).toEqual([
    [0, 0],
    [0, 5],
  ]);
  say(update(8, { since: 5 }));
  expect(table.view).toBe('view 8');
});

test('news that overlap are not told twice', () => {
  sitAt(5, line('one'));
  say(update(6, line('two')));
  say(update(7, { since: 5, ...line('two') }));

  expect(table.talk.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(looks().at(-1)).toEqual([0, 6]);
});

test('what is older than what is known is let lie', () => {
  sitAt(5);
  say(update(4));
  expect(table.view).toBe('view 5');
  expect(looks()).toHaveLength(1);
});

test('a view from another seat is never drawn', () => {
  sitAt(5);
  say(update(6, { seat: 1, view: 'another hand' }));
  expect(table.view).toBe('view 5');
});

test('the question is put once everything before it has been shown', () => {
  sitAt(5);
  beats[6] = 1;
  say(update(6, { asks: [askOf(0, 6)] }));

  expect([table.view, table.ask, table.moving]).toEqual(['beat 6.0', null, true]);
  vi.advanceTimersByTime(100);
  expect([table.view, table.ask?.number, table.moving]).toEqual(['view 6', 6, false]);
  expect(cues).toEqual(['card', 'turn']);
});

test('a refusal is explained until the question changes, whatever else is told', async () => {
  sitAt(5, { asks: [askOf(0, 5)] });
  const answered = table.answer({ type: 'Play' });
  say({
    type: 'Refused',
    id: FakeSocket.last.of('Answer')[0]?.id,
    why: 'cell_taken',
    rule: 'CIB-6',
    about: [],
    text: '',
    say: { type: 'Say', key: 'x', args: [] },
    short: null,
  });

  expect(await answered).toMatchObject({ why: 'cell_taken' });
  say(update(6, { asks: [askOf(0, 5)], ...line('hm') }));
  expect(table.refused?.rule).toBe('CIB-6');
  say(update(7, { asks: [askOf(0, 7)] }));
  expect(table.refused).toBeNull();
});

test('a stale answer is told in a word and then forgotten', async () => {
  sitAt(5, { asks: [askOf(0, 5)] });
  const answered = table.answer({ type: 'Play' });
  say({ type: 'Failed', id: FakeSocket.last.of('Answer')[0]?.id, code: 'stale', text: '' });

  expect(await answered).toBeNull();
  expect([table.failed, table.sending]).toEqual(['stale', false]);
  vi.advanceTimersByTime(7000);
  expect(table.failed).toBe('');
});

test('only one move is on its way at a time', () => {
  sitAt(5, { asks: [askOf(0, 5)] });
  void table.answer({ type: 'Play' });
  void table.answer({ type: 'Play' });
  expect(FakeSocket.last.of('Answer')).toHaveLength(1);
});

test('after a broken line one looks on from where one was', async () => {
  sitAt(5);
  FakeSocket.last.drop(1006);
  await vi.advanceTimersByTimeAsync(1500);
  FakeSocket.last.open();
  welcome(0);

  expect(looks()).toEqual([[0, 5]]);
  expect(table.view).toBe('view 5');
});

test('the pace is said on every connection, before anything is looked at', async () => {
  table.keepPace('brisk');
  sitAt(5);
  FakeSocket.last.drop(1006);
  await vi.advanceTimersByTimeAsync(1500);
  FakeSocket.last.open();
  welcome(0);

  expect(FakeSocket.last.sent.map(({ type, pace }) => [type, pace])).toEqual([
    ['KeepPace', 'brisk'],
    ['Look', undefined],
  ]);
});

test('several at one screen begin with nobody’s hand, and are asked who is next', () => {
  welcome(0, 1);
  expect(looks()).toEqual([[null, 0]]);
  say(update(5, { since: 0, seat: null, asks: [askOf(1, 5)] }));

  expect(table.passTo).toBe(1);
  table.pass();
  expect(looks().at(-1)).toEqual([1, 0]);
  expect(table.view).toBeNull();
});

test('whoever is ready is not sent away by the late answer to the start', () => {
  welcome(0, 1);
  say(update(5, { since: 0, seat: null, asks: [askOf(0, 5)] }));
  table.pass();

  table.seated([0, 1]);

  expect([table.me, table.passTo]).toEqual([0, null]);
});

test('a second one at the screen sits down: it begins with nobody’s hand', () => {
  welcome(0);
  table.seated([0, 1]);
  expect(table.me).toBeNull();
});

test('when another of them is asked, the hand is put away before the screen is passed', () => {
  welcome(0, 1);
  say(update(5, { since: 0, seat: null, asks: [askOf(0, 5)] }));
  table.pass();
  say(update(5, { since: 0, seat: 0, view: 'hand of 0', asks: [askOf(0, 5)] }));
  expect([table.view, table.passTo]).toEqual(['hand of 0', null]);

  say(update(6, { seat: 0, view: 'hand of 0', asks: [askOf(1, 6)] }));

  expect([table.view, table.passTo, table.me]).toEqual([null, 1, null]);
});

test('the screen is not passed to somebody for whom a mouse plays', () => {
  welcome(0, 1);
  const seats = [chair(), chair({ away: true })];
  say(update(5, { since: 0, seat: null, table: { ...info, seats }, asks: [askOf(1, 5)] }));
  expect(table.passTo).toBeNull();
});

test('chat sent twice by a broken line counts once', async () => {
  sitAt(5);
  const said = table.chat('hm');
  const [first] = FakeSocket.last.of('Chat');
  FakeSocket.last.drop(1006);
  await vi.advanceTimersByTimeAsync(1500);
  FakeSocket.last.open();

  expect(FakeSocket.last.of('Chat')).toEqual([first]);
  say({ type: 'Done', id: first?.id, number: 6 });
  expect(await said).toBe(true);
});

test('what a tried move would open is shown only to those who want to be helped', async () => {
  const judged = { type: 'Judged', refused: null, note: null, aids: { reach: [] } };
  const judge = async () => {
    const answers = table.judge([{ type: 'Rotate' }]);
    await vi.advanceTimersByTimeAsync(0);
    say({ type: 'Tried', id: FakeSocket.last.of('Try').at(-1)?.id, answers: [judged] });
    return answers;
  };
  sitAt(5);

  expect(await judge()).toEqual([judged]);
  helped = false;
  expect(await judge()).toEqual([{ ...judged, aids: null }]);
});

test('while a moment is on the stage the table says so, and not while a piece moves', async () => {
  beats[6] = 1;
  beats[7] = 1;
  scenes.add(7);
  sitAt(5);
  say(update(6));
  expect([table.moving, table.inScene]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(100);
  say(update(7));
  expect([table.moving, table.inScene]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect([table.moving, table.inScene]).toEqual([false, false]);
});
