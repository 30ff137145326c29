import { expect, test } from 'vitest';
import { chair } from '../wire/sample';
import type { TableInfo } from '../wire/types';
import { daysLeft, restsUntil } from './holidays';

test('somebody rests until their holiday is over', () => {
  const resting = chair({ holiday: 2000 });

  expect(restsUntil(resting, 1999)).toBe(2000);
  expect(restsUntil(resting, 2000)).toBeNull();
  expect(restsUntil(chair(), 0)).toBeNull();
});

test('of the days that a table gives, those taken are gone', () => {
  const clock = { type: 'Clock', kind: 'days', limit: 3, holiday: 7 } as const;
  const table = { clock, seats: [chair({ days_off: 5 }), chair()] } as unknown as TableInfo;

  expect([daysLeft(table, 0), daysLeft(table, 1)]).toEqual([2, 7]);
});
