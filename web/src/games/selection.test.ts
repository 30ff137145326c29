import { describe, expect, test } from 'vitest';
import { askOf } from '../wire/sample';
import type { Move } from '../wire/types';
import { isSame, Selection } from './selection.svelte';

describe('what is selected', () => {
  test('is gone with its question, and back when that is asked again', () => {
    const table = { ask: askOf(0, 7) };
    const selection = new Selection<string>(table);
    expect(selection.now).toBeNull();

    selection.keep('a card');
    expect(selection.now).toBe('a card');
    table.ask = askOf(0, 8);
    expect(selection.now).toBeNull();
    table.ask = askOf(0, 7);
    expect(selection.now).toBe('a card');
  });

  test('is not seen by the next at the same screen', () => {
    const table = { ask: askOf(0, 7) };
    const selection = new Selection<string>(table);
    selection.keep('a card');

    table.ask = askOf(1, 7);

    expect(selection.now).toBeNull();
  });

  test('is still known while its answer is on its way, until it is put back', () => {
    const table = { ask: askOf(0, 7) };
    const selection = new Selection<string>(table);
    selection.keep('a card');
    table.ask = askOf(0, 8);
    expect([selection.now, selection.last]).toEqual([null, 'a card']);

    selection.putBack();
    expect(selection.last).toBeNull();
  });

  test('belongs to the question it was found out about, however late that is', () => {
    const table = { ask: askOf(0, 8) };
    const selection = new Selection<string>(table);

    selection.keep('what it brings', askOf(0, 7));

    expect(selection.now).toBeNull();
  });

  test('is nothing while nobody is asked', () => {
    const selection = new Selection<string>({ ask: null });
    selection.keep('a card');
    expect(selection.now).toBeNull();
  });
});

test('moves are the same by what they say, in whatever order', () => {
  const move = { type: 'Play', cards: ['modest-1', 'modest-2'], seat: 1 };

  expect(isSame(move, { seat: 1, cards: ['modest-1', 'modest-2'], type: 'Play' } as typeof move)).toBe(true);
  expect(isSame(move, { ...move, cards: ['modest-1'] } as typeof move)).toBe(false);
  expect(isSame(move, { ...move, type: 'Discard' })).toBe(false);
  expect(isSame(null, move)).toBe(false);
  expect(isSame(null, null)).toBe(false);
});

test('moves that differ deep inside, or by a field more, are not the same', () => {
  const put = { type: 'Put', at: { x: 1, y: 2 } };

  expect(isSame(put, { type: 'Put', at: { y: 2, x: 1 } } as typeof put)).toBe(true);
  expect(isSame(put, { type: 'Put', at: { x: 1, y: 3 } } as typeof put)).toBe(false);
  expect(isSame({ type: 'Pass' }, put)).toBe(false);
  expect(isSame(put, { type: 'Put' })).toBe(false);
  expect(isSame({ type: 'Play', cards: ['1,2'] } as Move, { type: 'Play', cards: ['1', '2'] } as Move)).toBe(
    false,
  );
  expect(isSame({ type: 'Bid', tricks: 1 } as Move, { type: 'Bid', tricks: '1' } as Move)).toBe(false);
});
