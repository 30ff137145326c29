/* The lessons as the server tells them. */
import { call } from '../wire/api';
import type { components } from '../wire/schema';
import type { Move } from '../wire/types';

export type LessonStep = components['schemas']['LessonStep'];
export type LessonAnswer = components['schemas']['LessonAnswer'];

export const lessonsOf = (game: string): Promise<LessonStep[]> =>
  call<LessonStep[]>('GET', `/games/${encodeURIComponent(game)}/lessons`);

/** With `judge`, only what would come of it: it is not made. */
export const tryMove = (game: string, step: number, move: Move, judge = false): Promise<LessonAnswer> =>
  call<LessonAnswer>('POST', `/games/${encodeURIComponent(game)}/lessons/try`, { step, move, judge });
