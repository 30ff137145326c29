/* The places of a game that one looks for on the slider and in the list: its rounds and tricks. */

export interface Mark {
  step: number; // the first that was made there
  title: string;
  short: string; // without the round
  great: boolean; // a round, not a trick
}

const BETWEEN = ' · '; // as rooms say where we are: the round, then the trick

/** `places` says where the table is after each step: the step that follows is made there. */
export function marksOf(places: readonly string[]): Mark[] {
  return places.slice(0, -1).flatMap((title, index) => {
    const before = places[index - 1];
    if (title === '' || title === before) return [];
    const great = roundOf(title) !== roundOf(before ?? '');
    return [{ step: index + 2, title, short: title.split(BETWEEN).at(-1) ?? '', great }];
  });
}

const roundOf = (title: string): string => title.split(BETWEEN)[0] ?? '';
