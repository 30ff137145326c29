import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../wire/api';
import type { FinishedTable, RunningTable } from '../wire/types';
import { OwnGames, plain } from './ownGames.svelte';

afterEach(() => vi.restoreAllMocks());

const running = (game: string, ...names: string[]): RunningTable =>
  ({ game, yours: [0], seats: names.map((name) => ({ name })) }) as unknown as RunningTable;

test('names are compared without accents and capitals', () => {
  expect(plain(' Žofie ')).toBe('zofie');
});

test('running games are looked through by game and by others who sit there', () => {
  const games = new OwnGames();
  games.running = [running('stray_cat', 'Ann', 'Žofie'), running('cat_in_the_box', 'Ann', 'Bo')];
  games.opponent = 'zof';
  expect(games.shown.map(({ game }) => game)).toEqual(['stray_cat']);
  games.opponent = 'ann';
  expect(games.shown).toEqual([]);
  games.opponent = '';
  games.game = 'cat_in_the_box';
  expect(games.shown).toHaveLength(1);
});

test('an answer that comes late does not replace that of a later question', async () => {
  const answers: ((tables: string) => void)[] = [];
  vi.spyOn(api, 'finished').mockImplementation(
    () =>
      new Promise((resolve) =>
        answers.push((table) =>
          resolve({ type: 'FinishedTables', tables: [{ table } as FinishedTable], count: 1, next: null }),
        ),
      ),
  );
  const games = new OwnGames();
  const [first, second] = [games.search(), games.search()];
  answers[1]!('new');
  answers[0]!('old');
  await Promise.all([first, second]);
  expect(games.finished.map(({ table }) => table)).toEqual(['new']);
});
