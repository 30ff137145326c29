import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bring, speak } from '../../words/words.svelte';
import { askFor, hintOf, judgedAs, refusalOf, sayOf, tableOf } from '../testing';
import { asked, bidding } from './recorded';
import { CatPlay } from './play.svelte';
import { COLOURS } from './box';
import type { CatInTheBox, CatTable, Move } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('cat_in_the_box', 'cat_in_the_box_web');
});

const ask = (what: CatInTheBox['asked'], key: string, number = 16) =>
  askFor(what, sayOf(key, [['colour', 'red']]), number);
const taken = refusalOf(
  'cell_taken',
  'CIB-6',
  sayOf('cib-short-cell-taken', [
    ['name', 'Pip'],
    ['you', 'no'],
  ]),
);
const follows = judgedAs({ note: sayOf('cib-note-follows') });
const gives = judgedAs({ note: sayOf('cib-note-gives-up', [['colour', 'red']]) });

/** What the server says of a 1: blue is Kuk's, red follows. */
function verdict(move: Move) {
  const colour = move.type === 'Play' ? move.colour : null;
  return colour === 'blue' ? judgedAs({ refused: taken }) : colour === 'red' ? follows : gives;
}

const seat = (more: Partial<CatTable> = {}) =>
  tableOf<CatInTheBox>({
    view: asked.view,
    ask: ask('play', 'cib-ask-follow'),
    moves: asked.moves,
    aids: asked.aids,
    judge: (moves) => Promise.resolve(moves.map(verdict)),
    ...more,
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a card is to be played', () => {
  let table: ReturnType<typeof seat>;
  let play: CatPlay;
  beforeEach(() => {
    table = seat();
    play = new CatPlay(table);
  });

  test('first the server asks which card', () => {
    expect(play.question).toBe('The trick is red. Which card, and in what colour?');
    expect(play.choices).toEqual([]);
    expect(play.held).toBe(false);
  });

  test('then the room asks for the colour, always in the same order', () => {
    play.pick(1);

    expect(play.question).toBe('What colour is your 1?');
    expect(play.choices.map(({ label }) => label)).toEqual(['Red', 'Blue', 'Yellow', 'Green']);
  });

  test('what the server lists is allowed at once, before it has been asked for reasons', () => {
    play.pick(1);
    expect(play.choices.map(({ allowed }) => allowed)).toEqual([true, false, true, true]);
  });

  test('the reasons are asked for once, for all colours together', async () => {
    play.pick(1);
    await settled();

    const notes = [play.choices, play.choices].map((choices) => choices.map(({ note }) => note));
    expect(table.judge).toHaveBeenCalledTimes(1);
    expect(table.judge).toHaveBeenCalledWith(COLOURS.map((colour) => ({ type: 'Play', number: 1, colour })));
    expect(notes[0]).toEqual(['follows', 'Pip has it', 'gives up red', 'gives up red']);
    expect(notes[1]).toEqual(notes[0]);
  });

  test('an equal card picked instead needs no new reasons', async () => {
    play.pick(1, '1.0');
    await settled();
    play.pick(1, '1.1');

    expect(table.judge).toHaveBeenCalledTimes(1);
    expect(play.choices[1]?.note).toBe('Pip has it');
  });

  test('reasons that come too late are not shown for another card', async () => {
    const late: (() => void)[] = [];
    table.judge.mockImplementationOnce(
      (moves) => new Promise((tell) => late.push(() => tell(moves.map(verdict)))),
    );
    table.judge.mockResolvedValueOnce(COLOURS.map(() => judgedAs({})));
    play.pick(1);
    play.pick(2);
    await settled();
    late.forEach((tell) => tell());
    await settled();

    expect(play.question).toBe('What colour is your 2?');
    expect(play.choices.map(({ note }) => note)).toEqual(['', '', '', '']);
  });

  test('a choice that is allowed is the answer', () => {
    play.pick(1);
    play.choose(play.choices[0]!);
    expect(table.answer).toHaveBeenCalledWith({ type: 'Play', number: 1, colour: 'red' });
  });

  test('a choice that is refused is explained and not sent', async () => {
    play.pick(1);
    await settled();
    play.choose(play.choices[1]!);

    expect(table.explain).toHaveBeenCalledWith(taken);
    expect(table.answer).not.toHaveBeenCalled();
  });

  test('a space of the board first picks its card up, then answers', () => {
    play.call(5, 'green');
    expect(play.card).toBe(5);
    expect(table.answer).not.toHaveBeenCalled();

    play.call(5, 'green');
    expect(table.answer).toHaveBeenCalledWith({ type: 'Play', number: 5, colour: 'green' });
  });

  test('a space of a number that is not in the hand picks nothing up', () => {
    play.call(3, 'green');
    expect(play.held).toBe(false);
  });

  test('the same card tapped again is put back', () => {
    play.toggle(2, '2.1');
    play.toggle(2, '2.1');
    expect(play.held).toBe(false);
  });

  test('a new question finds an empty paw', () => {
    play.pick(1);
    table.ask = ask('play', 'cib-ask-lead', 19);
    expect(play.held).toBe(false);
    expect(play.choices).toEqual([]);
  });

  test('a hint is picked up and marked, not played', () => {
    play.show(hintOf({ type: 'Play', number: 5, colour: 'blue' }));

    expect(play.card).toBe(5);
    expect(play.choices.map(({ proposed }) => proposed)).toEqual([false, true, false, false]);
    expect(table.answer).not.toHaveBeenCalled();
  });
});

test('where nothing is listed all colours look alike, and nothing is asked ahead', async () => {
  const table = seat({ moves: null });
  const play = new CatPlay(table);

  play.pick(1);
  await settled();

  expect(play.choices.every(({ allowed, note }) => allowed && note === '')).toBe(true);
  expect(table.judge).not.toHaveBeenCalled();
});

test('with nothing listed a refusal names nothing instead, and what was refused is crossed out', async () => {
  const table = seat({ moves: null });
  const play = new CatPlay(table);
  const early = refusalOf('trump_lead', 'CIB-8', sayOf('cib-short-trump-lead'));
  table.answer.mockResolvedValueOnce(early);
  play.pick(1);

  play.choose(play.choices[0]!);
  await settled();

  expect(play.choices.map(({ allowed }) => allowed)).toEqual([false, true, true, true]);
  expect(play.choices[0]).toMatchObject({ note: 'not to be led yet', refused: early });
  expect(play.choices.every(({ notInstead }) => notInstead)).toBe(true);
  play.choose(play.choices[0]!);
  expect(table.explain).toHaveBeenCalledWith(early);
});

test('a card to bury is picked up and then confirmed', () => {
  const moves = [1, 2].map((number) => ({ type: 'Bury' as const, number }));
  const table = seat({ view: bidding, ask: ask('bury', 'cib-ask-bury'), moves });
  const play = new CatPlay(table);
  expect(play.choices).toEqual([]);

  play.pick(2);
  expect(play.question).toBe('Bury one card. Nobody will miss it.');
  expect(play.choices.map(({ label }) => label)).toEqual(['Bury the 2']);
  expect(table.judge).not.toHaveBeenCalled();

  play.choose(play.choices[0]!);
  expect(table.answer).toHaveBeenCalledWith({ type: 'Bury', number: 2 });
});

test('the bids that are listed are the answers', () => {
  const moves = [1, 3, 4].map((tricks) => ({ type: 'Bid' as const, tricks }));
  const play = new CatPlay(seat({ view: bidding, ask: ask('bid', 'cib-ask-bid'), moves }));

  play.pick(1); // a card is not what is asked for
  expect(play.held).toBe(false);
  expect(play.choices.map(({ label }) => label)).toEqual(['1', '3', '4']);
});

test('nobody asked: no question, nothing to pick up', () => {
  const play = new CatPlay(seat({ ask: null, moves: null }));
  play.pick(1);
  expect([play.question, play.held, play.choices]).toEqual(['', false, []]);
});
