import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, OTHER_PROTOCOL, PROTOCOL, type Connection } from './live';
import { FakeSocket } from './fakeSocket';

let live: Live;
let states: [Connection, number][];
let heard: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  live = new Live('abc', {
    hear: (frame) => heard.push(frame.type),
    whereToLook: () => ({ seat: 0, since: 5 }),
    connection: (now, code) => states.push([now, code]),
  });
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chat = () => live.command({ type: 'Chat', text: 'hm' });
const again = () => vi.advanceTimersByTimeAsync(1500);

test('a command resolves with its own answer, and others are heard', async () => {
  FakeSocket.last.open();
  const asked = chat();
  const [sent] = FakeSocket.last.sent;
  FakeSocket.last.say({ type: 'Presence', here: [], spectators: 0 });
  FakeSocket.last.say({ type: 'Done', id: sent?.id, number: 6 });

  expect(await asked).toMatchObject({ type: 'Done', number: 6 });
  expect(heard).toEqual(['Presence']);
});

test('what nobody answered is sent again under the same id', async () => {
  FakeSocket.last.open();
  const asked = chat();
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.drop(1006);
  await again();
  expect(FakeSocket.all).toHaveLength(2);

  FakeSocket.last.open();

  expect(FakeSocket.last.sent).toEqual([first]);
  FakeSocket.last.say({ type: 'Done', id: first?.id, number: 6 });
  expect(await asked).toMatchObject({ type: 'Done' });
});

test('what was answered is not sent again', async () => {
  FakeSocket.last.open();
  const asked = chat();
  FakeSocket.last.say({ type: 'Done', id: FakeSocket.last.sent[0]?.id, number: 6 });
  await asked;
  FakeSocket.last.drop(1006);
  await again();
  FakeSocket.last.open();

  expect(FakeSocket.last.sent).toEqual([]);
});

test('a command given while there is no connection goes out with the next one', async () => {
  void chat();
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.of('Chat')).toHaveLength(1);
});

const FOR_GOOD = [4401, 4403, 4404, 4423, 4429];

test.each(FOR_GOOD)('after close code %i nobody tries again by themselves', async (code) => {
  FakeSocket.last.open();
  FakeSocket.last.drop(code);
  await again();

  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toEqual(['ended', code]);
});

test('an ended line can be taken up again by hand', async () => {
  FakeSocket.last.open();
  FakeSocket.last.drop(4401);
  await again();
  live.reconnect();
  await again();

  expect(FakeSocket.all).toHaveLength(2);
});

test('a line that does not answer a Ping counts as dead', async () => {
  FakeSocket.last.open();
  live.probe();
  expect(FakeSocket.last.of('Ping')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4100);

  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a line that answers lives on', async () => {
  FakeSocket.last.open();
  live.probe();
  FakeSocket.last.say({ type: 'Pong' });
  await again();

  expect(FakeSocket.all).toHaveLength(1);
});

test('a server of another protocol is not listened to, and not called again', async () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'Welcome', seats: [0], name: 'Milo', protocol: PROTOCOL + 1 });
  await again();

  expect(states.at(-1)).toEqual(['ended', OTHER_PROTOCOL]);
  expect(heard).toEqual([]);
  expect(FakeSocket.all).toHaveLength(1);
});
