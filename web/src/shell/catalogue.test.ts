import { beforeEach, expect, test, vi } from 'vitest';

const game = (name: string, title: string) => ({ name, titles: { en: title, cs: `${title} cs` } });

const served = (games: object[]) => vi.fn(() => Promise.resolve(Response.json(games)));

/** A page that was just opened. */
const open = async () => {
  vi.resetModules();
  return import('./catalogue.svelte');
};

beforeEach(() => localStorage.clear());

test('the games stand in the order of the server', async () => {
  vi.stubGlobal('fetch', served([game('b', 'B'), game('a', 'A')]));
  const { catalogue, fetchCatalogue } = await open();
  expect([catalogue.games, catalogue.known]).toEqual([[], false]);

  await fetchCatalogue();

  expect(catalogue.games.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(catalogue.known).toBe(true);
});

test('whoever comes back sees them at once, and without a server', async () => {
  vi.stubGlobal('fetch', served([game('a', 'A')]));
  await (await open()).fetchCatalogue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));

  const { catalogue, fetchCatalogue } = await open();

  expect([catalogue.find('a')?.name, catalogue.known]).toEqual(['a', false]);
  await expect(fetchCatalogue()).rejects.toThrow('offline');
  expect(catalogue.find('a')?.name).toBe('a');
});

test('what is stored and makes no sense is forgotten', async () => {
  localStorage.setItem('clowder-games-2', '{');

  expect((await open()).catalogue.games).toEqual([]);
});

test('a title is in the language of the moment', async () => {
  const { titleOf } = await open();
  const { speak } = await import('../words/words.svelte');
  await speak('cs');
  expect(titleOf(game('a', 'A') as never)).toBe('A cs');
  await speak('pl');
  expect(titleOf(game('a', 'A') as never)).toBe('A');
});

test('what is left is told in a unit of which there are two, a fresh clock of days is whole', async () => {
  const { roughly } = await open();
  const told = [3 * 86_400 - 20, 2 * 86_400 + 80_000, 86_400, 119].map(roughly);
  expect(told).toEqual(['3 days', '2 days', '24 hours', '119 seconds']);
});
