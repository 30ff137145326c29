import { beforeEach, expect, test, vi } from 'vitest';
import type { Move, Update } from '../wire/types';
import { LessonTable } from './lessonTable.svelte';
import type { LessonAnswer, LessonStep } from './lessons';

const update = (number: number, view: string): Update =>
  ({
    number,
    since: number - 1,
    seat: 0,
    view,
    asks: [{ number, seat: 0 }],
    moves: [],
    table: { seats: [] },
  }) as unknown as Update;
const step = { number: 4, update: update(8, 'before') } as unknown as LessonStep;
const move = (type: string): Move => ({ type });

/** The server's side: one move is right, one misses the point, the others are refused. */
function judge(type: string): LessonAnswer {
  const refused = { type: 'Refused', why: type };
  const answers: Record<string, object> = {
    right: {
      done: true,
      refused: null,
      say: 'praise',
      update: update(9, 'after'),
      note: 'a cat comes home',
      aids: 'the way',
    },
    beside: { done: false, refused: null, say: 'again', update: update(9, 'elsewhere') },
    wanted: { done: true, refused, say: 'praise', update: null },
  };
  return (answers[type] ?? { done: false, refused, say: null, update: null }) as LessonAnswer;
}

const cue = vi.fn();
let asked = vi.fn((_: number, { type }: Move) => Promise.resolve(judge(type)));
const open = () => new LessonTable(step, { room: { direct: () => [] }, try: asked, hold: () => 0, cue });

beforeEach(() => {
  cue.mockClear();
  asked = vi.fn((_: number, { type }: Move) => Promise.resolve(judge(type)));
});

test('the right move is praised, played, and nothing more is asked', async () => {
  const table = open();
  expect([table.view, table.ask?.number]).toEqual(['before', 8]);

  await table.answer(move('right'));

  expect(asked).toHaveBeenCalledWith(4, { type: 'right' }, false);
  expect([table.done, table.said, table.view, table.ask]).toEqual([true, 'praise', 'after', null]);
});

test('a move beside the point is not played, and may be tried again', async () => {
  const table = open();

  await table.answer(move('beside'));
  expect([table.done, table.said, table.view]).toEqual([false, 'again', 'before']);
  await table.answer(move('right'));

  expect(table.done).toBe(true);
});

test('a refusal is explained as at a table, and the question stays', async () => {
  const table = open();

  const refused = await table.answer(move('taken'));

  expect(table.refused).toBe(refused);
  expect(table.ask?.number).toBe(8);
  expect(cue).toHaveBeenCalledWith('refuse');
  table.understood();
  expect(table.refused).toBeNull();
});

test('a refusal that the step wants to be seen is a success', async () => {
  const table = open();

  await table.answer(move('wanted'));

  expect([table.done, table.said]).toEqual([true, 'praise']);
  expect(table.refused?.why).toBe('wanted');
  expect(cue).not.toHaveBeenCalled();
});

test('a refusal told ahead counts once it is asked for', async () => {
  const table = open();

  const [allowed, refused] = await table.judge([move('right'), move('wanted')]);
  expect([table.done, allowed?.refused, allowed?.note, allowed?.aids]).toEqual([
    false,
    null,
    'a cat comes home',
    'the way',
  ]);
  table.explain(refused!.refused!);

  expect(table.done).toBe(true);
});

test('where the server does not answer, the try can be made again', async () => {
  const table = open();
  asked.mockRejectedValueOnce(new Error('gone'));

  await table.answer(move('right'));
  expect([table.failed, table.sending, table.done]).toEqual([true, false, false]);
  await table.answer(move('right'));

  expect([table.failed, table.done]).toEqual([false, true]);
});
