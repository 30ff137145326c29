/* How a game ended, as the key of a sentence and who stands in it. */
import type { Result } from '../wire/types';

export interface Ending {
  key: string;
  winners: number[];
}

export function endingOf({ standings }: Result, me: number | null): Ending {
  const [best, next] = [...standings].sort((one, other) => one.rank - other.rank || other.points - one.points);
  const winners = standings.filter(({ rank }) => rank === 1).flatMap(({ seats }) => seats);
  const whisker = best && next && best.points - next.points === 1 ? '-whisker' : '';
  if (winners.length === 0) return { key: 'table-end-nobody', winners };
  if (winners.length > 1) return { key: 'table-end-shared', winners };
  return { key: `table-end-${winners[0] === me ? 'you' : 'other'}${whisker}`, winners };
}
