/* Where everything lies on the map, in its own px: a tile is 100 wide. */
import type { Bounds, Point } from '../../kit/camera';
import { ENDS, turned, WALKS, type RoadKind } from './drawing/roads';
import { SIDE } from './drawing/tile';
import { FIELDS, START } from './box';
import type { Drawn, Home, House, Lot, Place, Square, View } from './types';

/** What of a view lies on the map. */
export type MapView = Pick<
  Drawn,
  'squares' | 'kittens' | 'works' | 'dog' | 'fresh' | 'lamps' | 'phase' | 'later'
>;

const REACH = 1.3 * SIDE; // what is looked at of the way ahead, on a small screen
const CLOSE = 0.8 * SIDE; // two places of one tile, seen from afar, are one to a finger
const ASIDE = 18; // how far kittens that share a field stand apart
const BESIDE = 21; // from the middle of a house to whoever sits beside it
const BELOW = 5;

export const cellOf = (place: Place): number => Number.parseInt(place, 10);
export const fieldOf = (place: Place): string => place.split('.')[1] ?? '';

export const squareAt = (view: MapView, place: Place): Square | undefined => view.squares[cellOf(place) - 1];

export const roadsOf = ({ kind }: Lot): RoadKind => (kind === 'start' ? 'cross' : kind);

/** The fields with a dead end, as the ground draws their drives. */
export const drivesOf = (lot: Lot): string[] =>
  lot.kind === 'start' ? ['C'] : lot.houses.map(({ off }) => off);

export function houseAt(view: MapView, place: Place): House | undefined {
  return squareAt(view, place)?.lot?.houses.find(({ shape }) => FIELDS[shape] === fieldOf(place));
}

/** The middle of a field; of a face-down tile, its middle. */
export function pointOf(view: MapView, place: Place): Point {
  const square = squareAt(view, place);
  if (!square) return { x: 0, y: 0 };
  const [x, y] = square.lot ? spotOf(square.lot, fieldOf(place)) : [SIDE / 2, SIDE / 2];
  return { x: square.column * SIDE + x, y: square.row * SIDE + y };
}

function spotOf(lot: Lot, field: string): readonly [number, number] {
  const roads = roadsOf(lot);
  const off = field === START ? 'C' : lot.houses.find(({ shape }) => FIELDS[shape] === field)?.off;
  const spot = off === undefined ? WALKS[roads][field] : ENDS[roads][off];
  return turned(spot ?? [SIDE / 2, SIDE / 2], lot.turn);
}

/** Where a kitten sits: those that share a field side by side, and beside a house, which stays in sight. */
export function standing(view: MapView, seat: number): Point {
  const place = view.kittens[seat] ?? '';
  const here = view.kittens.flatMap((other, who) => (other === place ? [who] : []));
  const [at, nth] = [pointOf(view, place), here.indexOf(seat)];
  if (!houseAt(view, place)) return { x: at.x + ASIDE * (nth - (here.length - 1) / 2), y: at.y };
  const aside = BESIDE + ASIDE * nth;
  const fits = at.x + aside + ASIDE / 2 < boundsOf(view).width;
  return { x: fits ? at.x + aside : at.x - aside, y: at.y + BELOW };
}

/** The table at the end: whoever knows where home is has gone there. */
export const atHome = (view: Drawn): Drawn => ({
  ...view,
  kittens: view.kittens.map((place, seat) => {
    const home = view.homes[seat];
    return (home && placeOfHome(view, home)) ?? place;
  }),
});

/** The dog stays until the last kitten has fled. */
export function dogAt({ dog, phase, later }: MapView): Place | null {
  for (const each of [phase, ...later]) {
    if (each.type === 'Fleeing') return each.dog;
    if (each.type === 'Moving' && each.how === 'flee') return each.barred;
  }
  return dog ?? null;
}

/** Where a home stands, if its tile lies open. */
export function placeOfHome(view: MapView, home: Home): Place | null {
  for (const { cell, lot } of view.squares) {
    const house = lot?.houses.find(
      ({ shape, roof, garden }) => shape === home.shape && roof === home.roof && garden === home.garden,
    );
    if (house) return `${cell}.${FIELDS[house.shape]}`;
  }
  return null;
}

/** The houses that somebody lives in, each once. */
export const homesOf = (view: View): Place[] => [
  ...new Set(view.homes.flatMap((home) => placeOfHome(view, home) ?? [])),
];

const COMPASS = ['right', 'down-right', 'down', 'down-left', 'left', 'up-left', 'up', 'up-right'] as const;
export type Heading = (typeof COMPASS)[number];

/** Which way somebody turns to get there. */
export function headingTo(from: Point, to: Point): Heading {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8] ?? 'right';
}

export function boundsOf(view: MapView): Bounds {
  const columns = 1 + Math.max(0, ...view.squares.map(({ column }) => column));
  const rows = 1 + Math.max(0, ...view.squares.map(({ row }) => row));
  return { left: 0, top: 0, width: columns * SIDE, height: rows * SIDE };
}

/** Whether some of these places are so close together that a tile is better looked at first. */
export function crowded(view: MapView, places: readonly Place[]): boolean {
  const points = places.map((place) => pointOf(view, place));
  return points.some((one, index) =>
    points.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < CLOSE),
  );
}

/** The tile that all these places are on, if it is but one. */
export function onlyTile(places: readonly Place[]): number | null {
  const [cell, ...others] = new Set(places.map(cellOf));
  return others.length ? null : (cell ?? null);
}

/** A tile and what lies close to it. */
export function tileBounds(view: MapView, cell: number): Bounds {
  const { row, column } = view.squares[cell - 1] ?? { row: 0, column: 0 };
  return { left: (column - 0.35) * SIDE, top: (row - 0.35) * SIDE, width: 1.7 * SIDE, height: 1.7 * SIDE };
}

/** The part of the map to look at while a kitten is led: what lies around it. */
export function around(view: MapView, kitten: Place, places: readonly Place[]): Bounds {
  const here = pointOf(view, kitten);
  const near = places
    .map((place) => pointOf(view, place))
    .filter(({ x, y }) => Math.hypot(x - here.x, y - here.y) < REACH);
  const points = [here, ...near];
  const all = boundsOf(view);
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - SIDE * 0.75);
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - SIDE * 0.75);
  const right = Math.min(all.width, Math.max(...points.map(({ x }) => x)) + SIDE * 0.75);
  const bottom = Math.min(all.height, Math.max(...points.map(({ y }) => y)) + SIDE * 0.75);
  return { left, top, width: right - left, height: bottom - top };
}

export const ARROWS: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest of these in that direction: what lies aside counts as further away. */
export function ahead<Spot extends Point>(
  here: Point,
  arrow: Point,
  spots: readonly Spot[],
): Spot | undefined {
  const far = ({ x, y }: Point): number => {
    const along = (x - here.x) * arrow.x + (y - here.y) * arrow.y;
    const across = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x);
    return along > 1 ? along + 2 * across : Infinity;
  };
  return spots.filter((spot) => far(spot) < Infinity).sort((one, other) => far(one) - far(other))[0];
}
