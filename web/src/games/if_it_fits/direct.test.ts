import { expect, test } from 'vitest';
import { direct } from './direct';
import { before, laid, ousted, playing, settled, settling } from './recorded';
import type { Update } from '../../wire/types';
import type { Drawn, IfItFits } from './types';

const seen = (from: Drawn | null, frame: Update<IfItFits>) => direct(from, frame).map(({ view }) => view);

test('a box comes to lie, leaves the hand, and everybody looks at it', () => {
  const [view] = seen(playing.view, laid);

  expect(view?.laid.at(-1)).toMatchObject({ card: 'O-mm', column: 2, row: 0 });
  expect(view?.hand).toEqual(['L-y', 'LR-m']);
  expect(view?.held).toEqual([2, 2]);
  expect(view?.fresh).toEqual({ column: 2, row: 0, over: false });
  expect(view?.boxes).toEqual(laid.view.boxes);
});

test('a cat moves in and is no longer at home', () => {
  const [view] = seen(settling.view, settled);

  expect(view?.across).toEqual(
    settled.view.across.map((one) =>
      expect.objectContaining({ column: one.column, row: one.row, card: one.card }),
    ),
  );
  expect(view?.cats).toEqual([4, 5]);
  expect(view?.fresh?.over).toBe(true);
});

test('the Princess takes a place, and the cat is at home again', () => {
  const [view] = seen(before, ousted);

  expect(view?.across[0]?.card).toBe('princess');
  expect(view?.cats).toEqual([5, 5]);
  expect(view?.held[1]).toBe(2);
});

test('what the beats lead to is the view that follows', () => {
  for (const [from, frame] of [
    [playing.view, laid],
    [settling.view, settled],
    [before, ousted],
  ] as const) {
    const last = seen(from, frame).at(-1);
    expect(last?.laid.map(({ card }) => card)).toEqual(frame.view.laid.map(({ card }) => card));
    expect(last?.across.map(({ card }) => card)).toEqual(frame.view.across.map(({ card }) => card));
    expect(last?.hand).toEqual(frame.view.hand);
    expect(last?.held).toEqual(frame.view.held);
    expect(last?.cats).toEqual(frame.view.cats);
  }
});

test('whoever has seen nothing yet is shown no beats', () => {
  expect(direct(null, laid)).toEqual([]);
});

test('a long tale is told faster', () => {
  const news = Array.from({ length: 9 }, () => settled.news[0]!);

  expect(
    direct(settling.view, { ...settled, news }).reduce((sum, { hold }) => sum + hold, 0),
  ).toBeLessThanOrEqual(1500);
});
