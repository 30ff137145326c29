import { describe, expect, test } from 'vitest';
import { lastWays } from './lastWays';
import { home } from './recorded';
import type { Event } from './types';

const events = home.news.flatMap((item): Event[] => (item.type === 'GameEvent' ? [item.event] : []));
const way = { place: 0, way: [0, 4, 8], home: 13 };

describe('the ways that decided a game', () => {
  test('lead to where the guardian stood, wherever she went afterwards', () => {
    expect(lastWays(events, home.view)).toEqual([way]);
  });

  test('lead to where she stands, if nobody else turned up', () => {
    const calm = events.filter(({ type }) => type !== 'GuardianMoved');
    expect(lastWays(calm, { ...home.view, guardians: [4, 13] })).toEqual([way]);
  });

  test('are all that one action opened, and none from before it', () => {
    const [turned, ...more] = events;
    if (!turned) throw new Error('nothing was recorded');
    expect(lastWays([...events, ...more], home.view)).toHaveLength(2);
    expect(lastWays([...events, turned], home.view)).toEqual([]);
  });
});
