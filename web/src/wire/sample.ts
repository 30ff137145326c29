/* Updates for tests: a table for two, as seat 0 sees it. */
import type { ChairInfo, NewsItem, OpenAsk, TableInfo, Update } from './types';

export function chair(more: Partial<ChairInfo> = {}): ChairInfo {
  return {
    type: 'ChairInfo',
    name: 'Milo',
    bot: null,
    fur: 'ginger',
    free: false,
    away: false,
    given: '',
    holiday: null,
    days_off: 0,
    ...more,
  };
}

export const info: TableInfo = {
  type: 'TableInfo',
  table: 'abc',
  game: 'cat_in_the_box',
  version: 1,
  options: {},
  seats: [chair(), chair({ name: 'Zosia', fur: 'cream' })],
  public: false,
  clock: { type: 'Clock', kind: 'none', limit: 0 },
  started: true,
  over: false,
  commitment: '',
  fair: true,
  rematch: null,
  origin: null,
  day: null,
  undone: 0,
  shut: false,
};

export const askOf = (seat: number, number: number, seconds: number | null = null): OpenAsk => ({
  type: 'OpenAsk',
  number,
  seat,
  what: 'play',
  seconds,
  say: null,
  rests: 0,
});

/** Update `number`; it follows the one before unless told otherwise. */
export function update(number: number, more: Partial<Update> = {}): Update {
  return {
    type: 'Update',
    number,
    since: number - 1,
    earlier: 0,
    seat: 0,
    table: info,
    news: [],
    view: `view ${number}`,
    asks: [],
    moves: null,
    aids: null,
    undo: null,
    can_undo: false,
    result: null,
    decided: null,
    ...more,
  };
}

export const withNews = (...news: NewsItem[]): Pick<Update, 'news'> => ({ news });
