/* The ways home that the last action opened: they decided the game, and stay lit on its last square. */
import { GUARDIANS } from './box';
import type { Event, View } from './types';

export interface Walk {
  place: number; // of the cat
  way: readonly number[];
  home: number; // where its guardian stood
}

/** Of all that happened since a card was moved: until then the square lay otherwise. */
export function lastWays(events: readonly Event[], { guardians }: View): Walk[] {
  const moved = events.findLastIndex(({ type }) => type === 'Rotated' || type === 'Inserted');
  const since = events.slice(moved + 1);
  return since.flatMap((event, at) => {
    if (event.type !== 'CatTaken') return [];
    const [guardian] = event.guardians;
    // A guardian moves on when somebody has come home to her.
    const left = since
      .slice(at)
      .find((later) => later.type === 'GuardianMoved' && later.guardian === guardian);
    const home =
      left?.type === 'GuardianMoved'
        ? left.start
        : guardians[GUARDIANS.findIndex((each) => each === guardian)];
    return home === undefined ? [] : [{ place: event.place, way: event.way, home }];
  });
}
