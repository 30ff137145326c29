/* The shape of the sources themselves: how wide a line may be. */
import { expect, test } from 'vitest';

const COLUMNS = 110; // prettier's, which leaves comments and strings alone

const sources = import.meta.glob<string>(['./**/*.{ts,svelte,css,md}', '!./wire/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no line is wider than a screen', () => {
  const wide = Object.entries(sources).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (line.length > COLUMNS ? [`${file}:${at + 1}`] : [])),
  );

  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(wide).toEqual([]);
});
