/* Which of today's deals is proposed first. */
import type { DailyGame, DailyToday } from '../../wire/types';

const DAY = 86_400_000;

/** One that was begun; else the game whose turn it is today, or the next that is not played yet. */
export function proposed({ day, games }: Pick<DailyToday, 'day' | 'games'>): DailyGame | undefined {
  const first = (Date.parse(day) / DAY) % games.length;
  const inTurn = games.map((_, at) => games[(first + at) % games.length]!);
  return (
    inTurn.find(({ yours }) => yours === 'playing') ??
    inTurn.find(({ yours }) => yours === 'none') ??
    inTurn[0]
  );
}
