/* The log of a table: what its news say, in the order they were shown; and what people say. */
import type { Entry } from '../games/room';
import type { ChairInfo, ChatLine, NewsItem, Say, Update } from '../wire/types';

export interface EventLog {
  entries: readonly Entry[];
  last: number; // the number of the last update whose news are here
  newsShown: number; // how many of its news
  from: number; // the number of the update that it began anew with
}

export const emptyLog: EventLog = { entries: [], last: 0, newsShown: 0, from: 0 };

/**
 * The log with the first `count` news of an update, once they have been seen on the stage; one that starts
 * from the beginning replaces it.
 */
export function addNews(log: EventLog, update: Update, count = update.news.length): EventLog {
  const whole = update.since === 0; // perhaps from another seat
  const anew = whole || log.last !== update.number;
  const before = whole ? [] : log.entries;
  const shown = anew ? 0 : log.newsShown;
  if (!anew && count <= shown) return log;
  const fresh = update.news.slice(shown, count).flatMap((item) => entry(item, update));
  return {
    entries: [...before, ...fresh],
    last: update.number,
    newsShown: count,
    from: whole ? update.number : log.from,
  };
}

/** What people say waits for nothing. */
export function listen(chat: readonly ChatLine[], update: Update): readonly ChatLine[] {
  const said = saidIn(update.news);
  return update.since === 0 ? said : said.length > 0 ? [...chat, ...said] : chat;
}

/** The log with what happened before its first line. */
export function goBack(log: EventLog, update: Update, news: readonly NewsItem[]): EventLog {
  return { ...log, entries: [...news.flatMap((item) => entry(item, update)), ...log.entries] };
}

/** What was said among these news. */
export const saidIn = (news: readonly NewsItem[]): ChatLine[] =>
  news.filter((item) => item.type === 'ChatLine');

function entry(item: NewsItem, { number, table, seat }: Update): Entry[] {
  const about = (who: number, key: string): Entry[] => [
    { number, seat: who, say: sentence(key, table.seats[who], who === seat), event: null },
  ];
  switch (item.type) {
    case 'GameEvent': {
      return item.say ? [{ number, seat: seatIn(item.event), say: item.say, event: item.event }] : [];
    }
    case 'ChairChanged':
      // Whoever sat down and went again has left no name behind.
      if (item.what === 'sat' && !table.seats[item.seat]?.name) return [];
      return about(item.seat, item.what === 'away' ? `log-away-${item.why}` : `log-${item.what}`);
    case 'TakenBack':
      return about(item.seat, `log-undo-${item.what}`);
    case 'TableMoved':
      return [{ number, seat: null, say: sentence(`log-${item.what}`), event: null }];
    case 'ChatLine':
    case 'Reaction':
      return [];
  }
}

/** Whom a room's event is about, where it says so. */
function seatIn(event: unknown): number | null {
  const named = typeof event === 'object' && event !== null && 'seat' in event ? event.seat : null;
  return typeof named === 'number' ? named : null;
}

function sentence(key: string, chair?: ChairInfo, you = false): Say {
  const args: Say['args'] = chair
    ? [
        ['name', chair.name],
        ['you', you ? 'yes' : 'no'],
      ]
    : [];
  return { type: 'Say', key, args };
}
