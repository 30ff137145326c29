/* How far one has come in the lessons of each game; remembered by the browser. */
import { readStored, writeStored } from '../wire/storage';

const LAST = 'lesson-last'; // the game of the lesson that was open last

/** The step of the moment, counted from 1; null where no lesson was opened, or a step there is not. */
export function lessonStep(game: string, steps: number): number | null {
  const last = Number(readStored(`lesson-${game}`) ?? NaN);
  return Number.isInteger(last) && last >= 1 && last <= steps ? last : null;
}

export function noteLesson(game: string, step: number, steps: number): void {
  writeStored(`lesson-${game}`, String(step));
  writeStored(LAST, step > steps ? '' : game);
  if (step > steps) writeStored(`learnt-${game}`, 'yes');
}

/** The game whose lesson was left unfinished, if any. */
export const unfinishedLesson = (): string => readStored(LAST) ?? '';

export const isLearnt = (game: string): boolean => readStored(`learnt-${game}`) === 'yes';
