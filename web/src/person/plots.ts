/* The geometry of the small plots: values to places, in the pixels that there are. */

export interface Frame {
  width: number;
  height: number;
  left: number; // room for what stands beside the axis
  bottom: number;
  top: number;
}

export interface Dot {
  x: number;
  y: number;
  won: number;
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  points: number;
  count: number;
}

/** From the least to the most, with a little room where all are alike. */
export function rangeOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? [least - 1, most + 1] : [least, most];
}

/** Where a value stands between the bottom of the frame and its top. */
export function heightOf(value: number, [least, most]: readonly [number, number], frame: Frame): number {
  const room = frame.height - frame.bottom - frame.top;
  return frame.top + room * (1 - (value - least) / (most - least));
}

/** One dot for each game, the oldest first; a single one stands in the middle. */
export function dotsOf(
  games: readonly { points: number; won: number }[],
  range: readonly [number, number],
  frame: Frame,
): Dot[] {
  const room = frame.width - frame.left - MARGIN;
  const step = games.length > 1 ? (room - MARGIN) / (games.length - 1) : 0;
  const start = frame.left + (games.length > 1 ? MARGIN : room / 2);
  return games.map(({ points, won }, at) => ({
    x: start + at * step,
    y: heightOf(points, range, frame),
    won,
  }));
}

/** One bar for each number of points between the fewest and the most, also for those that never came; where
 * there would be too many, several numbers share one. */
export function barsOf(spread: readonly (readonly [number, number])[], frame: Frame): Bar[] {
  const [least, most] = [spread[0]?.[0] ?? 0, spread.at(-1)?.[0] ?? 0];
  const room = frame.width - frame.left - MARGIN;
  const every = Math.max(1, Math.ceil((most - least + 1) / Math.floor(room / NARROW)));
  const counts = new Array<number>(Math.floor((most - least) / every) + 1).fill(0);
  for (const [points, count] of spread) counts[Math.floor((points - least) / every)]! += count;
  const highest = Math.max(1, ...counts);
  const width = Math.min(WIDE, room / counts.length);
  const tall = frame.height - frame.bottom - frame.top;
  return counts.map((count, at) => ({
    x: frame.left + at * width,
    y: frame.top + tall * (1 - count / highest),
    width,
    height: (tall * count) / highest,
    points: least + at * every,
    count,
  }));
}

const MARGIN = 8; // px around dots
const NARROW = 9; // px that a bar has at least
const WIDE = 40; // and at most
