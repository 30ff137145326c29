import { expect, test } from 'vitest';
import { direct } from './direct';
import { placeOfHome } from './map';
import {
  beforeEnded,
  beforeHungry,
  beforeRemembered,
  beforeStruck,
  beforeTurned,
  ended,
  fighting,
  fought,
  hungry,
  remembered,
  struck,
  turned,
} from './recorded';
import type { Update } from '../../wire/types';
import type { Drawn, StrayCat } from './types';

const beats = (before: Drawn, update: Update<StrayCat>) => direct(before, update).map(({ view }) => view);

test('a tile is turned over before the kitten walks onto it', () => {
  const shown = beats(beforeTurned, turned);
  const cell = shown[0]?.fresh?.[0] ?? 0;

  expect(beforeTurned.squares[cell - 1]?.lot).toBeNull();
  expect(shown[0]?.squares[cell - 1]?.lot).toEqual(turned.view.squares[cell - 1]?.lot);
  expect(shown[0]?.kittens).toEqual(beforeTurned.kittens);
  expect(shown[1]?.kittens).not.toEqual(beforeTurned.kittens);
  expect(shown[1]?.fresh).toBeUndefined();
});

test('bad luck is a scene of its own, with its sentence', () => {
  const scene = beats(beforeStruck, struck)
    .map((view) => view.scene)
    .find((each) => each?.what === 'luck');

  expect(scene).toMatchObject({ what: 'luck', card: expect.any(String) });
  expect(scene && 'say' in scene && scene.say?.key).toMatch(/^str-event-/);
});

test('a fight is seen by all when both cards turn', () => {
  const scenes = beats(fighting, fought).map((view) => view.scene);

  expect(scenes).toContainEqual(
    expect.objectContaining({ what: 'fought', attacker: 1, defender: 0, cards: ['shortcut-27', 'modest-9'] }),
  );
});

test('a fight with empty paws is seen, too', () => {
  expect(beats(beforeHungry, hungry).at(-1)?.scene).toMatchObject({
    what: 'fought',
    attacker: 1,
    defender: 0,
  });
});

test('what a visit has shown is seen at once', () => {
  const last = beats(beforeRemembered, remembered).find((view) => view.scene?.what === 'remembered');

  expect(last?.up).toEqual(remembered.view.up);
});

test('nothing is told before there is a map', () => {
  expect(direct(null, turned)).toEqual([]);
});

test('at the end lamps go on, tiles turn, and every kitten walks home by road, in two seconds', () => {
  const beats = direct(beforeEnded, ended);
  const last = beats.slice(beats.findIndex(({ view }) => view.lamps));
  const [lamps, tiles, ...walk] = last.map(({ view }) => view);
  const event = ended.news.map((item) => item.type === 'GameEvent' && item.event).at(-1);
  const ways = event && event.type === 'Ended' ? event.ways : [];
  const longest = [...ways].sort((one, other) => other.length - one.length)[0] ?? [];
  const walker = ways.indexOf(longest);
  const dark = beforeEnded.squares.filter(({ lot }) => !lot).map(({ cell }) => cell);

  expect(dark.length).toBeGreaterThan(0);
  expect(lamps).toMatchObject({ lamps: true, squares: beforeEnded.squares });
  expect(tiles).toMatchObject({ fresh: dark, squares: ended.view.squares, kittens: beforeEnded.kittens });
  expect(longest.length).toBeGreaterThan(2);
  expect(walk.map(({ kittens }) => kittens[walker])).toEqual(longest);
  expect(walk.at(-1)?.kittens).toEqual(ended.view.homes.map((each) => placeOfHome(ended.view, each)));
  expect(last.every(({ scene }) => scene)).toBe(true);
  expect(last.reduce((sum, { hold }) => sum + hold, 0)).toBeLessThanOrEqual(2000);
});
