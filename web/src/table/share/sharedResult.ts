/* What may be told of one's own result of a day, in the words of whoever shares it. */
import { dayName } from '../../shell/days';
import type { DailyBoard } from '../../wire/types';
import { say, t } from '../../words/words.svelte';
import type { SharedResult } from './dailyText';

/** Nothing where one has no result of that day. */
export function sharedResult(board: DailyBoard, title: string): SharedResult | null {
  const own = board.lines.find(({ yours }) => yours);
  if (!own) return null;
  const { streak, played, seats } = board;
  return {
    title,
    day: dayName(board.day),
    score: say(own.score),
    place: t('web-daily-place-of', { place: own.place, count: played }),
    row: streak > 1 ? `${streak} ${t('web-days-in-row', { count: streak })}` : '',
    standing: { place: own.place, played, rank: own.rank, seats },
  };
}
