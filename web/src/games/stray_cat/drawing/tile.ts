/** A tile of the neighbourhood from above: lawn, road, stepping stones. Houses and cats are set onto it. */
import { path } from '../../../kit/parts/cut';
import { drive, ROADS, turned, WALKS, type RoadKind, type Spot } from './roads';

export const SIDE = 100;

/** The ground of a tile that lies open, with drives to the dead ends off those walk fields. */
export function ground(kind: RoadKind, quarters: number, ends: readonly string[]): string {
  const roads = [ROADS[kind], ...ends.map((off) => drive(kind, off))].join(' ');
  return (
    `<rect width="${SIDE}" height="${SIDE}" fill="var(--lawn)"/>` +
    `<g transform="rotate(${quarters * 90} 50 50)">${tufts()}` +
    `${stroke(roads, 19, 'var(--kerb)')}${stroke(roads, 14, 'var(--road)')}</g>` +
    Object.values(WALKS[kind])
      .map((spot) => stone(turned(spot, quarters)))
      .join('')
  );
}

/** A tile that nobody has seen yet: night, and a lamp post. */
export function night(): string {
  return (
    `<rect width="${SIDE}" height="${SIDE}" fill="var(--night)"/>` +
    path('M0 0H50V50H0Z M50 50H100V100H50Z', 'var(--night-2)') +
    path('M50 22L82 86H18Z', 'var(--glow)') +
    path('M47.5 34H52.5V82H47.5Z M40 82H60V87H40Z', 'var(--post)') +
    path('M50 14Q60 20 59 32H41Q40 20 50 14Z', 'var(--lamp-lit)') +
    path('M38 31H62V35H38Z', 'var(--post)')
  );
}

const stroke = (d: string, width: number, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"/>`;

const stone = ([x, y]: Spot): string => `<circle cx="${x}" cy="${y}" r="4.5" fill="var(--stone)"/>`;

/** Gouge chatter in the grass, clear of every road. */
const tufts = (): string =>
  path('M6 8l3 8l2-6Z M92 30l3 8l2-6Z M8 66l3 8l2-6Z M64 92l3 7l2-5Z M30 6l2 6l2-5Z', 'var(--tuft)');
