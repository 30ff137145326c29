/* A piece in the hand: where it is held, and how it is moved in small steps. */
import { BRIM, LEAST_BEND, REACH } from './box';
import { localOf, pointOf, standOf, upright, type Stand } from './scene/poses';
import { CAT, foldOf, halfHeight, isFriend, isWall, pieceOf } from './scene/sizes';
import { find, flush, friendsOn, surfaceAt, topOf, wallsOn } from './tower';
import type { Drop, Part } from './types';

/** In tenths of a millimetre from the middle of the table, and in degrees. */
export interface Grip {
  x: number;
  y: number;
  turn: number;
  bend: number;
}

export type Dial = keyof Grip;

/** The same as look.md has it: 2 mm, 5°, 10° of bend; and a finer step. No hand bends a wall nearly flat. */
export const STEPS: Record<Dial, { coarse: number; fine: number; least: number; most: number }> = {
  x: { coarse: 20, fine: 5, least: -REACH, most: REACH },
  y: { coarse: 20, fine: 5, least: -REACH, most: REACH },
  turn: { coarse: 5, fine: 1, least: 0, most: 359 },
  bend: { coarse: 10, fine: 2, least: LEAST_BEND, most: 170 },
};
export const HOVER = 3.2; // cm over where it would come down
const BESIDE = 1100; // tenths of a millimetre from the middle of its floor: where a hand begins
const FRONT = 58; // degrees that this is nearer to whoever looks, so that the tower hides nothing
const ASKEW = 40; // degrees that it is turned by, at most

export function nudged(grip: Grip, dial: Dial, steps: number, fine = false): Grip {
  const { coarse, fine: small } = STEPS[dial];
  return set(grip, dial, grip[dial] + steps * (fine ? small : coarse));
}

/** A number typed in, rounded to whole ones that a hand can reach. */
export function set(grip: Grip, dial: Dial, value: number): Grip {
  const { least, most } = STEPS[dial];
  const whole = Math.round(Number.isFinite(value) ? value : 0);
  const within = dial === 'turn' ? ((whole % 360) + 360) % 360 : Math.min(most, Math.max(least, whole));
  return { ...grip, [dial]: within };
}

/** Which way an arrow goes, seen from so many degrees around the tower. */
export function arrow(key: string, from: number): readonly [Dial, number] | null {
  const ways = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  const at = ways.indexOf(key);
  if (at < 0) return null;
  const quarter = Math.round(from / 90);
  const way = (((at - quarter) % 4) + 4) % 4;
  return (
    (
      [
        ['y', 1],
        ['x', 1],
        ['y', -1],
        ['x', -1],
      ] as const
    )[way] ?? null
  );
}

/** A good place to begin: free of what stands there, a wall across from its mate, a floor over its walls. */
export function firstGrip(
  tower: readonly Part[],
  name: string,
  floor: number,
  mates: readonly string[],
): Grip {
  const { kind } = pieceOf(name);
  if (kind === 'floor') return over(wallsOn(tower, floor), tower, floor);
  const [x, y] = middleOf(tower, floor);
  const spots = (isWall(kind) ? WALL_SPOTS : CAT_SPOTS).map(([dx, dy, turn]) => ({
    x: x + dx,
    y: y + dy,
    turn,
    bend: 90,
  }));
  const mate = mates.map((each) => find(tower, each)).find(Boolean);
  const far = (grip: Grip): number =>
    mate ? Math.hypot(grip.x - mate.pose[0] / 1000, grip.y - mate.pose[1] / 1000) : 0;
  const room = new Map(spots.map((grip) => [grip, clearance(tower, name, floor, grip)]));
  const roomiest = [...room].sort(([, one], [, two]) => two - one).map(([grip]) => grip);
  const free = spots.filter((grip) => (room.get(grip) ?? 0) > ROOMY);
  const [best] = mate ? [...free].sort((one, two) => far(two) - far(one)) : free;
  return best ?? roomiest[0] ?? { x, y, turn: 0, bend: 90 };
}

type Spot = readonly [dx: number, dy: number, turn: number];
const ROOMY = 0.25; // cm to whatever else stands there
const WALL_SPOTS: readonly Spot[] = [0, 100, -100].flatMap((dy): Spot[] => [
  [-250, dy, 180],
  [250, dy, 0],
  [dy, 250, 90],
  [dy, -250, 270],
]);
const CAT_SPOTS: readonly Spot[] = [
  [0, 0, 0],
  [0, -200, 0],
  [0, 200, 0],
  [0, 0, 90],
  [200, 0, 90],
  [-200, 0, 90],
  [0, -380, 0],
  [0, 380, 0],
  [330, 330, 0],
  [-330, 330, 0],
  [330, -330, 180],
];

const middleOf = (tower: readonly Part[], floor: number): readonly [number, number] => {
  const base = find(tower, `floor${floor}`);
  return base ? [Math.round(base.pose[0] / 1000), Math.round(base.pose[1] / 1000)] : [0, 0];
};

function over(walls: readonly Part[], tower: readonly Part[], floor: number): Grip {
  const mean = (axis: 0 | 1): number =>
    Math.round(walls.reduce((sum, { pose }) => sum + pose[axis] / 1000, 0) / walls.length);
  const [x, y] = walls.length ? [mean(0), mean(1)] : middleOf(tower, floor);
  return { x, y, turn: 0, bend: 90 };
}

/** How far a piece would be from all else on its floor, seen from above, in cm; for a first place only. */
function clearance(tower: readonly Part[], name: string, floor: number, grip: Grip): number {
  const own = outlineOf(name, grip.bend).map((point) => turned(point, grip));
  const others = tower.filter((part) => part.floor === floor && pieceOf(part.name).kind !== 'floor');
  const theirs = others.flatMap((part) => {
    const { at } = standOf(part.pose);
    const place = { x: at[0] * 100, y: at[1] * 100, turn: headingOf(part) };
    return outlineOf(part.name, part.bend).map((point) => turned(point, place));
  });
  const near = own.flatMap(([x, y]) => theirs.map(([a, b]) => Math.hypot(x - a, y - b)));
  return Math.min(99, ...near) - 0.4;
}

/** Points all along what it stands on. */
function outlineOf(name: string, bend: number): readonly (readonly [number, number])[] {
  const { kind } = pieceOf(name);
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  if (isWall(kind)) {
    const [one, fold, two] = foldOf(bend);
    return steps.flatMap((part) =>
      [one, two].map((end) => [fold[0] + (end[0] - fold[0]) * part, end[1] * part] as const),
    );
  }
  return steps.flatMap((part) => [-0.6, 0.6].map((y) => [-1.5 + 3.6 * part, y] as const));
}

function turned(
  [x, y]: readonly [number, number],
  place: { x: number; y: number; turn: number },
): readonly [number, number] {
  const [cos, sin] = [Math.cos((place.turn * Math.PI) / 180), Math.sin((place.turn * Math.PI) / 180)];
  return [place.x / 100 + x * cos - y * sin, place.y / 100 + x * sin + y * cos];
}

function headingOf({ pose: [, , , w, i, j, k] }: Part): number {
  return (Math.atan2(2 * (w * k + i * j), w * w + i * i - j * j - k * k) * 180) / Math.PI;
}

/** Where a hand begins: beside the tower, in sight of whoever looks from there, and turned a little. */
export function besideGrip(
  tower: readonly Part[],
  { name, floor }: { name: string; floor: number },
  around: number,
  seed: number,
  mates: readonly string[] = [],
): Grip {
  const on = pieceOf(name).kind === 'floor' ? floor - 1 : floor;
  const [x, y] = middleOf(tower, on);
  const angle = ((around - FRONT) * Math.PI) / 180;
  const { turn, bend } = firstGrip(tower, name, on, mates);
  return {
    x: x + Math.round(BESIDE * Math.cos(angle)),
    y: y + Math.round(BESIDE * Math.sin(angle)),
    turn: (((turn + askewBy(`${name} ${seed}`)) % 360) + 360) % 360,
    bend,
  };
}

/** The same for the same words, from −40 to 40 degrees. */
function askewBy(seed: string): number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash >>> 8) % (2 * ASKEW + 1)) - ASKEW;
}

/** Where it would come down, as far as eyes can tell: its own middle, standing. */
export function touching(tower: readonly Part[], name: string, floor: number, grip: Grip): Stand {
  const { kind } = pieceOf(name);
  const [x, y] = [grip.x / 100, grip.y / 100];
  const half = halfHeight(kind);
  if (kind === 'floor') return upright([x, y, firstTop(tower, floor - 1, grip) + half], grip.turn);
  const base = find(tower, `floor${floor}`) ?? find(tower, `floor${topOf(tower)}`);
  if (!base) return upright([x, y, half], grip.turn);
  const ground = flush(base, [x, y, surfaceAt(base, x, y)], grip.turn);
  const high = isFriend(kind) ? backUnder(tower, floor, ground) : 0;
  return { ...ground, at: pointOf(ground, [0, 0, high + half]) };
}

/** Where a floor first meets a wall on its way down. */
function firstTop(tower: readonly Part[], floor: number, grip: Grip): number {
  const over = upright([grip.x / 100, grip.y / 100, 0], grip.turn);
  const tops = wallsOn(tower, floor).flatMap(({ name, bend, pose }) =>
    foldOf(bend).map(([x, y]) => pointOf(standOf(pose), [x, y, halfHeight(pieceOf(name).kind)])),
  );
  const met = tops.filter((top) =>
    localOf(over, top)
      .slice(0, 2)
      .every((at) => Math.abs(at) <= BRIM / 2),
  );
  return Math.max(0, ...(met.length ? met : tops).map(([, , z]) => z));
}

/** How high the backs of friends are that a friend comes down on; 0: there are none. */
function backUnder(tower: readonly Part[], floor: number, ground: Stand): number {
  const corners = [-1, 0, 1].flatMap((a) =>
    [-1, 0, 1].map((b) => pointOf(ground, [(a * CAT.long) / 2, (b * CAT.wide) / 2, 0])),
  );
  const backs = friendsOn(tower, floor).filter(({ pose }) =>
    corners.some((corner) => {
      const [x, y] = localOf(standOf(pose), corner);
      return Math.abs(x) <= CAT.long / 2 && Math.abs(y) <= CAT.wide / 2;
    }),
  );
  return Math.max(0, ...backs.map(({ pose }) => localOf(ground, standOf(pose).at)[2] + CAT.high / 2));
}

/** Where it hovers, and the ground under it: there its feet would be. */
export function hovering(
  tower: readonly Part[],
  name: string,
  floor: number,
  grip: Grip,
): { stand: Stand; under: Stand } {
  const down = touching(tower, name, floor, grip);
  const feet = pointOf(down, [0, 0, 0.05 - halfHeight(pieceOf(name).kind)]);
  return {
    stand: { ...down, at: [down.at[0], down.at[1], down.at[2] + HOVER] },
    under: { ...down, at: feet },
  };
}

/** The same for what somebody else lets go. */
export const hoveringDrop = (tower: readonly Part[], drop: Drop): { stand: Stand; under: Stand } =>
  hovering(tower, drop.name, drop.floor, drop);
