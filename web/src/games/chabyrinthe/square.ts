/* Where things are on and around the square, for drawing and for walking over it by keys. */
import { SLIDES } from './box';
import { laid, turned, waysOf } from './pieces';
import type { Card, Insert, Kind, Reach, Rotate, Stretch } from './types';

/** A spot of the grid: the square has rows and columns 1 to `side`, the places lie around it. */
export interface Spot {
  row: number;
  column: number;
}

export const sideOf = (square: readonly Card[]): number => Math.sqrt(square.length);
export const placesOf = (side: number): number[] => Array.from({ length: 4 * side }, (_, place) => place);

export const spotOf = (cell: number, side: number): Spot => ({
  row: Math.floor(cell / side) + 1,
  column: (cell % side) + 1,
});

/** Of a place outside, counted clockwise from above the top-left card. */
export function outsideSpot(place: number, side: number): Spot {
  const along = (place % side) + 1;
  const back = side + 1 - along;
  switch (Math.floor(place / side)) {
    case 0:
      return { row: 0, column: along };
    case 1:
      return { row: along, column: side + 1 };
    case 2:
      return { row: side + 1, column: back };
    default:
      return { row: back, column: 0 };
  }
}

export const cellAt = ({ row, column }: Spot, side: number): number => (row - 1) * side + column - 1;

/** Whether a spot lies outside the square: a place, or a corner of the frame, which is nobody's. */
export const isOutside = ({ row, column }: Spot, side: number): boolean =>
  row === 0 || row > side || column === 0 || column > side;
export const isCorner = ({ row, column }: Spot, side: number): boolean =>
  (row === 0 || row > side) && (column === 0 || column > side);

export const placeAt = (spot: Spot, side: number): number =>
  placesOf(side).find((place) => {
    const { row, column } = outsideSpot(place, side);
    return row === spot.row && column === spot.column;
  }) ?? 0;

/** The keys by which a line of the log lights a card, by its cell or its spot, and a place. */
export const cardKey = (cell: number): string => `card-${cell}`;
export const spotKey = ({ row, column }: Spot): string => `spot-${row}-${column}`;
export const placeKey = (place: number): string => `place-${place}`;

export type Edge = 'top' | 'right' | 'bottom' | 'left';
const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** Which edge a place is at, and the number of its row or column. */
export function endOf(place: number, side: number): { edge: Edge; line: number } {
  const { row, column } = outsideSpot(place, side);
  const edge = EDGES[Math.floor(place / side)] ?? 'top';
  return { edge, line: edge === 'top' || edge === 'bottom' ? column : row };
}

/** One cell's width from a place into the square, as [x, y]. */
export function inward(place: number, side: number): readonly [number, number] {
  return (
    (
      [
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ] as const
    )[Math.floor(place / side)] ?? [0, 1]
  );
}

const slides: Readonly<Record<number, readonly (readonly number[])[]>> = SLIDES;

/** By place: the number of the card on each cell once one is slid in there, then of what fell out. */
const slidAt = (place: number, side: number): readonly number[] => slides[side]?.[place] ?? [];

/** The square with a row or column pushed on, and the card that falls out. */
export function slide(square: readonly Card[], place: number, card: Card): { square: Card[]; out: Card } {
  const cards = [...square, card];
  const pushed = slidAt(place, sideOf(square)).map((number) => cards[number] ?? card);
  return { square: pushed.slice(0, square.length), out: pushed[square.length] ?? card };
}

/** The cells whose card is another one once a card is slid in at a place. */
export const cellsPushed = (place: number, side: number): number[] =>
  slidAt(place, side).flatMap((number, cell) => (number === cell || cell === side * side ? [] : [cell]));

/** Where a card slid in at a place comes to lie. */
export const newCellAt = (place: number, side: number): number => slidAt(place, side).indexOf(side * side);

/** How the square would lie after a tried action. */
export function tried(square: readonly Card[], top: Kind | null, move: Rotate | Insert): Card[] {
  if (move.type === 'Insert')
    return top ? slide(square, move.place, laid(top, move.turn)).square : [...square];
  const at = (move.row - 1) * sideOf(square) + move.column - 1;
  return square.map((card, cell) => (cell === at ? turned(card, move.quarters) : card));
}

/** Where an arrow key leads from a spot; from place to place it leads around the corner. */
export function stepFrom({ row, column }: Spot, key: string, side: number): Spot | null {
  const last = side + 1;
  const inside = (at: number): number => Math.min(Math.max(at, 1), side);
  const to: Record<string, Spot> = {
    ArrowUp: { row: Math.max(row - 1, 0), column: row === 1 ? inside(column) : column },
    ArrowDown: { row: Math.min(row + 1, last), column: row === side ? inside(column) : column },
    ArrowLeft: { row: column === 1 ? inside(row) : row, column: Math.max(column - 1, 0) },
    ArrowRight: { row: column === side ? inside(row) : row, column: Math.min(column + 1, last) },
    Home: { row, column: row === 0 || row === last ? 1 : 0 },
    End: { row, column: row === 0 || row === last ? side : last },
  };
  return to[key] ?? null;
}

/** By cell, the ways that an unbroken way joins to a cat. */
export function litWays(reach: readonly Reach[]): Map<number, string[]> {
  const lit = new Map<number, string[]>();
  for (const { cell, sides } of reach.flatMap(({ ways }): readonly Stretch[] => ways))
    lit.set(cell, [...(lit.get(cell) ?? []), sides]);
  return lit;
}

/** Where a cat comes by on its way, from its place to the guardian's. */
export function stations(from: number, way: readonly number[], to: number, side: number): Spot[] {
  return [outsideSpot(from, side), ...way.map((cell) => spotOf(cell, side)), outsideSpot(to, side)];
}

const HEADINGS = [
  [-1, 0, 'N'],
  [0, 1, 'E'],
  [1, 0, 'S'],
  [0, -1, 'W'],
] as const;

/** By cell, the sides that cats come in at and go out by: "SE". */
export function walkedWays(walks: readonly (readonly Spot[])[], side: number): Map<number, string[]> {
  const walked = new Map<number, string[]>();
  for (const stops of walks)
    stops.slice(1, -1).forEach((spot, index) => {
      const cell = (spot.row - 1) * side + spot.column - 1;
      const sides = headed(spot, stops[index]) + headed(spot, stops[index + 2]);
      walked.set(cell, [...(walked.get(cell) ?? []), sides]);
    });
  return walked;
}

/** The ways of a card that are walked on. */
export const litOnWalk = (card: Card, walked: readonly string[]): string[] =>
  waysOf(card).filter((way) => walked.some((sides) => [...sides].every((one) => way.includes(one))));

function headed(from: Spot, to: Spot | undefined): string {
  return (
    HEADINGS.find(([row, column]) => from.row + row === to?.row && from.column + column === to.column)?.[2] ??
    ''
  );
}

/** The place at the other end of the row or column that begins at a place. */
export function oppositeOf(place: number, side: number): number {
  const { row, column } = outsideSpot(place, side);
  const far = (line: number): number => (line === 0 ? side + 1 : line > side ? 0 : line);
  return placeAt({ row: far(row), column: far(column) }, side);
}
