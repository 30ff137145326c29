/* Where on the map an event happened: the keys that tiles, houses, kittens and marks carry. */
import { FIELDS } from './box';
import type { Event, House } from './types';

export const tileKey = (cell: number): string => `tile-${cell}`;
export const kittenKey = (seat: number): string => `kitten-${seat}`;
export const houseKey = (cell: number, shape: House['shape']): string => `house-${cell}.${FIELDS[shape]}`;

export function places(event: Event): readonly string[] {
  switch (event.type) {
    case 'TileTurned':
      return [tileKey(event.cell)];
    case 'Visited':
      return [`house-${event.place}`, kittenKey(event.seat)];
    case 'Stepped':
    case 'Jumped':
    case 'Gathered':
      return [kittenKey(event.kitten)];
    case 'Played':
    case 'Remembered':
      return [kittenKey(event.seat)];
    case 'FightBegan':
    case 'Fought':
      return [kittenKey(event.attacker), kittenKey(event.defender)];
    case 'DogCame':
      return ['dog'];
    case 'WorksPut':
      return ['roadworks'];
    default:
      return [];
  }
}
