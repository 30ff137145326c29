import { expect, test } from 'vitest';
import type { ChairInfo, ChatLine } from '../../wire/types';
import { pointAt, pointAtLine } from './pointed';

const chair = (name: string, bot: string | null = null, free = false): ChairInfo => ({
  type: 'ChairInfo',
  name,
  bot,
  fur: 'ginger',
  free,
  away: false,
  given: '',
  holiday: null,
  days_off: 0,
});
const line = (seat: number | null): ChatLine => ({
  type: 'ChatLine',
  name: 'Bo',
  seat,
  text: 'Hm',
  number: 9,
});

test('a person can be pointed at, but neither a mouse nor an empty box nor oneself', () => {
  const chairs = [chair('Ann'), chair('Bo'), chair('Tik', 'baseline'), chair('', null, true)];

  expect([0, 1, 2, 3, 4].map((seat) => pointAt(chairs, seat, [0])?.name)).toEqual([
    undefined,
    'Bo',
    undefined,
    undefined,
    undefined,
  ]);
});

test('who said a line is pointed at by its number', () => {
  expect(pointAtLine(line(1), [0])).toEqual({ name: 'Bo', at: { number: 9 } });
  expect(pointAtLine(line(null), [0])).toEqual({ name: 'Bo', at: { number: 9 } });
  expect(pointAtLine(line(0), [0])).toBeNull();
});
