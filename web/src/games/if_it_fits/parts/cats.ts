/** Cats where they lie in this room: curled across a seam, or asleep on a bed of their own. */
import { cat } from '../../../kit/parts/cat';
import { at, path, rimmed } from '../../../kit/parts/cut';
import type { Fur } from '../../../kit/parts/furs';
import { ICON } from '../../../kit/parts/icon';

const BED = 'M50 30C78 30 94 46 94 74C94 102 78 116 50 116C22 116 6 102 6 74C6 46 22 30 50 30Z';

/** A cat that is a card, on 100 × 140. The Princess does not sleep: she has just taken the place. */
export function bed(id: string, fur: Fur): string {
  const awake = fur === 'nobody';
  return (
    rimmed(BED, `var(--fit-${fur})`, 2) +
    path('M14 58Q22 40 42 37Q26 44 17 60Z M86 92Q78 108 58 111Q74 104 83 90Z', 'var(--rim)') +
    at([5, 44, 0.51], curled(id, fur, awake ? 'open' : 'shut'))
  );
}

/** A curled cat on 176 × 118. */
export function curled(id: string, fur: Fur, eyes: 'open' | 'shut' | 'wide'): string {
  const crown = fur === 'nobody' ? at([34, 12, 1.7], rimmed(ICON.crown, '#FFD23F', 2)) : '';
  return cat(id, fur, 'curl', { eyes }) + crown;
}

/** Two paws: a cat could lie here. On 60 × 40. */
export function paws(): string {
  return at([6, 4, 1], path(ICON.paw, 'var(--key)')) + at([30, 10, 1], path(ICON.paw, 'var(--key)'));
}
