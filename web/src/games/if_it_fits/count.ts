/* The count of the end, box by box: what the view says of them, in the order in which they are ringed. */
import { t } from '../../words/words.svelte';
import type { CountStep } from '../room';
import { nameOf } from '../who';
import { CLOSED } from './box';
import { isNotable, plain, wonBy } from './figures';
import { cellsOf, firstOf, keyOf } from './ground';
import type { Box, FitTable, View } from './types';

export function count(table: FitTable): CountStep[] {
  const { view } = table;
  if (!view) return [];
  const boxes = countedBoxes(view).map((box, index) => boxStep(table, view, box, index + 1));
  return [...boxes, ...moreCats(table, view)];
}

/** Somebody's boxes first, each kind as one reads: from the top, from the left. */
export function countedBoxes(view: View): Box[] {
  const place = (box: Box) => firstOf(cellsOf(view, box));
  const homeless = (box: Box): number => Number(box.winners.length === 0);
  return view.boxes.filter(isNotable).sort((a, b) => {
    const [one, two] = [place(a), place(b)];
    return homeless(a) - homeless(b) || one.row - two.row || one.column - two.column;
  });
}

function boxStep(table: FitTable, view: View, box: Box, number: number): CountStep {
  return {
    places: cellsOf(view, box).map(keyOf),
    seats: box.winners,
    worth: box.worth,
    title: t('fit-web-count-box', { number, worth: sumOf(box) }),
    note: reasonFor(table, box),
  };
}

/** "2 × 2" where the box is closed. */
const sumOf = ({ open, worth }: Box): string =>
  open ? plain(worth) : `${plain(worth / CLOSED)} × ${CLOSED}`;

function reasonFor(table: FitTable, { winners, awake, asleep }: Box): string {
  const [first, ...more] = winners;
  if (first === undefined) return t(asleep.some(Boolean) ? 'fit-web-count-sleepers' : 'fit-web-count-nobody');
  if (more.length) return t('fit-web-count-tie');
  const name = nameOf(table, first);
  const others = awake.some((cats, seat) => seat !== first && cats + (asleep[seat] ?? 0) > 0);
  if (others) return t('fit-web-count-most', { name });
  return t('fit-web-count-alone', { name, you: first === table.me ? 'yes' : 'no' });
}

/** What points are left over are for further cats awake in a box. */
function moreCats(table: FitTable, view: View): CountStep[] {
  return view.points.flatMap((points, seat): CountStep[] => {
    const worth = points - wonBy(view, seat);
    const homes = view.boxes.filter(({ awake }) => (awake[seat] ?? 0) > 1);
    if (worth === 0) return [];
    return [
      {
        places: homes.flatMap((box) => cellsOf(view, box).map(keyOf)),
        seats: [seat],
        worth,
        title: t('fit-web-count-more', { name: nameOf(table, seat) }),
        note: t('fit-web-count-more-note'),
      },
    ];
  });
}
