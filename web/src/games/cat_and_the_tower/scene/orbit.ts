/* Where the camera is: around the tower, nearer or further, and at what height it looks. */

export interface Orbit {
  around: number; // degrees; 0 looks from the front
  above: number; // degrees over the table
  far: number; // cm, at the usual field of view
  x: number; // cm: what is in the middle of what is free
  y: number;
  height: number;
  right: number; // px from the middle of the picture to the middle of what is free
  down: number;
  flat: number; // 0: perspective, 1: a plan without any
}

/** A picture, in pixels, and how much of it paper covers at each edge. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  above: number;
  below: number;
}

/** Where something ends, in cm. */
export type Spot = Pick<Orbit, 'x' | 'y' | 'height'>;

export type Side = 'front' | 'side' | 'top';
type Three = readonly [number, number, number];

export const FIELD = 26; // degrees from the upper to the lower edge of the picture
export const LIMITS = { above: [4, 60], far: [34, 420] } as const;
const FREE = 0.4; // of its height and width belongs to the tower, whatever lies over it
const [HEAD, FOOT] = [6, 5]; // cm over the tower and under it
const LOWEST = 24; // cm: around a lower tower there is room to be seen, too
const STOREY = { high: 30, wide: 21 } as const; // cm: two and a half storeys, a piece beside them
const ABOVE = 16; // cm: a floor from straight above, and air around it
const STEEPEST = 89.9;
const OVER_FLOOR = 22; // degrees over a floor's own plane: less, and one cannot aim on it
const STILL = 0.12; // of what is seen: the camera does not follow that

const SIDES: Record<Side, Pick<Orbit, 'around' | 'above' | 'flat'>> = {
  front: { around: 0, above: 10, flat: 0 },
  side: { around: 90, above: 10, flat: 0 },
  top: { around: 0, above: STEEPEST, flat: 1 },
};

/** From where all is seen that is so high and so wide, and leans so far. */
export function whole({ x, y, height }: Spot, wide: number, frame: Frame): Orbit {
  const high = Math.max(LOWEST, height);
  const fit = fitted(high + HEAD + FOOT, wide, frame);
  return { around: 24, above: 10, ...fit, x: x / 2, y: y / 2, height: (high + HEAD - FOOT) / 2, flat: 0 };
}

/** A storey, where the next piece goes; `up` is what is up for its floor. */
export function storey(spot: Spot, frame: Frame, up: Three = [0, 0, 1], around = 24): Orbit {
  const goal = { ...spot, around, above: 27, ...fitted(STOREY.high, STOREY.wide, frame), flat: 0 };
  const [, most] = LIMITS.above;
  while (goal.above < most && overPlane(goal, up) < OVER_FLOOR) goal.above += 1;
  return { ...goal, height: Math.max(2.5, spot.height + 0.5) };
}

/** A floor straight from above. */
export function plan(spot: Spot, frame: Frame, around = 0): Orbit {
  return { ...spot, around, above: STEEPEST, ...fitted(ABOVE, ABOVE, frame), flat: 1 };
}

/** How many degrees the camera stands over a plane. */
function overPlane(orbit: Orbit, [a, b, c]: Three): number {
  const [x, y, z] = cameraAt({ ...orbit, x: 0, y: 0, height: 0, far: 1 });
  return (Math.asin(Math.min(1, a * x + b * y + c * z)) * 180) / Math.PI;
}

/** How far away so many cm fill what is free of the picture, and where the middle of that is. */
function fitted(high: number, wide: number, frame: Frame): Pick<Orbit, 'far' | 'right' | 'down'> {
  const { width, height, left, right, above, below } = frame;
  const [freeWide, freeHigh] = [
    Math.max(FREE * width, width - left - right),
    Math.max(FREE * height, height - above - below),
  ];
  const half = Math.tan((FIELD * Math.PI) / 360);
  return {
    far: Math.max(LIMITS.far[0], Math.max((high * height) / freeHigh, (wide * height) / freeWide) / 2 / half),
    right: (left - right) / 2,
    down: (above - below) / 2,
  };
}

/** Whoever has turned the camera keeps their turn; and what has hardly moved is not followed. */
export function follow(own: Orbit, goal: Orbit): Orbit {
  const seen = goal.far * 2 * Math.tan((FIELD * Math.PI) / 360);
  const moved = Math.hypot(own.x - goal.x, own.y - goal.y, own.height - goal.height) / seen;
  const alike = own.flat === goal.flat && Math.abs(own.far / goal.far - 1) < STILL;
  const { around, above } = own.flat === goal.flat ? own : goal;
  if (moved < STILL && alike) return { ...own, right: goal.right, down: goal.down };
  return { ...goal, around, above: Math.max(above, goal.flat ? STEEPEST : LIMITS.above[0]) };
}

export const seenFrom = (orbit: Orbit, side: Side): Orbit => ({ ...orbit, ...SIDES[side] });

/** A finger has gone so many pixels over a picture. */
export function dragged(orbit: Orbit, right: number, down: number): Orbit {
  return held({ ...orbit, around: orbit.around - right * 0.45, above: orbit.above + down * 0.3 });
}

/** Nearer or further, at most so far. */
export const zoomed = (orbit: Orbit, factor: number, most: number = LIMITS.far[1]): Orbit =>
  held({ ...orbit, far: Math.min(most, orbit.far / factor) });

export const raised = (orbit: Orbit, by: number): Orbit =>
  held({ ...orbit, height: Math.max(0, orbit.height + by) });

/** Where the camera is, in cm; the table's own front is at −y. */
export function cameraAt({ around, above, far, x, y, height }: Orbit): Three {
  const [turn, lift] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const flat = far * Math.cos(lift);
  return [x + flat * Math.sin(turn), y - flat * Math.cos(turn), height + far * Math.sin(lift)];
}

/** The same turn, at most half a round away from another. */
export const nearest = (around: number, to: number): number =>
  to + ((((around - to + 180) % 360) + 360) % 360) - 180;

function held(orbit: Orbit): Orbit {
  const { above, far } = LIMITS;
  return {
    ...orbit,
    above: orbit.flat ? STEEPEST : Math.min(above[1], Math.max(above[0], orbit.above)),
    far: Math.min(far[1], Math.max(far[0], orbit.far)),
  };
}
