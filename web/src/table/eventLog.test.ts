import { expect, test } from 'vitest';
import type { NewsItem, Say } from '../wire/types';
import { grouped } from './grouped';
import { chair, info, update, withNews } from '../wire/sample';
import { emptyLog, listen, addNews } from './eventLog';

const played = (seat: number): NewsItem => ({
  type: 'GameEvent',
  event: { type: 'Played', seat },
  say: { type: 'Say', key: 'cib-event-played', args: [['name', 'Zosia']] } as Say,
});
const chat = (text: string): NewsItem => ({ type: 'ChatLine', name: 'Zosia', seat: 1, text, number: 0 });
const keys = (log: typeof emptyLog) => log.entries.map(({ say }) => say.key);

test('news become lines, in order, each about its seat', () => {
  const log = addNews(
    emptyLog,
    update(4, { ...withNews(played(1), { type: 'TableMoved', what: 'started' }) }),
  );

  expect(keys(log)).toEqual(['cib-event-played', 'log-started']);
  expect(log.entries.map(({ seat }) => seat)).toEqual([1, null]);
  expect(log.last).toBe(4);
});

test('an event that says nothing leaves no line', () => {
  const quiet: NewsItem = { type: 'GameEvent', event: { type: 'Dealt' }, say: null };
  expect(addNews(emptyLog, update(4, withNews(quiet))).entries).toEqual([]);
});

test('a later update adds to the log', () => {
  const [first, then] = [
    update(4, withNews(played(0), chat('hm'))),
    update(5, withNews(played(1), chat('so'))),
  ];

  expect(keys(addNews(addNews(emptyLog, first), then))).toHaveLength(2);
  expect(listen(listen([], first), then).map(({ text }) => text)).toEqual(['hm', 'so']);
});

test('whoever looks from the beginning gets the whole log, not twice', () => {
  const first = update(4, withNews(played(0), chat('hm')));
  const again = update(5, { since: 0, ...withNews(played(0), chat('hm'), played(1)) });

  expect(keys(addNews(addNews(emptyLog, first), again))).toHaveLength(2);
  expect(listen(listen([], first), again)).toHaveLength(1);
});

test('from another seat the same update is told anew, with nothing left of what the first one saw', () => {
  const first = addNews(emptyLog, update(4, { since: 0, ...withNews(played(0), played(0)) }));
  const other = addNews(first, update(4, { since: 0, seat: 1, ...withNews(played(1)) }));

  expect(other.entries.map(({ seat }) => seat)).toEqual([1]);
});

test('an update is told news by news, as they are seen, and never twice', () => {
  const news = update(4, withNews(played(0), chat('hm'), played(1)));
  const none = addNews(emptyLog, news, 0);
  const one = addNews(none, news, 1);

  expect([none, one, addNews(one, news, 1), addNews(one, news)].map((log) => log.entries.length)).toEqual([
    0, 1, 1, 2,
  ]);
});

test('the reader is addressed where the line is about them', () => {
  const away = (seat: number): NewsItem => ({ type: 'ChairChanged', what: 'away', seat, why: 'time' });
  const log = addNews(emptyLog, update(4, withNews(away(0), away(1))));

  expect(log.entries.map(({ say }) => say)).toEqual([
    {
      type: 'Say',
      key: 'log-away-time',
      args: [
        ['name', 'Milo'],
        ['you', 'yes'],
      ],
    },
    {
      type: 'Say',
      key: 'log-away-time',
      args: [
        ['name', 'Zosia'],
        ['you', 'no'],
      ],
    },
  ]);
});

test('who sat down and went again is not named', () => {
  const sat: NewsItem = { type: 'ChairChanged', what: 'sat', seat: 1, why: '' };
  const table = { ...info, seats: [chair(), chair({ name: '', free: true })] };
  const log = addNews(emptyLog, update(4, { table, ...withNews(sat, { ...sat, what: 'stood' }) }));

  expect(keys(log)).toEqual(['log-stood']);
});

test('the log stands under its headings, newest on top', () => {
  const log = addNews(emptyLog, update(4, withNews(played(0), played(1), played(0))));
  const heading = (entry: { seat: number | null }, before: readonly unknown[]) =>
    entry.seat === 0 ? `after ${before.length}` : null;

  const groups = grouped(log.entries, heading);

  expect(groups.map((group) => [group.heading, group.entries.map(({ seat }) => seat)])).toEqual([
    ['after 2', [0]],
    ['after 0', [1, 0]],
  ]);
});
