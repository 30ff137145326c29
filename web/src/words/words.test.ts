import { expect, test } from 'vitest';
import { bring, has, say, speak, t } from './words.svelte';

test('a language brings its own sentences and plurals', async () => {
  await speak('cs');
  expect(has('cib-move-bid')).toBe(false);
  await bring('cat_in_the_box', 'no_such_file');
  expect(document.documentElement.lang).toBe('cs');
  expect(t('cib-move-bid', { tricks: 1 })).not.toBe(t('cib-move-bid', { tricks: 3 }));
  expect(has('cib-move-bid')).toBe(true);
  expect(has('no-such-message')).toBe(false);
});

test('a sentence of the server is said in the language of the moment', async () => {
  const said = {
    type: 'Say' as const,
    key: 'cib-event-bid',
    args: [
      ['name', 'Zosia'],
      ['you', 'no'],
      ['tricks', 2],
    ],
  };
  await speak('en');
  expect(say(said as never)).toBe('Zosia bids 2.');
  await speak('hu');
  expect(say(said as never)).not.toBe('Zosia bids 2.');
});

test('what is below zero has a minus', async () => {
  await speak('en');
  await bring('if_it_fits');
  expect(t('fit-place', { column: -6, row: -5 })).toBe('(−6, −5)');
  expect(t('cib-event-round-scored', { round: 1, points: 'Ginger -5 · Pip 7' })).toContain('Ginger −5');
});

test.each([
  ['en', 'discard 3 and 12', 'discard 3, 12 and 20'],
  ['cs', 'odhodit 3 a\u00a012', 'odhodit 3, 12 a\u00a020'],
  ['pl', 'odrzuć 3 i\u00a012', 'odrzuć 3, 12 i\u00a020'],
  ['hu', 'eldobás: 3 és 12', 'eldobás: 3, 12 és 20'],
] as const)('a list is said as one says it: %s', async (language, two, three) => {
  await speak(language);
  await bring('stray_cat');
  expect(t('str-move-discard', { cards: '3, 12' })).toBe(two);
  expect(t('str-move-discard', { cards: '3, 12, 20' })).toBe(three);
});
