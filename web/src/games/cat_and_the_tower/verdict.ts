/* A place in words: what is in the way or refused, else how the piece would stand there. */
import type { Judged } from '../../wire/types';
import { say, t } from '../../words/words.svelte';
import type { Reading } from './reading';

export function verdictOf(reading: Reading | null, judged: Judged | null, helped: boolean): string {
  if (!reading) return '';
  if (!reading.over) return t('tow-web-bring-in');
  if (judged?.refused) return say(judged.refused.say);
  if (!helped) return '';
  return judged?.note ? say(judged.note) : readingWords(reading);
}

function readingWords({ level, worst, under, spare, storey }: Reading): string {
  const gauge = { under, spare, storey }[worst];
  return t('tow-web-reading', {
    level,
    worst: level === 'safe' && !spare ? 'none' : worst,
    value: Math.abs(gauge?.value ?? 0),
    floor: storey?.floor ?? 0,
  });
}
