/* The shape of the sources themselves: layers, the names they know, the length of files and lines. */
import { expect, test } from 'vitest';
import { faults } from './layers';

const COLUMNS = 110; // prettier's, which leaves comments and strings alone
const LINES = 300;

const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte,css,md}', '!./wire/schema.ts', '!./games/*/recorded.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const files = Object.entries(sources);

test('every import points down, and none leads back', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(faults(sources)).toEqual([]);
});

test.each([
  ['./wire/api.ts', '../words/words.svelte'],
  ['./kit/Cat.svelte', '../shell/me.svelte'],
  ['./shell/SiteBar.svelte', '../games/room'],
  ['./games/room.ts', '../table/timeline'],
  ['./games/stray_cat/map.ts', '../../table/timeline'],
  ['./games/stray_cat/map.ts', '../chabyrinthe/square'],
  ['./table/LivePage.svelte', '../lobby/Home.svelte'],
  ['./table/timeline.ts', '../games/stray_cat/map'],
  ['./learn/LearnPage.svelte', '../replay/place'],
  ['./lobby/Home.svelte', '../App.svelte'],
])('%s may not import %s', (file, target) => {
  const planted = { ...sources, [file]: `import '${target}';\n${sources[file]}` };

  expect(faults(planted)[0]).toMatch(`${file} → `);
});

test('two files that need each other are a ring', () => {
  const planted = { ...sources, './kit/gaze.ts': `import './Cat.svelte';\n${sources['./kit/gaze.ts']}` };

  expect(faults(planted).join()).toContain('./kit/gaze.ts → ./kit/Cat.svelte');
});

test('nothing but its own folder knows a room by name', () => {
  const rooms = Object.keys(sources).flatMap((file) => /^\.\/games\/(\w+)\/room\.ts$/.exec(file)?.[1] ?? []);
  const shared = files.filter(([file]) => !/\.test\.ts$|^\.\/games\/\w+\/|\/sample\.ts$/.test(file));
  const named = shared.flatMap(([file, text]) =>
    rooms.filter((room) => text.includes(room)).map((room) => `${file} knows ${room}`),
  );

  expect(rooms.length).toBeGreaterThan(4);
  expect(named).toEqual([]);
});

test('no line is wider than a screen', () => {
  const wide = files.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => (line.length > COLUMNS ? [`${file}:${at + 1}`] : [])),
  );

  expect(wide).toEqual([]);
});

test('no file is longer than one reads at a sitting', () => {
  const long = files.filter(([, text]) => text.split('\n').length - 1 > LINES).map(([file]) => file);

  expect(long).toEqual([]);
});

test('the title of every page says how many tables wait', () => {
  const titles = files.flatMap(([file, text]) =>
    (text.match(/<title>.*Clowder/g) ?? []).map((title) => [file, title]),
  );
  const silent = titles.filter(([, title]) => !title?.startsWith('<title>{waitingMark('));

  expect(titles.length).toBeGreaterThan(12);
  expect(silent).toEqual([]);
});
