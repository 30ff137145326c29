/* Every page of a rulebook that tells the game has its picture. */
import { expect, test } from 'vitest';
import { picturesOf } from './pictures';

const books = import.meta.glob<string>('../../../src/clowder/locales/en/*_chapters.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const told = Object.entries(books).map(([file, text]) => ({
  game: /(\w+)_chapters\.ftl$/.exec(file)?.[1] ?? '',
  chapters: [...text.matchAll(/^\w+-chapter-(\w+) = /gm)].map(([, key]) => key ?? ''),
}));

test('five games are told', () => {
  expect(told).toHaveLength(5);
});

test.each(told)('$game has a picture for its first page and for each chapter', async ({ game, chapters }) => {
  const drawn = (await picturesOf(game))?.drawn ?? new Set();

  expect(chapters.length).toBeGreaterThan(3);
  expect(['opening', ...chapters].filter((key) => !drawn.has(key))).toEqual([]);
});
