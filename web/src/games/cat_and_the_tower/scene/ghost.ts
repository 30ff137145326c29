/* The cut-away: what is drawn by its edges alone so that one sees the floor one is about to touch, and what
   stands between the eye and the place. */
import { cameraAt, type Orbit } from './orbit';
import { standOf, type Stand } from './poses';
import { isWall, pieceOf } from './sizes';
import type { Part } from '../types';

const NEARER = 0.6; // cm towards the eye
const WIDE = 3.4; // cm beside the line of sight

export interface Cut {
  ghosts: string[];
  softened: string[];
}

/** Everything above a floor, and its walls that hide a place on it. Null: nothing is chosen. */
export function cutFor(tower: readonly Part[], floor: number | null, place: Stand | null, orbit: Orbit): Cut {
  if (floor === null) return { ghosts: [], softened: [] };
  const ghosts = tower.filter((part) => part.floor > floor).map(({ name }) => name);
  const walls = tower.filter((part) => part.floor === floor && isWall(pieceOf(part.name).kind));
  const softened = place ? walls.filter((wall) => hides(wall, place, orbit)).map(({ name }) => name) : [];
  return { ghosts, softened };
}

function hides({ pose }: Part, place: Stand, orbit: Orbit): boolean {
  const [ex, ey] = cameraAt(orbit);
  const { at } = standOf(pose);
  const [dx, dy] = [ex - place.at[0], ey - place.at[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [wx, wy] = [at[0] - place.at[0], at[1] - place.at[1]];
  const along = (wx * dx + wy * dy) / far;
  return along > NEARER && Math.abs(wx * dy - wy * dx) / far < WIDE;
}
