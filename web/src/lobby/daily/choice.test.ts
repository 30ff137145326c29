import { expect, it } from 'vitest';
import type { DailyGame } from '../../wire/types';
import { proposed } from './choice';

const game = (name: string, yours: DailyGame['yours'] = 'none') => ({ game: name, yours }) as DailyGame;
const on = (day: string, ...games: DailyGame[]) => proposed({ day, games })?.game;

it('is another game every day, and the same for everybody', () => {
  const games = ['a', 'b', 'c'].map((name) => game(name));
  const week = ['15', '16', '17', '18'].map((day) => on(`2026-11-${day}`, ...games));

  expect(new Set(week.slice(0, 3)).size).toBe(3);
  expect(week[3]).toBe(week[0]);
});

it('is one that was begun, and not one that was played', () => {
  const days = ['15', '16', '17'].map((day) => `2026-11-${day}`);
  for (const day of days) {
    expect(on(day, game('a'), game('b', 'playing'), game('c', 'over'))).toBe('b');
    expect(on(day, game('a', 'over'), game('b'), game('c', 'over'))).toBe('b');
  }
});

it('is still there when all are played, and nothing where there is none', () => {
  expect(on('2026-11-15', game('a', 'over'), game('b', 'over'))).toMatch(/[ab]/);
  expect(on('2026-11-15')).toBeUndefined();
});
