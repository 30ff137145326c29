import { expect, test } from 'vitest';
import { direct } from './direct';
import { fought, remembered, struck, turned } from './fixtures';
import type { Update } from '../../wire/types';
import type { Drawn, StrayCat } from './types';

const beats = (told: { before: Drawn; update: Update<StrayCat> }) =>
  direct(told.before, told.update).map(({ view }) => view);

test('a tile is turned over before the kitten walks onto it', () => {
  const shown = beats(turned);
  const cell = shown[0]?.fresh ?? 0;

  expect(turned.before.squares[cell - 1]?.lot).toBeNull();
  expect(shown[0]?.squares[cell - 1]?.lot).toEqual(turned.update.view.squares[cell - 1]?.lot);
  expect(shown[0]?.kittens).toEqual(turned.before.kittens);
  expect(shown[1]?.kittens).not.toEqual(turned.before.kittens);
  expect(shown[1]?.fresh).toBeUndefined();
});

test('bad luck is a scene of its own, with its sentence', () => {
  const scene = beats(struck)
    .map((view) => view.scene)
    .find((each) => each?.what === 'luck');

  expect(scene).toMatchObject({ what: 'luck', card: expect.any(String) });
  expect(scene && 'say' in scene && scene.say?.key).toMatch(/^str-event-/);
});

test('a fight is seen by all when both cards turn', () => {
  expect(beats(fought).at(-1)?.scene).toMatchObject({ what: 'fought', attacker: 1, defender: 0 });
});

test('what a visit has shown is seen at once', () => {
  const last = beats(remembered).find((view) => view.scene?.what === 'remembered');

  expect(last?.up).toEqual(remembered.update.view.up);
});

test('nothing is told before there is a map', () => {
  expect(direct(null, turned.update)).toEqual([]);
});
