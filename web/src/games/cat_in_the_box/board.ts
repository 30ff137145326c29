/* Where things are on the research board, for drawing. */
import { COLOURS, COLUMNS } from './box';
import type { Colour, Research, View } from './types';

const columns: Readonly<Record<number, number>> = COLUMNS;

export const columnsOf = (seats: number): number => columns[seats] ?? 0;

export const cellAt = (colour: Colour, number: number, columns: number): number =>
  COLOURS.indexOf(colour) * columns + number - 1;

export const colourAt = (cell: number, columns: number): Colour =>
  COLOURS[Math.floor(cell / columns)] ?? 'red';

export const numberAt = (cell: number, columns: number): number => (cell % columns) + 1;

/** The key by which a line of the log lights a cell, and the card that claimed it. */
export const placeOf = (colour: Colour, number: number): string => `${colour}-${number}`;

/** The board of the moment; an empty one before the deal. */
export function researchOf(view: View): Research {
  const spaces = columnsOf(view.seats) * COLOURS.length;
  return view.research?.length ? view.research : Array<null>(spaces).fill(null);
}

/** Where the arrow keys lead from a cell, or null where they do not. */
export function stepFrom(cell: number, key: string, columns: number): number | null {
  const column = cell % columns;
  const last = columns * COLOURS.length - 1;
  const to: Record<string, number> = {
    ArrowLeft: column > 0 ? cell - 1 : cell,
    ArrowRight: column < columns - 1 ? cell + 1 : cell,
    ArrowUp: cell >= columns ? cell - columns : cell,
    ArrowDown: cell + columns <= last ? cell + columns : cell,
    Home: cell - column,
    End: cell - column + columns - 1,
  };
  return to[key] ?? null;
}

type Corner = readonly [x: number, y: number];

/** The outline of a group of cells as an SVG path, a cell being 1 × 1. */
export function outline(group: readonly number[], columns: number): string {
  const rest = new Map<string, Corner[]>();
  for (const [from, to] of group.flatMap((cell) => edges(cell, group, columns)))
    rest.set(String(from), [...(rest.get(String(from)) ?? []), to]);
  const loops: string[] = [];
  for (let start = firstOf(rest); start; start = firstOf(rest)) loops.push(loop(start, rest));
  return loops.join('');
}

/** The sides of a cell where the group ends, clockwise. */
function edges(cell: number, group: readonly number[], columns: number): [Corner, Corner][] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const [a, b, c, d]: [Corner, Corner, Corner, Corner] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  const sides: [beside: Corner, from: Corner, to: Corner][] = [
    [[x, y - 1], a, b],
    [[x + 1, y], b, c],
    [[x, y + 1], c, d],
    [[x - 1, y], d, a],
  ];
  return sides.flatMap(([[bx, by], from, to]): [Corner, Corner][] => {
    const inside = bx >= 0 && bx < columns && group.includes(by * columns + bx);
    return inside ? [] : [[from, to]];
  });
}

function firstOf(rest: Map<string, Corner[]>): string | undefined {
  return rest.keys().next().value;
}

function loop(start: string, rest: Map<string, Corner[]>): string {
  let path = `M${start.replace(',', ' ')}`;
  for (let at = start; ;) {
    const next = rest.get(at)?.shift();
    if (rest.get(at)?.length === 0) rest.delete(at);
    if (!next || String(next) === start) return `${path}Z`;
    path += `L${next.join(' ')}`;
    at = String(next);
  }
}
