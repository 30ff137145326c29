import { beforeAll, describe, expect, test } from 'vitest';
import { bring, speak } from '../../words/words.svelte';
import { chair } from '../../wire/sample';
import { askFor, hintOf, judgedAs, refusalOf, sayOf, tableOf } from '../testing';
import { dealt, discarding, look, secondStep, step } from './recorded';
import { StrayPlay } from './play.svelte';
import type { Move, StrayCat, StrayTable, View } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('stray_cat', 'stray_cat_web');
});

const ask = (what: StrayCat['asked'], number = 16) =>
  askFor(what, sayOf(`str-ask-${what}`, [['left', 2]]), number);
const straightBack = refusalOf('straight_back', 'STR-8', sayOf('str-short-straight-back'));
const nowhere = refusalOf('leads_nowhere', 'STR-15', sayOf('str-short-leads-nowhere'));

const seat = (
  asked: Pick<StrayTable, 'view' | 'moves' | 'aids'>,
  what: StrayCat['asked'],
  more: Partial<StrayTable> = {},
) =>
  tableOf<StrayCat>({
    ask: ask(what),
    judge: (moves) => Promise.resolve(moves.map(() => judgedAs({ refused: nowhere }))),
    ...asked,
    ...more,
  });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a turn begins', () => {
  test('both ways are answers: to walk, once something is chosen, and to look for food', () => {
    const asked = askFor('look', sayOf('str-ask-look', [['count', 2]]), 16);
    const play = new StrayPlay(seat(look, 'look', { ask: asked }));

    expect(play.choices).toMatchObject([
      { label: 'Walk', note: 'choose what to eat', allowed: false, move: { type: 'Play', cards: [] } },
      { label: 'Look for food', note: 'draw 2 cards', allowed: true, move: { type: 'Food' } },
    ]);
  });

  test('a meal shows where it leads', () => {
    const play = new StrayPlay(seat(look, 'look'));
    play.toggle('hearty-21');

    expect(play.question).toBe('Look for home, or for food?');
    expect(play.ends.map(({ place }) => place)).toEqual(['2', '5']);
    expect(play.choices).toMatchObject([
      {
        label: 'Walk 3 steps',
        note: 'eats the card you chose',
        allowed: true,
        move: { type: 'Play', cards: ['hearty-21'] },
      },
      { move: { type: 'Food' } },
    ]);
  });

  test('luck and meals do not go together, and say so', async () => {
    const play = new StrayPlay(seat(look, 'look'));
    play.toggle('hearty-21');
    play.toggle('truck-32');
    await settled();

    expect(play.choices).toMatchObject([
      { allowed: false, refused: nowhere, move: { cards: ['hearty-21', 'truck-32'] } },
      { move: { type: 'Food' } },
    ]);
    expect(play.ends).toEqual([]);
  });

  test('what leads nowhere says why, and explains itself when tapped', async () => {
    const table = seat(look, 'look');
    const play = new StrayPlay(table);
    play.toggle('shortcut-27');
    await settled();
    const [choice] = play.choices;

    expect(choice?.allowed).toBe(false);
    expect(choice?.note).not.toBe('');
    if (choice) play.choose(choice);
    expect(table.explain).toHaveBeenCalledWith(nowhere);
    expect(table.answer).not.toHaveBeenCalled();
  });

  test('meals go together', () => {
    const play = new StrayPlay(seat(dealt, 'look'));
    play.toggle('nourishing-12');
    play.toggle('modest-4');

    expect(play.cards).toEqual(['modest-4', 'nourishing-12']);
    expect(play.choices[0]).toMatchObject({ label: 'Walk 3 steps', note: 'eats the cards you chose' });
    play.toggle('modest-4');
    expect(play.cards).toEqual(['nourishing-12']);
  });

  test('an answered question puts the cards back', () => {
    const table = seat(look, 'look');
    const play = new StrayPlay(table);
    play.toggle('hearty-21');
    table.ask = ask('look', 17);

    expect(play.cards).toEqual([]);
  });

  test('a hint picks up its cards and is named', () => {
    const play = new StrayPlay(seat(look, 'look'));
    play.show(hintOf({ type: 'Play', cards: ['hearty-21'] }));

    expect(play.cards).toEqual(['hearty-21']);
    expect(play.choices[0]?.proposed).toBe(true);
  });
});

describe('a whole way', () => {
  const walking = (kitten: string, number: number, moves: readonly Move[]) => ({
    view: { ...step.view, kittens: [kitten, '3.N', '16.S'] },
    moves,
    ask: ask('step', number),
  });

  test('is walked step by step once its end was tapped', () => {
    const table = seat(step, 'step');
    const play = new StrayPlay(table);
    play.go('1.E');
    expect(table.answer).toHaveBeenLastCalledWith({ type: 'Step', to: '1.C' });
    play.walkOn(); // the answer is on its way: the question is still the old one
    expect(table.answer).toHaveBeenCalledTimes(1);
  });

  test('begins with the meals that lead there', () => {
    const table = seat(look, 'look');
    const play = new StrayPlay(table);
    play.toggle('hearty-21');
    play.go('2');

    expect(table.answer).toHaveBeenLastCalledWith({ type: 'Play', cards: ['hearty-21'] });
  });

  test('ends where something came between', () => {
    const table = seat(step, 'step');
    const play = new StrayPlay(table);
    play.go('1.E');
    Object.assign(table, walking('1.S', 17, step.moves)); // a fight has led the kitten elsewhere
    play.walkOn();
    play.walkOn();

    expect(table.answer).toHaveBeenCalledTimes(1);
  });

  test('is none where nothing leads', () => {
    const table = seat(step, 'step');
    new StrayPlay(table).go('16.C');

    expect(table.answer).not.toHaveBeenCalled();
  });
});

describe('who is meant is said', () => {
  const chairs = ['Ann', 'Bo', 'Cy'].map((name) => chair({ name }));
  const asking = (phase: View['phase'], what: StrayCat['asked']) =>
    new StrayPlay(seat({ ...step, view: { ...step.view, phase } }, what, { chairs })).question;

  const pushed = {
    type: 'Moving',
    kitten: 1,
    by: 0,
    left: 3,
    how: 'pushed',
    came: null,
    barred: null,
  } as const;
  const sealed = { type: 'Sealed', answers: [], given: [] } as const;

  test.each<[View['phase'], StrayCat['asked'], string]>([
    [pushed, 'step', 'You lead Bo. Steps left: 3.'],
    [{ type: 'Remembering', seat: 2, by: 0 }, 'remember', 'Cy is in a house. Which token fits?'],
    [{ type: 'Gathering', seat: 0, waiting: [2] }, 'at', 'Cat meeting. Where does Cy sit?'],
    [{ type: 'Fighting', attacker: 1, defender: 0, sealed }, 'fight', 'A fight with Bo. Which card?'],
  ])('%o', (phase, what, words) => {
    expect(asking(phase, what)).toBe(words);
  });

  test('the way back is refused, and the server says why', async () => {
    const judge = () => Promise.resolve([judgedAs({ refused: straightBack })]);
    const table = seat(secondStep, 'step', { judge });
    const play = new StrayPlay(table);
    await play.wayBack.inquire();
    await play.wayBack.inquire(); // asked once

    expect(table.judge).toHaveBeenCalledExactlyOnceWith([{ type: 'Step', to: '1.S' }]);
    expect(play.choices.at(-1)).toMatchObject({
      allowed: false,
      note: 'straight back',
      refused: straightBack,
      move: { type: 'Step', to: '1.S' },
    });
  });

  test('a first step has no way back to ask about', async () => {
    const table = seat(step, 'step');
    await new StrayPlay(table).wayBack.inquire();

    expect(table.judge).not.toHaveBeenCalled();
  });

  test('a step is named by where it leads', () => {
    expect(new StrayPlay(seat(step, 'step')).choices.map(({ label, note }) => [label, note])).toEqual([
      ['Up', 'road'],
      ['Down', 'not seen yet'],
    ]);
  });
});

describe('on the way', () => {
  test('a tap on a field is the same as its answer', () => {
    const table = seat(step, 'step');
    const play = new StrayPlay(table);

    expect([...play.targets.keys()]).toEqual(['1.C', '5']);
    expect(play.choices).toHaveLength(2);
    play.go('5');
    expect(table.answer).toHaveBeenCalledWith({ type: 'Step', to: '5' });
    play.go('16.C');
    expect(table.answer).toHaveBeenCalledTimes(1);
  });

  test('a hint points at a field of the map', () => {
    const play = new StrayPlay(seat(step, 'step'));
    play.show(hintOf({ type: 'Step', to: '1.C' }));

    expect(play.hinted).toBe('1.C');
  });
});

test('too many cards: one can discard once as many are picked up', () => {
  const play = new StrayPlay(seat(discarding, 'discard'));

  expect(play.choices).toEqual([]);
  play.toggle('modest-2');
  expect(play.choices).toMatchObject([{ allowed: true, move: { type: 'Discard', cards: ['modest-2'] } }]);
  play.toggle('modest-9');
  expect(play.choices).toEqual([]);
});
