/* How a piece would stand where it is held: a reading of physics for whoever holds it, as section 6 of the
   design has it. No rule: the server's gravity alone decides, nothing is forbidden by what stands here, and
   no move depends on it. tests/games/cat_and_the_tower/test_reading.py holds the numbers against gravity. */
import { BRIM, HOLE, KITTEN, LEAF, MASS } from './box';
import { touching, type Grip } from './grip';
import { depthIn, hullOf, reachIn, type Point } from './hull';
import { GRAIN, localOf, pointOf, standOf, type Stand } from './scene/poses';
import { CAT, foldOf, halfHeight, hasHole, isFriend, isWall, pieceOf } from './scene/sizes';
import { find, friendsOn, topOf, wallsOn } from './tower';
import type { Part } from './types';

export type Level = 'safe' | 'shaky' | 'slips';

export interface Gauge {
  value: number;
  level: Level;
}

export interface Reading {
  over: boolean; // whether anything at all is under it
  under: Gauge; // per cent of its feet; of a floor, of the wall tops
  spare: Gauge | null; // degrees until it slides or tips; not of a floor
  storey: (Gauge & { floor: number }) | null; // mm until the weakest storey tips
  level: Level; // the worst decides
  worst: 'under' | 'spare' | 'storey';
  slope: number; // degrees
  downhill: Point | null; // seen from above, in the tower's own directions; null: level
}

type Tower = readonly Part[];
type Three = readonly [number, number, number];

const LEVELS: readonly Level[] = ['safe', 'shaky', 'slips'];
const UNDER = [95, 70] as const; // per cent: safe, shaky
const SPARE = [8, 2] as const; // degrees
const STOREY = [10, 4] as const; // mm
const SLIDES = 26; // degrees: steeper, a card slides, however broad it stands
const EARLIER = 1.5; // degrees before the plain angle at which pieces went
const FLAT = 0.05; // degrees: no downhill
const STEPS = Array.from({ length: 17 }, (_, at) => at / 16);

export function readingOf(
  tower: Tower,
  { name, floor }: { name: string; floor: number },
  grip: Grip,
): Reading {
  const { kind } = pieceOf(name);
  const base = find(tower, `floor${kind === 'floor' ? floor - 1 : floor}`);
  const stand = touching(tower, name, floor, grip);
  const ground = base ? standOf(base.pose) : stand;
  const { slope, way } = downhillOf(ground);
  const { share, carried } =
    kind === 'floor' ? onWalls(tower, floor - 1, stand) : onFloor(tower, name, floor, stand, grip.bend);
  const under = gauge(100 * share, UNDER);
  const spare =
    kind === 'floor' ? null : gauge(spareOf(carried, kind, slope, inOwn(stand, ground, way)), SPARE);
  const storey = weakest(tower, { name, floor, stand });
  const all = { under, spare, storey };
  const worst = (['spare', 'under', 'storey'] as const).reduce((bad, each) =>
    rank(all[each]) > rank(all[bad]) ? each : bad,
  );
  const level = all[worst]?.level ?? 'safe';
  return { over: share > 0, ...all, level, worst, slope, downhill: way && inWorld(ground, way) };
}

const rank = (gauge: Gauge | null): number => (gauge ? LEVELS.indexOf(gauge.level) : -1);

/** The level goes by what is written: by the whole number. */
function gauge(exact: number, [safe, shaky]: readonly [number, number]): Gauge {
  const value = Math.round(exact);
  return { value, level: value >= safe ? 'safe' : value >= shaky ? 'shaky' : 'slips' };
}

/** How steep something lies, and which way is down, in its own plane. */
function downhillOf(ground: Stand): { slope: number; way: Point | null } {
  const [x, y, z] = gravityIn(ground);
  const slope = (Math.acos(Math.min(1, Math.max(-1, -z))) * 180) / Math.PI;
  const long = Math.hypot(x, y);
  return { slope, way: slope < FLAT ? null : [x / long, y / long] };
}

const gravityIn = ({ turned }: Stand): Three => localOf({ at: [0, 0, 0], turned }, [0, 0, -1]);

/** A direction on the ground, as the piece that stands there sees it. */
function inOwn({ turned }: Stand, ground: Stand, way: Point | null): Point | null {
  if (!way) return null;
  const [x, y] = localOf({ at: [0, 0, 0], turned }, pointOf({ ...ground, at: [0, 0, 0] }, [...way, 0]));
  return [x, y];
}

function inWorld({ turned }: Stand, way: Point): Point {
  const [x, y] = pointOf({ at: [0, 0, 0], turned }, [...way, 0]);
  return [x, y];
}

// What is under it ------------------------------------------------------------------------------

interface Support {
  share: number; // 0 to 1
  carried: readonly Point[]; // the feet that have something under them, seen from the middle of the piece
}

/** The feet of a wall or a cat; a friend may also stand on the backs of friends. */
function onFloor(tower: Tower, name: string, floor: number, stand: Stand, bend: number): Support {
  const { kind } = pieceOf(name);
  const feet = feetOf(kind, bend);
  const base = find(tower, `floor${floor}`);
  if (!base) return { share: 0, carried: [] };
  const down = -halfHeight(kind);
  const world = feet.map((foot) => pointOf(stand, [...foot, down]));
  if (isFriend(kind)) {
    const backs = friendsOn(tower, floor).map(({ pose }) => standOf(pose));
    const onBacks = feet.filter((_, at) => backs.some((back) => isOnBack(localOf(back, world[at]!))));
    if (onBacks.length) return { share: spanned(feet, onBacks), carried: onBacks };
  }
  const ground = standOf(base.pose);
  const hole = hasHole(pieceOf(base.name).number);
  const carried = feet.filter((_, at) => isOnFloor(localOf(ground, world[at]!), hole));
  return { share: carried.length / feet.length, carried };
}

const isWithin = ([x, y]: readonly number[], wide: number, high = wide): boolean =>
  Math.abs(x ?? 0) <= wide + 1e-6 && Math.abs(y ?? 0) <= high + 1e-6;
const isOnFloor = (at: Three, hole: boolean): boolean =>
  isWithin(at, BRIM / 2) && !(hole && isWithin(at, HOLE / 2));
const isOnBack = (at: Three): boolean => isWithin(at, CAT.long / 2, CAT.wide / 2);

/** Between two backs there is nothing, and yet it is carried. */
function spanned(feet: readonly Point[], carried: readonly Point[]): number {
  const hull = hullOf(carried);
  return feet.filter((foot) => depthIn(hull, foot) > -1e-6).length / feet.length;
}

/** The tops of the walls that have the floor over them. */
function onWalls(tower: Tower, floor: number, stand: Stand): Support {
  const tops = wallsOn(tower, floor).flatMap((wall) => topsOf(wall, STEPS));
  const carried = tops.map((top) => localOf(stand, top)).filter((at) => isWithin(at, BRIM / 2));
  return { share: tops.length ? carried.length / tops.length : 0, carried: carried.map(([x, y]) => [x, y]) };
}

/** Points all over what a piece stands on, seen from its own middle. */
function feetOf(kind: string, bend: number): Point[] {
  if (isWall(kind)) return leaves(bend, STEPS);
  const size = isFriend(kind) ? 1 : KITTEN;
  const [long, wide] = [(CAT.long / 2) * size, (CAT.wide / 2) * size];
  const steps = STEPS.filter((_, at) => at % 2 === 0);
  return steps.flatMap((a) => steps.map((b): Point => [long * (2 * a - 1), wide * (2 * b - 1)]));
}

function leaves(bend: number, steps: readonly number[]): Point[] {
  const [one, fold, two] = foldOf(bend);
  const along = ([x, y]: Point, step: number): Point => [fold[0] + (x - fold[0]) * step, y * step];
  return steps.flatMap((step) => [along(one, step), along(two, step)]);
}

function topsOf({ name, bend, pose }: Part, steps: readonly number[]): Three[] {
  const [stand, high] = [standOf(pose), halfHeight(pieceOf(name).kind)];
  return leaves(bend, steps).map((at) => pointOf(stand, [...at, high]));
}

// How much steeper it might be -------------------------------------------------------------------

/** In degrees; `way` is downhill as the piece sees it. */
function spareOf(carried: readonly Point[], kind: string, slope: number, way: Point | null): number {
  const hull = hullOf(carried);
  const reach = way ? reachIn(hull, [0, 0], way) : depthIn(hull, [0, 0]);
  const tips = (Math.atan(Math.max(-LEAF, reach) / halfHeight(kind)) * 180) / Math.PI - EARLIER;
  return Math.min(SLIDES, tips) - slope;
}

// The weakest storey ------------------------------------------------------------------------------

interface Lifted {
  name: string;
  floor: number;
  stand: Stand;
}

type Weight = readonly [mass: number, x: number, y: number, z: number]; // and its moments

/** The storey whose load is nearest to the edge of what carries it, the piece in the hand counted in. */
function weakest(tower: Tower, held: Lifted): (Gauge & { floor: number }) | null {
  const loads = loadsOf(tower, held);
  let worst: (Gauge & { floor: number }) | null = null;
  const top = topOf(tower);
  for (let floor = 1; floor <= top; floor++) {
    const base = find(tower, `floor${floor}`);
    const tops = wallsOn(tower, floor).flatMap((wall) => topsOf(wall, [0, 1]));
    const [mass, x, y, z] = loads[floor + 1] ?? [0, 0, 0, 0];
    if (!base || tops.length === 0 || mass === 0) continue;
    const margin = marginOf(standOf(base.pose), tops, [x / mass, y / mass, z / mass]);
    const read = gauge(10 * margin, STOREY);
    if (!worst || read.value < worst.value) worst = { floor, ...read };
  }
  return worst;
}

/** What lies on each floor and above it: from the top down, so that each piece is weighed once. */
function loadsOf(tower: Tower, held: Lifted): Weight[] {
  const loads: [number, number, number, number][] = [];
  const add = (name: string, floor: number, [x, y, z]: Three): void => {
    const mass = massOf(name);
    const load = (loads[floor] ??= [0, 0, 0, 0]);
    [mass, mass * x, mass * y, mass * z].forEach((value, at) => (load[at] = (load[at] ?? 0) + value));
  };
  for (const { name, floor, pose } of tower)
    add(name, floor, [pose[0] / GRAIN, pose[1] / GRAIN, pose[2] / GRAIN]);
  add(held.name, held.floor, held.stand.at);
  for (let floor = loads.length - 2; floor > 0; floor--) {
    const [load, above] = [(loads[floor] ??= [0, 0, 0, 0]), loads[floor + 1] ?? []];
    load.forEach((value, at) => (load[at] = value + (above[at] ?? 0)));
  }
  return loads;
}

/** How far inside the wall tops the plumb line of the load is, in cm. */
function marginOf(ground: Stand, tops: readonly Three[], middle: Three): number {
  const corners = tops.map((top) => localOf(ground, top));
  const high = corners.reduce((sum, [, , z]) => sum + z, 0) / corners.length;
  const [x, y, z] = localOf(ground, middle);
  const [gx, gy, gz] = gravityIn(ground);
  const down = (high - z) / gz;
  const hull = hullOf(corners.map(([a, b]): Point => [a, b]));
  return depthIn(hull, [x + gx * down, y + gy * down]);
}

function massOf(name: string): number {
  const { kind } = pieceOf(name);
  if (kind === 'floor') return MASS.floor;
  return isWall(kind) ? MASS.wall : isFriend(kind) ? MASS.friend : MASS.kitten;
}
