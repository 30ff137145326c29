/* The lines of a score sheet in the room's own words. */
import type { Standing } from '../../wire/types';
import { t } from '../../words/words.svelte';
import type { RoomTable } from '../room';
import { nameOf } from '../who';

/** "Mouse 1: 1, Mouse 3: 1" */
export function linesOf({ sheet }: Standing, prefix: string, table: RoomTable): string {
  return sheet
    .map(({ what, points, about }) => {
      const pieces = about.flatMap((piece) => piecesArgs(piece.what, piece.which, table));
      return `${t(`${prefix}-line-${what.replaceAll('_', '-')}`, Object.fromEntries(pieces))}: ${points}`;
    })
    .join(', ');
}

/** A seat is spoken of by name, as in every sentence. */
function piecesArgs(what: string, which: string | number, table: RoomTable): [string, string | number][] {
  if (what !== 'seat') return [[what, which]];
  const seat = Number(which);
  return [
    ['name', nameOf(table, seat)],
    ['you', seat === table.me ? 'yes' : 'no'],
  ];
}
