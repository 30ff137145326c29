/* A shape of one's own as the option writes it, "1#2./####": a grid to draw on, and back. */

export type Grid = readonly (readonly string[])[]; // by row and column: a tile, a start tile, a gap

const TILE = '#';
const GAP = '.';
const STARTS = ['1', '2', '3', '4'];
const ROWS = 6;
const COLUMNS = 7;

/** The shape with room around it to draw on. */
export function gridOf(text: string): Grid {
  const lines = text.split('/');
  const columns = Math.max(COLUMNS, ...lines.map((line) => line.length));
  return Array.from({ length: Math.max(ROWS, lines.length) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => lines[row]?.charAt(column) || GAP),
  );
}

/** Without the empty rows and columns around it. */
export function textOf(grid: Grid): string {
  const isEmpty = (signs: readonly string[]): boolean => signs.every((sign) => sign === GAP);
  const columns = grid[0]?.map((_, column) => grid.map((row) => row[column] ?? GAP)) ?? [];
  const [top, bottom] = [grid.findIndex((row) => !isEmpty(row)), grid.findLastIndex((row) => !isEmpty(row))];
  const left = columns.findIndex((column) => !isEmpty(column));
  const right = columns.findLastIndex((column) => !isEmpty(column));
  return grid
    .slice(Math.max(0, top), bottom + 1)
    .map((row) => row.slice(Math.max(0, left), right + 1).join(''))
    .join('/');
}

/** A gap becomes a tile, a tile the start tile that is missing, if one is, and that a gap again. */
export function tapped(grid: Grid, row: number, column: number): Grid {
  const used = new Set(grid.flat());
  const start = STARTS.find((each) => !used.has(each));
  const after = (sign: string): string => {
    if (sign === GAP) return TILE;
    return sign === TILE ? (start ?? GAP) : GAP;
  };
  return grid.map((signs, r) => signs.map((sign, c) => (r === row && c === column ? after(sign) : sign)));
}

export const isStart = (sign: string): boolean => STARTS.includes(sign);
export const isGap = (sign: string): boolean => sign === GAP;

export function counted(grid: Grid): { tiles: number; starts: number } {
  const signs = grid.flat();
  return { tiles: signs.filter((sign) => !isGap(sign)).length, starts: signs.filter(isStart).length };
}
