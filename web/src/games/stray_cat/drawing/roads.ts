/**
 * Where the fields of a tile are drawn and how its roads run. A tile is 100 × 100; houses stay upright
 * when it is turned.
 */

export type RoadKind = 'cross' | 'ring' | 'bend';
export type Spot = readonly [x: number, y: number];

/** The walk fields of each kind, on the unturned tile. */
export const WALKS: Record<RoadKind, Readonly<Record<string, Spot>>> = {
  cross: { N: [50, 13], E: [87, 50], S: [50, 87], W: [13, 50], C: [50, 50] },
  ring: { N: [50, 13], E: [87, 50], S: [50, 87], W: [13, 50], Y: [50, 36] },
  bend: { N: [50, 13], E: [87, 50], S: [50, 87], W: [13, 50], a: [67, 33], b: [33, 67] },
};

/** Where a dead end, a house or the start field, lies that hangs off a walk field. */
export const ENDS: Record<RoadKind, Readonly<Record<string, Spot>>> = {
  cross: { N: [22, 24], S: [78, 78], E: [78, 23], C: [24, 77] },
  ring: { Y: [50, 62], S: [83, 85] },
  bend: { a: [84, 17], b: [17, 83] },
};

/** Roads as lines from field to field; a ring is rounded at its corners. */
export const ROADS: Record<RoadKind, string> = {
  cross: 'M50 0V100 M0 50H100',
  ring:
    'M50 0V13 M50 87V100 M0 50H13 M87 50H100' +
    ' M50 13C78 13 87 22 87 50C87 78 78 87 50 87C22 87 13 78 13 50C13 22 22 13 50 13Z M50 13V36',
  bend:
    'M50 0V13C50 26 58 26 67 33C74 42 74 50 87 50H100' +
    ' M0 50H13C26 50 26 58 33 67C42 74 50 74 50 87V100 M67 33L33 67',
};

/** The spot after that many quarter turns clockwise around the middle of the tile. */
export function turned([x, y]: Spot, quarters: number): Spot {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 1) return [100 - y, x];
  if (turns === 2) return [100 - x, 100 - y];
  return turns === 3 ? [y, 100 - x] : [x, y];
}

/** The short drive from a walk field to the dead end off it, on the unturned tile. */
export function drive(kind: RoadKind, off: string): string {
  const [from, to] = [WALKS[kind][off], ENDS[kind][off]];
  if (!from || !to) throw new Error(`no dead end is drawn off ${off} of a ${kind} tile`);
  return `M${from.join(' ')}L${to.join(' ')}`;
}
