/* Where on the board an event happened: the keys that cards and places carry. */
import { cardKey, placeKey, spotKey } from './square';
import type { Event } from './types';

export function places(event: Event): readonly string[] {
  switch (event.type) {
    case 'Rotated':
      return [spotKey(event)];
    case 'Inserted':
    case 'CatCame':
      return [placeKey(event.place)];
    case 'CatTaken':
      return [placeKey(event.place), ...event.way.map(cardKey)];
    case 'GuardianMoved':
      return [placeKey(event.end)];
    default:
      return [];
  }
}
