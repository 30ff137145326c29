/* The places of a game that one looks for on the slider and in the list: its rounds and tricks. */

import { whereWords, type Where } from '../games/where';

export interface Mark {
  step: number; // the first that was made there
  title: string;
  short: string; // without the round
  great: boolean; // a round, not a trick
}

/** `places` says where the table is after each step: the step that follows is made there. */
export function marksOf(places: readonly Where[]): Mark[] {
  return places.slice(0, -1).flatMap((where, index) => {
    const before = places[index - 1] ?? [];
    const title = whereWords(where);
    if (title === '' || title === whereWords(before)) return [];
    return [{ step: index + 2, title, short: where.at(-1) ?? '', great: where[0] !== before[0] }];
  });
}
