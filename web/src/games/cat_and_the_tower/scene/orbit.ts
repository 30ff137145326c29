/* Where the camera is: around the tower, nearer or further, and at what height it looks. */

export interface Orbit {
  around: number; // degrees; 0 looks from the front
  above: number; // degrees over the table
  far: number; // cm
  x: number; // cm: what is in the middle of what is free
  y: number;
  height: number;
  down: number; // how far that is under the middle of the picture, in parts of its height
}

/** A picture, in pixels, and what is written over its upper and its lower edge. */
export interface Frame {
  width: number;
  height: number;
  above: number;
  below: number;
}

/** Where something ends, in cm. */
export type Spot = Pick<Orbit, 'x' | 'y' | 'height'>;

export type Side = 'front' | 'side' | 'top';

const FREE = 0.5; // of its height belongs to the tower, whatever is written over it
const FIELD = 30; // degrees from the upper to the lower edge of the picture
export const LIMITS = { above: [4, 88], far: [16, 320] } as const;

const SIDES: Record<Side, Pick<Orbit, 'around' | 'above'>> = {
  front: { around: 0, above: 14 },
  side: { around: 90, above: 14 },
  top: { around: 0, above: 88 },
};

/** The field of view from top to bottom: a narrow picture needs a wider one. */
export const fieldFor = (aspect: number): number => (aspect < 0.75 ? FIELD * 1.15 : FIELD);

/** From where all is seen that is so high and so wide, and leans so far. */
export function whole({ x, y, height }: Spot, wide: number, frame: Frame): Orbit {
  const { far, down } = fitted(height + 5, wide, frame);
  return held({ around: 24, above: 13, far: far + wide / 2, x: x / 2, y: y / 2, height: height / 2, down });
}

/** A storey, where the next piece goes. */
export function near({ x, y, height }: Spot, frame: Frame): Orbit {
  return held({ around: 24, above: 24, ...fitted(14, 15, frame), x, y, height: Math.max(2.5, height + 0.5) });
}

/** How far away so many cm fill what is free of the picture. */
function fitted(
  high: number,
  wide: number,
  { width, height, above, below }: Frame,
): Pick<Orbit, 'far' | 'down'> {
  const aspect = width / height;
  const half = Math.tan((fieldFor(aspect) * Math.PI) / 360);
  const free = Math.max(FREE, 1 - (above + below) / height);
  return {
    far: Math.max(high / free, wide / aspect) / 2 / half,
    down: free > FREE ? (above - below) / 2 / height : 0,
  };
}

export const seenFrom = (orbit: Orbit, side: Side): Orbit => ({ ...orbit, ...SIDES[side] });

/** A finger has gone so many pixels over a picture so high. */
export function dragged(orbit: Orbit, right: number, down: number): Orbit {
  return held({ ...orbit, around: orbit.around - right * 0.45, above: orbit.above + down * 0.3 });
}

export const zoomed = (orbit: Orbit, factor: number): Orbit => held({ ...orbit, far: orbit.far / factor });

export const raised = (orbit: Orbit, by: number): Orbit =>
  held({ ...orbit, height: Math.max(0, orbit.height + by) });

/** On the way from one to another; around the tower by the shorter way. */
export function towards(one: Orbit, two: Orbit, part: number): Orbit {
  const turn = ((((two.around - one.around + 180) % 360) + 360) % 360) - 180;
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    around: one.around + turn * part,
    above: mix(one.above, two.above),
    far: mix(one.far, two.far),
    x: mix(one.x, two.x),
    y: mix(one.y, two.y),
    height: mix(one.height, two.height),
    down: mix(one.down, two.down),
  };
}

/** Where the camera is, in cm; the table's own front is at −y. */
export function cameraAt({ around, above, far, x, y, height }: Orbit): readonly [number, number, number] {
  const [turn, lift] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const flat = far * Math.cos(lift);
  return [x + flat * Math.sin(turn), y - flat * Math.cos(turn), height + far * Math.sin(lift)];
}

function held(orbit: Orbit): Orbit {
  const { above, far } = LIMITS;
  return {
    ...orbit,
    around: ((orbit.around % 360) + 360) % 360,
    above: Math.min(above[1], Math.max(above[0], orbit.above)),
    far: Math.min(far[1], Math.max(far[0], orbit.far)),
  };
}
