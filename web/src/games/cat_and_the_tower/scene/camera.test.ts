import { describe, expect, test } from 'vitest';
import { TowerCamera } from './camera';
import {
  cameraAt,
  dragged,
  follow,
  nearest,
  plan,
  raised,
  seenFrom,
  storey,
  whole,
  zoomed,
  type Frame,
  type Orbit,
  type Spot,
} from './orbit';
import { sprung } from './spring';
import { besideIn } from './star';

const square: Frame = { width: 600, height: 600, left: 0, right: 0, above: 0, below: 0 };
const high = (height: number): Spot => ({ x: 0, y: 0, height });
const RAD = Math.PI / 180;

describe('where it looks from', () => {
  test('a whole tower is seen from further away the higher it is, or the narrower the picture', () => {
    expect(whole(high(60), 14, square).far).toBeGreaterThan(whole(high(10), 14, square).far);
    expect(whole(high(10), 34, { ...square, width: 300 }).far).toBeGreaterThan(
      whole(high(10), 34, square).far,
    );
  });

  test('it is seen in the middle of what no paper covers', () => {
    const covered = { ...square, above: 150, below: 50, left: 20, right: 200 };
    expect(whole(high(40), 14, covered).far).toBeGreaterThan(whole(high(40), 14, square).far);
    expect(whole(high(40), 14, covered)).toMatchObject({ down: 50, right: -90 });
  });

  test('it follows a tower that leans', () => {
    expect(storey({ x: 6, y: -2, height: 30 }, square)).toMatchObject({ x: 6, y: -2 });
    expect(whole({ x: 6, y: -2, height: 30 }, 14, square)).toMatchObject({ x: 3, y: -1 });
  });

  test('a floor that leans away from the eye is seen from higher up', () => {
    const up = [
      Math.sin(20 * RAD) * Math.sin(-24 * RAD),
      Math.sin(20 * RAD) * Math.cos(24 * RAD),
      Math.cos(20 * RAD),
    ];
    const tilted = storey(high(30), square, up as never);
    expect(tilted.above).toBeGreaterThan(storey(high(30), square).above + 10);
    expect(tilted.above - 20).toBeGreaterThanOrEqual(22 - 1e-9);
  });

  test('it stays over the table and does not go through the tower', () => {
    const orbit = storey(high(20), square);
    expect(cameraAt(dragged(orbit, 0, -9999))[2]).toBeGreaterThan(0);
    expect(dragged(orbit, 0, 9999).above).toBe(60);
    expect(zoomed(orbit, 1e6).far).toBe(34);
    expect(zoomed(orbit, 1e-6, 200).far).toBe(200);
    expect(raised(orbit, -99).height).toBe(0);
  });

  test('it looks from the front, from the side and from above', () => {
    const orbit = storey(high(20), square);
    expect(cameraAt(seenFrom(orbit, 'front'))[0]).toBeCloseTo(0);
    expect(cameraAt(seenFrom(orbit, 'side'))[1]).toBeCloseTo(0);
    expect(cameraAt(plan(high(20), square))[2]).toBeGreaterThan(cameraAt(seenFrom(orbit, 'front'))[2]);
  });

  test('whoever turned it keeps their turn, and a step to the side is not followed', () => {
    const own = dragged(storey(high(20), square), 100, 20);
    const there = follow(own, storey(high(40), square));
    expect(there).toMatchObject({ around: own.around, above: own.above, height: 40.5 });
    expect(follow(own, storey({ x: 0.5, y: 0, height: 20 }, square))).toEqual(own);
  });

  test('it goes around the tower by the shorter way', () => {
    expect(nearest(20, 350)).toBe(380);
    expect(nearest(350, 20)).toBe(-10);
  });
});

describe('a spring', () => {
  test('is there after 420 ms, without going too far', () => {
    let spring = { x: 0, v: 0 };
    for (let ms = 0; ms < 420; ms += 10) {
      spring = sprung(spring, 1, 12.5, 0.01);
      expect(spring.x).toBeLessThanOrEqual(1);
    }
    expect(spring.x).toBeGreaterThan(0.96);
  });

  test('goes the same way whatever the frame rate', () => {
    const twice = sprung(sprung({ x: 0, v: 3 }, 1, 12.5, 0.02), 1, 12.5, 0.02);
    const once = sprung({ x: 0, v: 3 }, 1, 12.5, 0.04);
    expect(once.x).toBeCloseTo(twice.x);
    expect(once.v).toBeCloseTo(twice.v);
  });
});

describe('the flying camera', () => {
  const orbit = storey(high(10), square);

  /** Where it is in each of so many pictures, 16 ms apart. */
  function flown(camera: TowerCamera, from: number, pictures: number): Orbit[] {
    return Array.from({ length: pictures }, (_, at) => {
      camera.fly(from + at * 16);
      return camera.now;
    });
  }

  test('is where it is wanted in the first picture', () => {
    const camera = new TowerCamera();
    camera.look(orbit, 'flight');
    expect(camera.now).toEqual(orbit);
    expect(camera.fly(0)).toBe(false);
  });

  test('never jumps, though its goal changes under way and a finger comes in between', () => {
    const camera = new TowerCamera();
    camera.look(orbit, 'flight');
    camera.look({ ...orbit, height: 60, around: 170 }, 'flight');
    const seen = flown(camera, 0, 10);
    camera.look({ ...orbit, height: 5, right: 120 }, 'flight');
    seen.push(...flown(camera, 160, 10));
    camera.look(dragged(camera.orbit, 60, 0), 'finger');
    seen.push(...flown(camera, 320, 40));
    const steps = seen.slice(1).map((now, at) => Math.abs(now.height - (seen[at]?.height ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(5);
    expect(seen.at(-1)?.height).toBe(5);
    expect(camera.fly(9999)).toBe(false);
  });

  test.each([
    ['phone', { width: 390, height: 800, left: 0, right: 30, above: 30, below: 270 }],
    ['desk', { width: 1440, height: 850, left: 220, right: 340, above: 0, below: 0 }],
  ])('no edge of a %s cuts the star beside the storey that is built', (_, frame) => {
    const camera = new TowerCamera();
    camera.size(frame.width, frame.height);
    camera.look(storey(high(50), frame), 'at once');
    camera.aim();
    const { around, middle, room } = camera.sight;
    const [x] = camera.project(
      middle[0] + (besideIn(room) + 2.2) * Math.cos(around),
      middle[1] + (besideIn(room) + 2.2) * Math.sin(around),
      50,
    );
    expect(x).toBeLessThan(frame.width - 20);
  });

  test('the plan is as large as the view before it, and its paper has no perspective', () => {
    const camera = new TowerCamera();
    camera.size(600, 600);
    const spread = (flat: number): number[] => {
      camera.look({ ...plan(high(10), square), flat }, 'at once');
      camera.aim();
      return [10, 0].map((z) => camera.project(5, 0, z)[0] - camera.project(-5, 0, z)[0]);
    };
    const [near = 0, below = 0] = spread(0);
    const [level = 0, under = 0] = spread(1);
    expect(level).toBeCloseTo(near, 3);
    expect(below).toBeLessThan(near * 0.9);
    expect(under).toBeGreaterThan(level * 0.97);
  });
});

test('around a tower of one floor one still sees the room', () => {
  expect(whole(high(1), 14, square).far).toBe(whole(high(20), 14, square).far);
});
