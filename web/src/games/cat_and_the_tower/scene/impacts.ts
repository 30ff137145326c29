/* Where falling pieces hit something: found in a film, for the puffs of paper that fly up there. */
import { at, RATE, type Reel } from './film';

/** A hit: when, in ms of the film; where, in cm; and how hard, in cm/s. */
export interface Impact {
  ms: number;
  at: readonly [number, number, number];
  speed: number;
}

const HARD = 45; // cm/s that a piece loses within two frames
const PAUSE = 400; // ms until the same piece may hit again

/** The hardest hits of a film, in order of time. */
export function impactsOf(reel: Reel, most: number): Impact[] {
  const hits = [...reel.values()].flatMap((stands) => {
    const found: Impact[] = [];
    for (let frame = 2; frame < stands.length; frame++) {
      const [before, now, after] = [stands[frame - 2], stands[frame - 1], stands[frame]];
      if (!before || !now || !after) continue;
      const lost = (before.at[2] - now.at[2] - (now.at[2] - after.at[2])) * RATE;
      const ms = ((frame - 1) * 1000) / RATE;
      if (lost < HARD || ms - (found.at(-1)?.ms ?? -PAUSE) < PAUSE) continue;
      found.push({ ms, at: at(stands, ms)?.at ?? now.at, speed: lost });
    }
    return found;
  });
  return hits
    .sort((one, two) => two.speed - one.speed)
    .slice(0, most)
    .sort((one, two) => one.ms - two.ms);
}
