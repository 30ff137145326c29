import { expect, test } from 'vitest';
import { addressOf, readPlace } from './place';

const read = (text: string) => readPlace(new URLSearchParams(text));

test('an address leads back to the place it was made from', () => {
  const place = { step: 57, seat: 0 };
  const [path, query] = addressOf('mffq7x2k', place).split('?');

  expect(path).toBe('/table/mffq7x2k/replay');
  expect(read(query ?? '')).toEqual({ ...place, check: false });
});

test('without a seat all hands are open, and nonsense counts as nothing', () => {
  expect(addressOf('a', { step: 2, seat: null })).toBe('/table/a/replay?step=2');
  expect(read('step=x&seat=-1')).toEqual({ step: null, seat: null, check: false });
});

test('the deal is checked at once where the address asks for it', () => {
  expect(read('check=1').check).toBe(true);
});
