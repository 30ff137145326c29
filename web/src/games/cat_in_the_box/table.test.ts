import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../room';
import { bring, speak } from '../../words/words.svelte';
import { entryOf } from '../testing';
import { cellAt, outline, stepFrom } from './board';
import { turn, where } from './figures';
import { asked, bidding, ownCard, roundEnds, trickEnds } from './recorded';
import { without } from '../lists';
import { lay } from './hand';
import { heading } from './headings';
import { line, readable } from './lines';
import type { Drawn, Event } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('cat_in_the_box', 'cat_in_the_box_web');
});

describe('the hand', () => {
  const ids = (slips: readonly { id: string }[]) => slips.map(({ id }) => id);

  test('lies in order, equal cards apart', () => {
    expect(ids(lay([], [5, 2, 5], null))).toEqual(['2.0', '5.0', '5.1']);
  });

  test('of equal cards, the one that was played is the one that goes', () => {
    const before = lay([], [2, 5, 5, 5], null);
    expect(ids(lay(before, [2, 5, 5], '5.0'))).toEqual(['2.0', '5.1', '5.2']);
    expect(ids(lay(before, [2, 5, 5], '5.1'))).toEqual(['2.0', '5.0', '5.2']);
  });

  test('a card taken back gets a place of its own', () => {
    const before = lay(lay([], [5, 5], null), [5], '5.0');
    expect(ids(lay(before, [5, 5], null)).sort()).toEqual(['5.0', '5.1']);
  });

  test('a sealed card has left it once', () => {
    expect(without([1, 4, 4], 4)).toEqual([1, 4]);
    expect(without([1, 4, 4], null)).toEqual([1, 4, 4]);
  });
});

describe('the board', () => {
  test('is counted row by row', () => {
    expect(cellAt('red', 1, 8)).toBe(0);
    expect(cellAt('green', 8, 8)).toBe(31);
  });

  test('arrow keys stay on it', () => {
    expect(stepFrom(0, 'ArrowLeft', 6)).toBe(0);
    expect(stepFrom(5, 'ArrowRight', 6)).toBe(5);
    expect(stepFrom(2, 'ArrowDown', 6)).toBe(8);
    expect(stepFrom(20, 'ArrowDown', 6)).toBe(20);
    expect(stepFrom(14, 'End', 6)).toBe(17);
    expect(stepFrom(14, 'a', 6)).toBeNull();
  });

  test('a group is traced once around', () => {
    expect(outline([0, 1], 5)).toBe('M0 0L1 0L2 0L2 1L1 1L0 1Z');
  });

  test('a ring has a way inside too', () => {
    const ring = [0, 1, 2, 5, 7, 10, 11, 12];
    expect(outline(ring, 5).match(/M/g)).toHaveLength(2);
  });

  test('cells at the two ends of rows are not neighbours', () => {
    expect(outline([4, 5], 5).match(/M/g)).toHaveLength(2);
  });
});

describe('where we are', () => {
  test('in words', () => {
    expect(where(null)).toEqual([]);
    expect(where(bidding)).toEqual(['Round 1 of 3', 'bidding']);
    expect(where(asked.view)).toEqual(['Round 1 of 3', 'trick 2 of 8']);
    expect(where(roundEnds.view)).toEqual(['Round 2 of 3', 'burying']);
    expect(where({ ...roundEnds.view, scene: { what: 'counted' } })).toEqual(['Round 1 of 3', 'the count']);
  });

  test('a trick counts the same from its first card to its last', () => {
    const full = {
      ...ownCard.view,
      counts: [8, 8, 8],
      phase: {
        type: 'Playing' as const,
        seat: 2,
        trick: Array.from({ length: 3 }, (_, seat) => ({
          type: 'Card' as const,
          seat,
          number: 1,
          colour: 'red' as const,
        })),
      },
    };
    expect([ownCard.view, full, trickEnds.view].map(where)).toEqual([
      ['Round 1 of 3', 'trick 1 of 8'],
      ['Round 1 of 3', 'trick 1 of 8'],
      ['Round 1 of 3', 'trick 2 of 8'],
    ]);
  });

  test('everyone looks at whoever is asked, and at the winner while a trick is won', () => {
    const won: Drawn = { ...ownCard.view, scene: { what: 'won', seat: 2 } };
    expect([bidding, ownCard.view, won].map(turn)).toEqual([[1], [1], [2]]);
    expect(turn(roundEnds.view)).toEqual([0, 1, 2]);
  });
});

describe('a line of the log', () => {
  const told = (event: Event): Entry<Event> => ({
    ...entryOf(event),
    say: { type: 'Say', key: 'cib-event', args: [['number', 7]] },
  });
  const card = told({ type: 'Played', seat: 0, number: 7, colour: 'red', how: 'follows' });
  const won = told({ type: 'TrickWon', seat: 0, tricks: 1 });
  const hidden = { ...ownCard.view, research: null };

  test('says what a card does to its trick, and leaves the colour to the picture', () => {
    expect(line(card)).toEqual({ type: 'Say', key: 'cib-web-log-played', args: [['number', 7]] });
    expect(line(won)).toBeNull();
  });

  test('is forgotten with its trick while the board is in its box', () => {
    expect(readable([card, won, card], hidden)).toEqual([won, card]);
    expect(readable([card, won, card], ownCard.view)).toEqual([card, won, card]);
  });

  test('may be read again once its round is scored', () => {
    const [scored] = roundEnds.news.flatMap((item) =>
      item.type === 'GameEvent' && item.event.type === 'RoundScored' ? [told(item.event)] : [],
    );
    const round = [card, won, scored!];

    expect(readable([...round, card, won], hidden)).toEqual([...round, won]);
  });
});

test('the log has a heading over each round and each trick', () => {
  const card = { type: 'Played', seat: 0, number: 1, colour: 'red', how: 'leads' } as const;
  const log = [
    { type: 'Dealt', round: 2, start: 0, hands: [], up: [] } as const,
    { type: 'Buried', seat: 0, number: null } as const,
    card,
    { type: 'ColourLost', seat: 0, colour: 'red' } as const,
    card,
    { type: 'TrickWon', seat: 0, tricks: 1 } as const,
    card,
  ].map((event): Entry<Event> => entryOf(event));
  const headings = log.map((line, at) => heading(line, log.slice(0, at)));
  expect(headings).toEqual(['Round 2', null, 'Trick 1', null, null, null, 'Trick 2']);
});
