import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bring, speak } from '../../words/words.svelte';
import { chair } from '../../wire/sample';
import { askFor, hintOf, judgedAs, sayOf, tableOf } from '../testing';
import { before, playing, settling, turning } from './recorded';
import { FitPlay } from './play.svelte';
import type { Drawn, FitTable, IfItFits, Move } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('if_it_fits', 'if_it_fits_web');
});

const ask = (what: IfItFits['asked'], number = 9) => askFor(what, sayOf(`fit-ask-${what}`), number);
const worth = judgedAs({ note: sayOf('fit-note-box', [['worth', 2]]) });

const seat = (what: IfItFits['asked'], view: Drawn, moves: readonly Move[], more: Partial<FitTable> = {}) =>
  tableOf<IfItFits>({
    view,
    chairs: [chair({ name: 'Ann', fur: 'ginger' }), chair({ name: 'Bo', fur: 'smoke' })],
    ask: ask(what),
    moves,
    judge: (tried) => Promise.resolve(tried.map(() => worth)),
    ...more,
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const keys = (play: FitPlay) => play.choices.map(({ key }) => key);

describe('a card is to be played', () => {
  let table: ReturnType<typeof seat>;
  let play: FitPlay;
  beforeEach(() => {
    table = seat('play', playing.view, playing.moves);
    play = new FitPlay(table);
  });

  test('first the server asks which card, and nothing on the table can be touched', () => {
    expect(play.question).toBe('Play one of your three cards.');
    expect(play.choices).toEqual([]);
    expect(play.targets.size).toBe(0);
  });

  test('a card picked up shows every place that the server lists for it', () => {
    play.pick('LR-m');

    const listed = playing.moves.filter((move) => move.type === 'Lay' && move.card === 'LR-m');
    expect(play.aim).toBe('cell');
    expect(play.targets.size).toBe(listed.length);
    expect(play.question).toBe('Where does it fit?');
  });

  test('a tap tries it there, a second tap turns it, and nothing is sent before it is confirmed', () => {
    play.pick('L-y');
    play.tap({ column: 2, row: 0 });
    expect(play.spot).toEqual({ column: 2, row: 0, turned: false });
    expect(keys(play)).toEqual(['lay', 'turn', 'elsewhere']);

    play.tap({ column: 2, row: 0 });
    expect(play.spot?.turned).toBe(true);
    expect(table.answer).not.toHaveBeenCalled();

    play.choose(play.choices[0]!);
    expect(table.answer).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'Lay', card: 'L-y', turned: true, column: 2, row: 0 }),
    );
  });

  test('a card that looks the same both ways is not turned', () => {
    play.pick('O-mm');
    play.tap({ column: 2, row: 0 });

    expect(play.turning).toBe(false);
    expect(keys(play)).toEqual(['lay', 'elsewhere']);
    play.turn();
    expect(play.spot?.turned).toBe(false);
  });

  test('it keeps its turn from place to place', () => {
    play.pick('L-y');
    play.turn();
    play.tap({ column: 2, row: 0 });
    play.tap({ column: 0, row: 1 });

    expect(play.spot).toEqual({ column: 0, row: 1, turned: true });
  });

  test('the server tells what would come of it', async () => {
    play.pick('L-y');
    play.tap({ column: 2, row: 0 });
    await settled();

    expect(play.choices[0]?.note).toBe('box worth 2');
  });

  test('where it does not fit, the server is asked why', () => {
    play.pick('L-y');
    play.tap({ column: 0, row: 0 });

    expect(table.answer).toHaveBeenCalledWith({ type: 'Lay', card: 'L-y', turned: false, column: 0, row: 0 });
    expect(play.spot).toBeNull();
  });

  test('a tap on the table with an empty paw means nothing', () => {
    play.tap({ column: 0, row: 0 });

    expect(table.answer).not.toHaveBeenCalled();
  });

  test('a card put back is out of the paw, and so is one when the question is another', () => {
    play.pick('L-y', 'L-y.0');
    play.toggle('L-y', 'L-y.0');
    expect(play.held).toBe(false);

    play.pick('L-y');
    table.ask = ask('play', 10);
    expect(play.held).toBe(false);
  });

  test('it may be taken up again, to look for another place', () => {
    play.pick('L-y');
    play.tap({ column: 0, row: 1 });

    play.choose(play.choices.find(({ key }) => key === 'elsewhere')!);

    expect(play.spot).toBeNull();
    expect(play.card).toBe('L-y');
    expect(table.answer).not.toHaveBeenCalled();
  });

  test('a place that is pointed at shows the card as it is turned', () => {
    play.pick('L-y');
    expect(play.wayAt({ column: 0, row: 1 })).toBe(false);
    play.turn();
    expect(play.wayAt({ column: 0, row: 1 })).toBe(true);
  });

  test('a hint is laid down to be looked at, and not played', () => {
    play.show(hintOf({ type: 'Lay', card: 'L-y', turned: true, column: 0, row: 1 }));

    expect(play.spot).toEqual({ column: 0, row: 1, turned: true });
    expect(play.choices.map(({ proposed }) => proposed)).toEqual([true, undefined, undefined]);
    expect(table.answer).not.toHaveBeenCalled();
  });
});

test('a turn begins with a card or with a cat that sleeps', () => {
  const table = seat('turn', turning.view, turning.moves);
  const play = new FitPlay(table);
  expect(keys(play)).toEqual(['draw', 'sleep']);

  play.choose(play.choices[1]!);
  expect(play.aim).toBe('cell');
  expect(keys(play)).toEqual(['draw']);
  play.tap({ column: 0, row: 1 });
  play.choose(play.choices[0]!);

  expect(table.answer).toHaveBeenCalledWith(expect.objectContaining({ type: 'Sleep', column: 0, row: 1 }));
});

test('a start box is in the paw by itself', () => {
  const moves = [false, true].map((turned): Move => ({
    type: 'Lay',
    card: 'start',
    turned,
    column: 1,
    row: 0,
  }));
  const play = new FitPlay(seat('open', turning.view, moves));

  expect(play.card).toBe('start');
  expect(play.held).toBe(false);
  play.tap({ column: 1, row: 0 });
  expect(play.held).toBe(true);
  play.putBack();
  expect(play.spot).toBeNull();
});

test('a cat moves in by a tap on a card, or by its answer', () => {
  const table = seat('settle', settling.view, settling.moves);
  const play = new FitPlay(table);
  expect(play.aim).toBe('seam');
  expect(play.choices.map(({ label }) => label)).toEqual(['A cat on the left seam', 'No cat']);

  play.tap({ column: 1, row: 0 });

  expect(table.answer).toHaveBeenCalledWith({ type: 'Settle', column: 1, row: 0 });
});

test('the Princess is asked whose place she takes', () => {
  const view = { ...before, seat: 1, hand: ['T-s', 'mouse', 'princess'] };
  const table = seat('play', view, [{ type: 'Oust', column: 1, row: 0 }], {
    me: 1,
    ask: { ...ask('play'), seat: 1 },
  });
  const play = new FitPlay(table);
  play.pick('princess');
  expect(play.aim).toBe('cat');
  expect(play.question).toBe('Whose place does Princess take?');

  play.tap({ column: 1, row: 0 });

  expect(play.choices[0]?.label).toBe('Take this place: Ann');
  play.choose(play.choices[0]!);
  expect(table.answer).toHaveBeenCalledWith({ type: 'Oust', column: 1, row: 0 });
});

test('a special toy goes across a seam, and a Princess with nobody to bother is thrown away', () => {
  const toy = new FitPlay(seat('play', before, [{ type: 'Give', toy: 'mouse', column: 1, row: 0 }]));
  toy.pick('mouse');
  expect(toy.aim).toBe('seam');
  toy.tap({ column: 1, row: 0 });
  expect(toy.question).toBe('The toy, here?');
  expect(keys(toy)).toEqual(['lay', 'elsewhere']);

  const lonely = new FitPlay(seat('play', before, [{ type: 'Discard' }]));
  expect(keys(lonely)).toEqual(['discard']);
});
