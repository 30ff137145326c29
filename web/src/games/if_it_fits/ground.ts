/* Where things are on the table, for drawing and for the arrow keys. */
import type { Bounds } from '../../kit/camera';
import { HIGH, WIDE } from './parts/card';
import type { Box, Place, View } from './types';

export const keyOf = ({ column, row }: Place): string => `${column},${row}`;

/** The ground that some cards cover, with so many cards' room around them, in its own px. */
export function boundsOf(places: readonly Place[], around: number): Bounds {
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const [left, right] = [Math.min(0, ...columns), Math.max(0, ...columns) + 1];
  const [top, bottom] = [Math.min(0, ...rows), Math.max(0, ...rows) + 1];
  return {
    left: (left - around) * WIDE,
    top: (top - around) * HIGH,
    width: (right - left + 2 * around) * WIDE,
    height: (bottom - top + 2 * around) * HIGH,
  };
}

/** Every place of the rectangle around some cards, and of the ring around that. */
export function around(places: readonly Place[]): Place[] {
  const { left, top, width, height } = boundsOf(places, 0);
  const [columns, rows] = [width / WIDE + 2, height / HIGH + 2];
  return Array.from({ length: columns * rows }, (_, number) => ({
    column: left / WIDE - 1 + (number % columns),
    row: top / HIGH - 1 + Math.floor(number / columns),
  }));
}

/** For each card laid, the box it is part of; a card of the moment may not be in any yet. */
export function boxesByCard(view: View): (Box | undefined)[] {
  const found: (Box | undefined)[] = [];
  for (const box of view.boxes) for (const card of box.cards) found[card] = box;
  return found;
}

/** The cards of a box. */
export const cellsOf = (view: View, box: Box): Place[] => box.cards.flatMap((card) => view.laid[card] ?? []);

/** Where a box has its tape: on its highest card, of those the leftmost. */
export function firstOf(cells: readonly Place[]): Place {
  const [first] = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  return first ?? { column: 0, row: 0 };
}

/** How many cards of a box lie side by side from this one on, to the right. */
export function runFrom(cells: readonly Place[], { column, row }: Place): number {
  const inside = new Set(cells.map(keyOf));
  let length = 1;
  while (inside.has(keyOf({ column: column + length, row }))) length++;
  return length;
}

/** The edges of a box as one SVG path, and the ground that it covers as another. */
export function traced(cells: readonly Place[]): { edge: string; ground: string } {
  const inside = new Set(cells.map(keyOf));
  const sides = cells.flatMap(({ column, row }) => {
    const [x, y, right, bottom] = [column * WIDE, row * HIGH, (column + 1) * WIDE, (row + 1) * HIGH];
    return [
      { beside: { column, row: row - 1 }, d: `M${x} ${y}H${right}` },
      { beside: { column: column + 1, row }, d: `M${right} ${y}V${bottom}` },
      { beside: { column, row: row + 1 }, d: `M${x} ${bottom}H${right}` },
      { beside: { column: column - 1, row }, d: `M${x} ${y}V${bottom}` },
    ].flatMap(({ beside, d }) => (inside.has(keyOf(beside)) ? [] : [d]));
  });
  const ground = cells.map(({ column, row }) => `M${column * WIDE} ${row * HIGH}h${WIDE}v${HIGH}h${-WIDE}Z`);
  return { edge: sides.join(''), ground: ground.join('') };
}

/** Rows from the top, each from the left. */
export function rowsOf<Cell extends Place>(cells: readonly Cell[]): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of [...cells].sort((a, b) => a.row - b.row || a.column - b.column))
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  return [...rows.values()];
}

const WAYS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where an arrow key leads from a place: the nearest that way, straight on before aside; null where there
 * is none.
 */
export function stepFrom(places: readonly Place[], from: Place, key: string): Place | null {
  if (key === 'Home' || key === 'End') {
    const row = places.filter(({ row }) => row === from.row).sort((a, b) => a.column - b.column);
    return (key === 'Home' ? row[0] : row.at(-1)) ?? null;
  }
  const way = WAYS[key];
  if (!way) return null;
  const far = ({ column, row }: Place): number => (column - from.column) * way[0] + (row - from.row) * way[1];
  const aside = ({ column, row }: Place): number =>
    Math.abs((column - from.column) * way[1]) + Math.abs((row - from.row) * way[0]);
  const cost = (place: Place): number => far(place) + 4 * aside(place);
  const ahead = places.filter((place) => far(place) > 0 && aside(place) <= far(place));
  return ahead.reduce<Place | null>(
    (best, place) => (best && cost(best) <= cost(place) ? best : place),
    null,
  );
}
