/* The lessons as the server tells them, and what it would say to a try where it cannot be reached. */
import { call, Failure } from '../wire/api';
import type { components } from '../wire/schema';
import type { Move } from '../wire/types';

export type LessonStep = components['schemas']['LessonStep'];
export type LessonAnswer = components['schemas']['LessonAnswer'];
type KnownAnswer = components['schemas']['KnownAnswer'];

const of = (game: string, what: string): string => `/games/${encodeURIComponent(game)}/lessons${what}`;

export const lessonsOf = (game: string): Promise<LessonStep[]> => call<LessonStep[]>('GET', of(game, ''));

/** Fetched while there is a connection; the service worker keeps them. */
export const answersOf = (game: string): Promise<KnownAnswer[]> =>
  call<KnownAnswer[]>('GET', of(game, '/answers'));

/** With `judge`, only what would come of it: it is not made. Without a connection, what is known of it. */
export async function tryMove(game: string, step: number, move: Move, judge = false): Promise<LessonAnswer> {
  try {
    return await call<LessonAnswer>('POST', of(game, '/try'), { step, move, judge });
  } catch (error) {
    if (error instanceof Failure) throw error;
    const known = (await answersOf(game)).find((each) => each.step === step && isSame(each.move, move));
    if (!known) throw error;
    return judge ? { ...known.answer, say: null, update: null } : known.answer;
  }
}

/** Equal field by field; a client may leave out the order, but not a field. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), b as Record<string, unknown>];
  return left.length === Object.keys(right).length && left.every(([key, value]) => isSame(value, right[key]));
}
