/* The log of a table: what its news say, in the order they came. */
import type { Entry } from '../games/room';
import type { ChairInfo, ChatLine, NewsItem, Say, Update } from '../wire/types';

export interface EventLog {
  entries: readonly Entry[];
  chat: readonly ChatLine[];
  last: number; // the number of the last update taken in
}

export const emptyLog: EventLog = { entries: [], chat: [], last: 0 };

/** The log with the news of an update; one that starts from the beginning replaces it. */
export function appendUpdate(log: EventLog, update: Update): EventLog {
  const before = update.since === 0 ? emptyLog : log;
  const { news } = update;
  return {
    entries: [...before.entries, ...news.flatMap((item) => entry(item, update))],
    chat: [...before.chat, ...news.filter((item) => item.type === 'ChatLine')],
    last: update.number,
  };
}

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
