import { describe, expect, test } from 'vitest';
import { direct } from './direct';
import { beforePushed, calm as asked, home, pushed, turned, undealt } from './recorded';

const { view: calm } = asked;

describe('the way to an update', () => {
  test('whoever has seen nothing yet, or no deal, is shown no way', () => {
    expect(direct(null, turned)).toEqual([]);
    expect(direct(undealt, turned)).toEqual([]);
  });

  test('a card turned is the only thing that changes', () => {
    const [beat, ...more] = direct(home.view, turned);

    expect(more).toEqual([]);
    expect(beat?.view.square).toEqual(turned.view.square);
    expect(beat?.view.scene).toEqual({ what: 'turned', seat: 0, cell: 6, quarters: 1 });
    expect(beat?.cue).toBe('tile');
  });

  test('a card pushed in moves its row, and the next one is seen', () => {
    const [beat] = direct(beforePushed, pushed);

    expect(beat?.view.square).toEqual(pushed.view.square);
    expect([beforePushed.top, beat?.view.top]).toEqual(['elbow', 'bridge']);
    expect(beat?.view.scene).toMatchObject({ what: 'slid', place: 7, out: { kind: 'elbow', turn: 0 } });
  });

  test('first the turn, then the walk home, the step of the guardian, and the next cat', () => {
    const beats = direct(calm, home);

    expect(beats.map(({ view }) => view.scene?.what)).toEqual(['turned', 'walk', 'stepped', 'came']);
    expect(beats[1]?.view.scene).toMatchObject({ cat: 'duchess', place: 0, way: [0, 4, 8], home: 13 });
    expect(beats[1]?.view.strays).toEqual([{ type: 'Stray', place: 9, cat: 'velvet' }]);
    expect(beats.map(({ view }) => view.taken[0])).toEqual([[], [], ['duchess'], ['duchess']]);
    expect(beats[1]?.cue).toBe('win');
    expect(beats.at(-1)?.view).toMatchObject({
      strays: home.view.strays,
      guardians: home.view.guardians,
      cats: home.view.cats,
    });
  });

  test('the view before stays as it was', () => {
    const copy = structuredClone(calm);
    direct(calm, home);
    expect(calm).toEqual(copy);
  });

  test('a long chain keeps nobody waiting', () => {
    const often = { ...home, news: Array.from({ length: 8 }, () => home.news).flat() };
    expect(direct(calm, often).reduce((sum, { hold }) => sum + hold, 0)).toBeLessThanOrEqual(2600);
  });
});
