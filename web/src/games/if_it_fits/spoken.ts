/* A place of the table in words: where it is, what lies there, what can be done. */
import { list, t } from '../../words/words.svelte';
import { isSpecial, ownerOf, spokenCard } from './cards';
import { plain } from './figures';
import { keyOf } from './ground';
import { TOYS } from './box';
import type { FitPlay } from './play.svelte';
import { PRINCESS } from './box';
import type { Box, Card, Drawn, FitTable, Laid, Place } from './types';
import { nameOf } from '../who';

interface Cell extends Place {
  laid?: Laid;
  box?: Box | undefined;
  barred?: boolean; // one may lay no cat in the box
}

export function spokenPlace(table: FitTable, view: Drawn, play: FitPlay, cell: Cell): string {
  const over = view.across.find((one) => keyOf(one) === keyOf(cell));
  const left = view.across.find((one) => one.row === cell.row && one.column === cell.column - 1);
  const parts = [
    t('fit-web-place', { row: cell.row, column: cell.column }),
    cell.laid ? spokenLaid(table, cell.laid) : play.targets.has(keyOf(cell)) ? '' : t('fit-web-free'),
    over ? t('fit-web-over-right', { what: spokenLying(table, over.card) }) : '',
    left ? t('fit-web-over-left', { what: spokenLying(table, left.card) }) : '',
    cell.box ? spokenBox(table, cell.box) : '',
    cell.barred ? t('fit-web-barred') : '',
    spokenAim(play, cell),
  ];
  return parts.filter(Boolean).join('; ');
}

function spokenLaid(table: FitTable, { card, turned }: Laid): string {
  const seat = ownerOf(card);
  if (seat !== null) return t('fit-web-asleep', { name: nameOf(table, seat) });
  return card === PRINCESS ? t('fit-web-princess') : spokenCard(card, turned);
}

function spokenLying(table: FitTable, card: Card): string {
  if (isSpecial(card)) return t('fit-print', { print: card });
  const seat = ownerOf(card);
  return seat === null ? t('fit-web-princess') : t('fit-web-cat', { name: nameOf(table, seat) });
}

export function spokenBox(table: FitTable, box: Box): string {
  return t('fit-web-box', {
    cards: box.cards.length,
    worth: plain(box.worth),
    closed: box.open ? 'no' : 'yes',
    winners: box.winners.length,
    names: list(box.winners.map((seat) => nameOf(table, seat))),
  });
}

/** A box as the score sheet tells it. */
export function spokenSum(table: FitTable, box: Box): string {
  const kinds = TOYS.flatMap((toy, number) => {
    const count = box.toys[number] ?? 0;
    return count ? [t('fit-web-toys', { toy, count })] : [];
  });
  if (box.sprays) kinds.push(t('fit-web-sprays', { count: box.sprays }));
  return [spokenBox(table, box), ...kinds].join('; ');
}

function spokenAim(play: FitPlay, cell: Place): string {
  const here = play.spot !== null && keyOf(play.spot) === keyOf(cell);
  if (here)
    return t('fit-web-spot', {
      turns: play.turning ? 'yes' : 'no',
      card: play.card ? spokenCard(play.card, play.turned) : '',
    });
  return play.targets.has(keyOf(cell)) ? t('fit-web-fits', { aim: play.aim ?? 'cell' }) : '';
}
