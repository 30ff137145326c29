/* A film of moving pieces, as film.py writes it: differences, column by column, squeezed. */
import { unzlibSync } from 'fflate';
import type { Values } from '../../../wire/types';
import { between, type Stand } from './poses';

export type Film = Omit<Values['CatAndTheTowerFilm'], 'type'>;

export const RATE = 20; // frames in a second
const PLACE = 200;
const TURN = 16_384;
const COLUMNS = 6;
const DEEP = 3; // cm

/** Frame by frame, where each of the moving pieces is. */
export type Reel = ReadonlyMap<string, readonly Stand[]>;

/** How long a film lasts, in ms. */
export const lengthOf = ({ frames }: Film): number => (Math.max(0, frames - 1) * 1000) / RATE;

export function develop({ names, frames, squeezed }: Film): Reel {
  if (names.length === 0) return new Map();
  const steps = unpack(unzlibSync(Uint8Array.from(atob(squeezed), (letter) => letter.charCodeAt(0))));
  return new Map(
    names.map((name, piece) => {
      const columns = Array.from({ length: COLUMNS }, (_, column) => {
        const start = (piece * COLUMNS + column) * frames;
        return sums(steps.slice(start, start + frames));
      });
      return [name, Array.from({ length: frames }, (_, frame) => standAt(columns, frame))];
    }),
  );
}

/** Where a piece is after some ms. */
export function at(stands: readonly Stand[], ms: number): Stand | undefined {
  const along = Math.min(Math.max(0, (ms * RATE) / 1000), stands.length - 1);
  const [one, two] = [stands[Math.floor(along)], stands[Math.ceil(along)]];
  return one && two && between(one, two, along % 1);
}

/** How many pieces come down by more than a little. */
export function fallsIn(reel: Reel): number {
  const drop = (stands: readonly Stand[]): number => (stands[0]?.at[2] ?? 0) - (stands.at(-1)?.at[2] ?? 0);
  return [...reel.values()].filter((stands) => drop(stands) > DEEP).length;
}

/** How high the highest of the moving pieces was at first, in cm. */
export const highest = (reel: Reel): number =>
  Math.max(0, ...[...reel.values()].map(([first]) => first?.at[2] ?? 0));

/** Small numbers in one byte: zigzag, seven bits a byte. */
export function unpack(bytes: Uint8Array): number[] {
  const steps: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte > 127) continue;
    steps.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, scale] = [0, 1];
  }
  return steps;
}

function sums(steps: readonly number[]): number[] {
  let value = 0;
  return steps.map((step) => (value += step));
}

function standAt(columns: readonly number[][], frame: number): Stand {
  const [x = 0, y = 0, z = 0, i = 0, j = 0, k = 0] = columns.map((column) => column[frame] ?? 0);
  const [a, b, c] = [i / TURN, j / TURN, k / TURN];
  return {
    at: [x / PLACE, y / PLACE, z / PLACE],
    turned: [a, b, c, Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c))],
  };
}

// How a film is shown --------------------------------------------------------------------------

const [SLOW, SLOWLY, EASE] = [0.3, 700, 300]; // speed, and ms on the wall
const BLEND = 120; // ms

/** How long a film lasts where what falls begins in slow motion. */
export const slowLength = (film: Film): number =>
  lengthOf(film) + SLOWLY * (1 - SLOW) + (EASE * (1 - SLOW)) / 2;

/** From ms on the wall to ms of a film that begins slowly and then runs as fast as it was. */
export function slowClock(elapsed: number): number {
  if (elapsed <= SLOWLY) return elapsed * SLOW;
  const eased = Math.min(EASE, elapsed - SLOWLY);
  const gained = eased * SLOW + ((1 - SLOW) * eased * eased) / (2 * EASE);
  return SLOWLY * SLOW + gained + Math.max(0, elapsed - SLOWLY - EASE);
}

/** The same film, but this piece comes from where the screen has it already. */
export function blended(reel: Reel, name: string, from: Stand): Reel {
  const stands = reel.get(name);
  if (!stands) return reel;
  const met = stands.map((stand, frame) => {
    const part = (frame * 1000) / RATE / BLEND;
    return part < 1 ? between(from, stand, part) : stand;
  });
  return new Map([...reel, [name, met]]);
}

/** How far the piece that was highest at first goes sideways at most, in cm, of those that do not fall. */
export function wobbleIn(reel: Reel, but: string | null): number {
  const [, stands] = [...reel]
    .filter(([name]) => name !== but)
    .reduce<readonly [string, readonly Stand[]]>(
      (top, each) => ((each[1][0]?.at[2] ?? 0) > (top[1][0]?.at[2] ?? -1) ? each : top),
      ['', []],
    );
  const [first] = stands;
  return first
    ? Math.max(...stands.map(({ at: [x, y] }) => Math.hypot(x - first.at[0], y - first.at[1])))
    : 0;
}
