import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../room';
import { bring, speak } from '../../words/words.svelte';
import { entryOf } from '../testing';
import { COLLAPSE, COLLARS, FLOORS, SCENARIOS } from './box';
import { friendOf, sideAt, goalCardOf } from './cards';
import { direct } from './direct';
import { dropIn, nextScenario, posture, turn, where } from './figures';
import { arrow, firstGrip, hovering, nudged, set, type Grip } from './grip';
import { heading } from './headings';
import { goalLabel, labelOf, pieceLabel, spotLabel } from './labels';
import { building, choosing, claimed, claiming, firstWall, laying, slipped } from './recorded';
import { tiltOf } from './scene/poses';
import { eventOf, eventsOf, partOf, told } from './testing';
import { flush, heightOf, surfaceAt, topOf, wideOf } from './tower';
import type { Drawn, Event, Part } from './types';

const base = partOf(firstWall.view, 'floor1');
const toto = partOf(firstWall.view, 'toto');
const brick = partOf(firstWall.view, 'brick1');
const { drop } = eventOf(firstWall, 'LetGo');
const { film } = eventOf(firstWall, 'Settled');

/** Another floor, level and that high. */
const floor = (number: number, z: number, x = 0): Part => ({
  ...base,
  name: `floor${number}`,
  floor: number,
  pose: [x, 0, z, 10_000_000, 0, 0, 0],
});
const at = (phase: Drawn['phase']): Drawn => ({ ...choosing.view, phase });

beforeAll(async () => {
  await speak('en');
  await bring('cat_and_the_tower', 'cat_and_the_tower_web');
});

describe('the cards', () => {
  test('are those of the box', () => {
    expect(sideAt(1, 1)).toEqual({ walls: ['brick', 'window'], colours: [], pets: 'none' });
    expect(friendOf(sideAt(7, 1))).toBe('orange');
    expect(friendOf(sideAt(13, 1))).toBe('any');
    expect(sideAt(13, 1).pets).toBe('floor');
    expect(goalCardOf(3)).toEqual({ reward: 3, test: 'pile', of: 'orange' });
    expect([FLOORS, COLLAPSE, SCENARIOS, COLLARS.length]).toEqual([24, 5, [10, 13, 15, 17, 20], 5]);
  });

  test('have words', () => {
    expect(goalLabel(1)).toBe('Two friends of one colour touch');
    expect(labelOf({ type: 'Use', action: 6, side: 1 }, null).label).toBe('Build: pillar + pillar');
    expect(labelOf({ type: 'Use', action: 18, side: 1 }, null).note).toBe('then pet one other friend');
    expect(pieceLabel('floor7')).toBe('Floor 7');
  });
});

describe('the grip', () => {
  const grip: Grip = { x: 0, y: 0, turn: 0, bend: 90 };

  test('goes in small steps, and in smaller ones', () => {
    expect(nudged(grip, 'x', 1).x).toBe(20);
    expect(nudged(grip, 'x', -1, true).x).toBe(-5);
    expect(nudged(grip, 'bend', 1).bend).toBe(100);
  });

  test('turns around and around, and bends only so far', () => {
    expect(nudged(grip, 'turn', -1).turn).toBe(355);
    expect(set(grip, 'turn', 725).turn).toBe(5);
    expect(set(grip, 'bend', 500).bend).toBe(170);
    expect(set(grip, 'y', Number.NaN).y).toBe(0);
  });

  test('an arrow goes as it is seen: from the side, right is another way', () => {
    expect(arrow('ArrowRight', 24)).toEqual(['x', 1]);
    expect(arrow('ArrowRight', 90)).toEqual(['y', 1]);
    expect(arrow('ArrowUp', 180)).toEqual(['y', -1]);
    expect(arrow('a', 0)).toBeNull();
  });

  test('a wall begins where nothing stands, and across from its mate', () => {
    const first = firstGrip([base, toto], 'brick0', 1, []);
    const second = firstGrip([base, toto, brick], 'window0', 1, ['brick1']);
    expect(first.x).toBe(250); // Toto is at the left
    expect(second.x).toBeLessThan(0);
  });

  test('where nothing is free, a wall begins where there is most room', () => {
    const cat: Part = { ...toto, name: 'orange1', pose: [0, 0, 100_000, 10_000_000, 0, 0, 0] };
    const first = firstGrip([base, toto, cat], 'brick0', 1, []);
    expect([first.x, first.y]).not.toEqual([-250, 0]); // there it would cut into Toto
  });

  test('a floor begins over its walls', () => {
    const [left, right] = [partOf(laying, 'window1').pose, brick.pose];
    const { x, y } = firstGrip(laying.tower, 'floor2', 1, []);
    expect(x).toBeCloseTo((left[0] + right[0]) / 2000, -1);
    expect(y).toBeCloseTo((left[1] + right[1]) / 2000, -1);
  });

  test('a wall hovers over its floor, and a floor over the highest of its walls', () => {
    const wall = hovering([base], 'brick0', 1, grip);
    expect(wall.under.at[2]).toBeCloseTo(0.25);
    expect(wall.stand.at[2]).toBeGreaterThan(wall.under.at[2] + 2.5);
    expect(hovering([base, brick], 'floor2', 2, grip).under.at[2]).toBeCloseTo(5.24);
  });

  test('is told from the middle of the floor below', () => {
    const text = spotLabel({ name: 'brick0', floor: 2 }, { x: 250, y: -40, turn: 10, bend: 90 }, [
      base,
      floor(2, 550_000, 50_000),
    ]);
    expect(text).toBe(
      'Brick wall, floor 2: 20\u00a0mm to the right, 4\u00a0mm to the front, turned 10°, bent 90°.',
    );
  });
});

test('what has fallen beside the tower is looked at, too, but not what has rolled away', () => {
  const away = (x: number): Part => ({ ...brick, pose: [x * 100_000, 0, 0, 10_000_000, 0, 0, 0] });
  expect(wideOf([base, toto])).toBe(15);
  expect(wideOf([base, away(-12)])).toBe(28);
  expect(wideOf([base, away(200)])).toBe(44);
});

describe('a leaning floor', () => {
  const half = (10 * Math.PI) / 360;
  const leaning = {
    ...base,
    pose: [0, 0, 500_000, Math.round(1e7 * Math.cos(half)), 0, Math.round(1e7 * Math.sin(half)), 0] as const,
  };

  test('is higher on one side', () => {
    expect(surfaceAt(leaning, -4, 0)).toBeGreaterThan(surfaceAt(leaning, 4, 0));
    expect(surfaceAt(base, 3, 3)).toBeCloseTo(0.2);
  });

  test('tilts what is held flush with it, whichever way that is turned', () => {
    expect(tiltOf(flush(leaning, [0, 0, 0], 0))).toBeCloseTo(10, 3);
    expect(tiltOf(flush(leaning, [0, 0, 0], 77))).toBeCloseTo(10, 3);
  });

  test('is called so', () => {
    expect(posture([leaning])).toMatchObject({ lean: 'badly', tilt: '10.0' });
    expect(posture([base]).lean).toBe('none');
  });
});

describe('the way to an update', () => {
  const beats = (before: Drawn | null, ...events: Event[]) => direct(before, told(...events));
  const names = ({ tower }: Drawn) => tower.map(({ name }) => name);

  test('whoever has seen nothing yet is shown no way', () => {
    expect(beats(null, { type: 'Settled', film })).toEqual([]);
  });

  test('a piece is held over its place, then let go and filmed', () => {
    const [hand, filmed, ...more] = direct(building, firstWall);

    expect(more).toEqual([]);
    expect(hand?.view.scene).toEqual({ what: 'hand', drop });
    expect(names(hand!.view)).toEqual(['floor1', 'toto']);
    expect(filmed?.hold).toBe((film.frames - 1) * 50); // 20 frames a second
    expect(filmed?.view.scene).toMatchObject({
      what: 'film',
      before: [base, toto, { name: 'brick1', pose: [250_000, 0, 270_000, 10_000_000, 0, 0, 0] }],
    });
    const last = partOf(filmed!.view, 'brick1');
    expect(last.bend).toBe(90);
    // where it comes to rest, as exactly as a film is
    last.pose.forEach((value, index) => expect(value).toBeCloseTo(brick.pose[index]!, -3));
  });

  test('a wall that slips is seen to go', () => {
    const scenes = direct(building, slipped).map(({ view }) => view.scene?.what);
    expect(scenes).toEqual(['hand', 'film', 'gone']);
  });

  test('what was let go in the update before is filmed in this one', () => {
    const before = at({ type: 'Trembling', deed: drop, then: { type: 'Claiming', seat: 0 } });
    expect(names(beats(before, { type: 'Settled', film })[0]!.view)).toContain('brick1');
  });

  test('a piece let go is in sight until it is known where it comes to rest', () => {
    const waiting = at({ type: 'Trembling', deed: drop, then: { type: 'Claiming', seat: 0 } });
    expect(dropIn(waiting)).toBe(drop);
    expect(dropIn(beats(waiting, { type: 'Settled', film })[0]!.view)).toBeNull();
    expect(dropIn(building)).toBeNull();
  });

  test('what fell is seen to go; what was never there is not', () => {
    const [gone, ...more] = beats(firstWall.view, {
      type: 'Fell',
      names: ['brick1', 'window4'],
      walls: ['brick1'],
      total: 1,
    });
    expect(more).toEqual([]);
    expect(gone?.view.scene).toEqual({ what: 'gone', names: ['brick1'] });
    expect(names(gone!.view)).toEqual(['floor1', 'toto']);
  });

  test('after a climb five seconds are counted, even if nothing moves', () => {
    const still = { type: 'Film', names: [], frames: 0, squeezed: '' } as const;
    const [count] = beats(
      choosing.view,
      { type: 'Climbed', seat: 0, name: 'toto', floor: 10 },
      { type: 'Settled', film: still },
      { type: 'Counted', scenarios: [10] },
    );
    expect(count?.hold).toBe(5000);
    expect(count?.view.scene).toMatchObject({ what: 'film', count: true });
    expect(beats(choosing.view, { type: 'Settled', film: still })).toEqual([]);
  });

  test('a goal that is claimed lifts Toto', () => {
    const [lifted] = direct(claiming.view, claimed);
    expect(names(lifted!.view)).toEqual(names(claimed.view));
    expect(lifted?.view.scene).toEqual({ what: 'claimed', goal: 1 });
  });

  test('the view before stays as it was', () => {
    const before = structuredClone(building);
    beats(before, ...eventsOf(firstWall), { type: 'Fell', names: ['brick1'], walls: [], total: 0 });
    expect(before).toEqual(building);
  });
});

describe('where we are', () => {
  test('in words', () => {
    expect(where(null)).toEqual([]);
    expect(where(claiming.view)).toEqual(['turn 3', '2 floors']);
  });

  test('everyone looks at whoever is to play, also while the tower settles', () => {
    expect(turn(choosing.view)).toEqual([0]);
    expect(
      turn(at({ type: 'Trembling', deed: { type: 'Rest', back: [] }, then: { type: 'Claiming', seat: 2 } })),
    ).toEqual([2]);
    expect(turn(at({ type: 'GoingOn', seat: 0, answers: [true, null, null] }))).toEqual([1, 2]);
    expect(turn(at({ type: 'Over', how: 'collapsed', heights: [], seat: 1 }))).toEqual([1]);
  });

  test('the next scenario is the first that is not won', () => {
    expect(nextScenario(choosing.view)).toBe(10);
    expect(nextScenario({ ...choosing.view, scenarios: [10, 13] })).toBe(15);
  });

  test('the tower is as high as its highest piece', () => {
    expect(heightOf([base])).toBeCloseTo(0.2);
    expect(heightOf([base, brick])).toBeCloseTo(5.19);
    expect(topOf([base, floor(2, 1), floor(3, 1)])).toBe(3);
  });
});

test('the log has a heading over each turn', () => {
  const used: Entry<Event> = entryOf({ type: 'Used', seat: 0, action: 1, side: 1 });
  const held: Entry<Event> = entryOf({ type: 'Held', seat: 0, name: 'brick1', floor: 1 });
  const log = [used, entryOf({ type: 'Lifted', seat: 0, name: 'grey1' } as const), held, used];
  expect(log.map((line, at) => heading(line, log.slice(0, at)))).toEqual(['Turn 1', null, null, 'Turn 2']);
});
