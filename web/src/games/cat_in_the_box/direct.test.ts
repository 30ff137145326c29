import { describe, expect, test } from 'vitest';
import { direct } from './direct';
import { bidding, lastBid, led, ownCard, roundEnds, tight, trickEnds } from './recorded';
import type { Drawn } from './types';

const lying = ({ phase }: Drawn) => (phase.type === 'Playing' ? phase.trick : []);

describe('the way to an update', () => {
  test('whoever has seen nothing yet is shown no way', () => {
    expect(direct(null, ownCard)).toEqual([]);
  });

  test('a bid appears before the first trick does', () => {
    const [beat, ...more] = direct(bidding, lastBid);

    expect(more).toEqual([]);
    expect(beat?.view.bids).toEqual([3, 1, 4]);
    expect(beat?.view.phase.type).toBe('Bidding');
    expect(beat?.view.scene).toEqual({ what: 'bid', seat: 1 });
  });

  test('a card played lies in the trick and on the board, and has left the hand', () => {
    const [beat, ...more] = direct(led, ownCard);

    expect(more).toEqual([]);
    expect(beat?.cue).toBe('card');
    // Nothing else follows from it here; whoever played is looked at until it is another's turn.
    expect(beat?.view).toEqual({ ...ownCard.view, phase: { ...ownCard.view.phase, seat: 0 } });
  });

  test('the view before stays as it was', () => {
    const copy = structuredClone(led);
    direct(led, ownCard);
    expect(led).toEqual(copy);
  });

  test('a full trick is held with its winner before it goes', () => {
    const beats = direct(ownCard.view, trickEnds);

    expect(beats.map(({ view }) => view.scene?.what)).toEqual([undefined, 'lost', 'won']);
    expect(beats.map(({ view }) => lying(view).length)).toEqual([3, 3, 3]);
    expect(beats.at(-1)?.hold).toBeGreaterThanOrEqual(800);
    expect(beats.at(-1)?.view.tokens).toEqual(trickEnds.view.tokens);
    expect(beats.at(-1)?.view.research).toEqual(trickEnds.view.research);
  });

  test('the end of a round is told in order and keeps nobody waiting', () => {
    const beats = direct(tight, roundEnds);

    expect(beats.map(({ view }) => view.scene?.what)).toEqual([
      undefined,
      'lost',
      'won',
      'paradox',
      'counted',
    ]);
    const plain = beats.filter(({ scene, stops }) => !scene && !stops);
    expect(plain.reduce((sum, { hold }) => sum + hold, 0)).toBeLessThanOrEqual(1500);
    expect(beats[3]?.view.tricks.length).toBe(tight.tricks.length + 1); // the trick is won first
  });

  test('a paradox is stared at for two seconds before anything is counted', () => {
    const [paradox, counted] = direct(tight, roundEnds).slice(-2);

    expect(paradox).toMatchObject({ scene: true, hold: 2000, cue: 'glitch' });
    expect(paradox?.view.sheets).toEqual([]);
    expect(counted?.stops).toBe(true);
    expect(counted?.view.sheets).toEqual(roundEnds.view.sheets);
  });

  test('where the board is not drawn, a card still comes to the trick', () => {
    const [beat] = direct({ ...led, research: null, tokens: null }, ownCard);

    expect(beat?.view.research).toBeNull();
    expect(beat && lying(beat.view).length).toBe(2);
  });
});
