/* The pictures of the first page and of the chapters, as data. */
import { arrow, card, house, number, squares, token, type Part } from './drawings';

export const CHAPTERS: Readonly<Record<string, readonly Part[]>> = {
  opening: [
    {
      part: 'map',
      squares: squares('sx#', '#o#'),
      kittens: ['2.W', '5.E'],
      way: ['2.C', '2.N', '2.1'],
      homes: ['2.1'],
    },
    token('one'),
    token('red'),
    token('fence'),
  ],
  setup: [
    {
      part: 'map',
      squares: squares('s##s', '####', '####', 's##s'),
      kittens: ['1.o', '4.o', '16.o', '13.o'],
      large: true,
    },
    card('modest-3', { count: 2 }),
    card('nourishing-15', { count: 1 }),
  ],
  walk: [
    card('hearty-21'),
    arrow,
    { part: 'map', squares: squares('sx'), kittens: ['1.C'], way: ['1.E', '2.W', '2.C'] },
  ],
  home: [
    { part: 'house', house: house('one', 'red', 'fence') },
    arrow,
    token('two'),
    token('red', { fits: true }),
    token('tree'),
  ],
  luck: [card('shortcut-27'), card('truck-31'), card('friend-25')],
  food: [
    { part: 'map', squares: squares('x'), kittens: ['1.C'] },
    number(1),
    { part: 'map', squares: squares('x'), kittens: ['1.1'] },
    number(2),
  ],
  badluck: [card('raven'), card('dog'), card('mouse'), card('meeting'), card('roadworks')],
  fight: [card('modest-9'), { part: 'versus' }, card('hearty-22', { won: true })],
  end: [
    { part: 'map', squares: squares('x'), kittens: ['1.1'], homes: ['1.1'] },
    token('one'),
    token('red'),
    token('fence'),
  ],
};
