/* The count of a round: everyone's tricks, then the groups that are outlined on the board. */
import { t } from '../../words/words.svelte';
import type { CountStep } from '../room';
import { nameOf } from '../who';
import { colourAt, numberAt, placeOf } from './board';
import { COLOURS } from './box';
import type { CatTable, Sheet } from './types';

export function count(table: CatTable): CountStep[] {
  const sheet = table.view?.sheets.at(-1);
  return sheet ? [...tricks(table, sheet), ...groups(table, sheet)] : [];
}

function tricks(table: CatTable, { scores, paradox }: Sheet): CountStep[] {
  return scores.map((score, seat) => ({
    places: [],
    seats: [seat],
    worth: score.trick_points,
    title: t('cib-web-count-tricks', { name: nameOf(table, seat), tricks: score.tricks }),
    note:
      paradox === seat
        ? t('cib-web-count-paradox')
        : score.bid === null
          ? ''
          : t('cib-web-count-bid', { count: score.bid }),
  }));
}

function groups(table: CatTable, { scores, research }: Sheet): CountStep[] {
  const columns = research.length / COLOURS.length;
  return scores.flatMap(({ group, bid }, seat): CountStep[] =>
    group.length === 0
      ? []
      : [
          {
            places: group.map((cell) => placeOf(colourAt(cell, columns), numberAt(cell, columns))),
            seats: [seat],
            worth: group.length,
            title: t('cib-web-count-group', { name: nameOf(table, seat), count: group.length }),
            note: bid === null ? '' : t('cib-web-count-kept'),
          },
        ],
  );
}
