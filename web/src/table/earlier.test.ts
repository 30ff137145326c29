import { expect, test } from 'vitest';
import type { Answered } from '../wire/live';
import type { NewsItem } from '../wire/types';
import { update } from '../wire/sample';
import { readEarlier } from './earlier';
import { emptyLog, listen, addNews } from './eventLog';

const line = (text: string): NewsItem => ({ type: 'ChatLine', name: 'Zosia', seat: 1, text, number: 0 });
const opened: NewsItem = { type: 'TableMoved', what: 'opened' };

/** A table of so many entries, of which the first is its opening and all others are chat. */
function longTable(entries: number, page: number) {
  const news = [opened, ...Array.from({ length: entries - 1 }, (_, at) => line(`${at + 2}`))];
  const asked: number[] = [];
  const ask = (before: number): Promise<Answered> => {
    asked.push(before);
    const earlier = Math.max(0, before - page);
    return Promise.resolve({ type: 'EarlierNews', id: 'x', news: news.slice(earlier, before), earlier });
  };
  const earlier = Math.max(0, entries - page);
  const whole = update(entries, { since: 0, earlier, news: news.slice(earlier) });
  const table = { log: addNews(emptyLog, whole), talk: listen([], whole), me: whole.seat };
  return { asked, ask, whole, table };
}

test('a long past comes page by page until the beginning, in order', async () => {
  const { ask, whole, table } = longTable(25, 10);

  await readEarlier(table, whole, ask);

  expect(table.talk.map(({ text }) => text)).toEqual(Array.from({ length: 24 }, (_, at) => `${at + 2}`));
  expect(table.log.entries.map(({ say }) => say.key)).toEqual(['log-opened']);
});

test('nothing of one seat is told to whoever looks from another meanwhile', async () => {
  const { asked, ask, whole, table } = longTable(100, 10);
  table.me = 3;

  await readEarlier(table, whole, ask);

  expect(asked).toEqual([90]);
  expect(table.talk).toHaveLength(10);
});

test('a past that was told whole is not asked for', async () => {
  const { asked, ask, whole, table } = longTable(10, 10);

  await readEarlier(table, whole, ask);

  expect(asked).toEqual([]);
});
