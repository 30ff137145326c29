/* How high floors are, also those that are not built yet. */
import type { Vector3 } from 'three';

type FloorAt = (floor: number) => Vector3 | null;

const STEP = 5.6; // cm from floor to floor, where nothing is built yet
const SHRINK = 0.96; // each floor to come is drawn a little nearer to the last

/** How high a floor is, or will be, in cm. */
export function heightOf(floor: number, floorAt: FloorAt): number {
  let built = floor;
  while (built > 0 && !floorAt(built)) built--;
  return (floorAt(built)?.z ?? 0) + (floor - Math.max(1, built)) * STEP;
}

/** Where the highest floor is. */
export function topFloor(floorAt: FloorAt): Vector3 | null {
  let found: Vector3 | null = null;
  for (let floor = 1, at = floorAt(1); at; at = floorAt(++floor)) found = at;
  return found;
}

/** How far down in the picture floor 1, 2, … is, in px; those to come go on by the last step. */
export function levelsOf(
  floors: number,
  floorAt: FloorAt,
  project: (at: readonly [number, number, number]) => readonly [number, number],
): number[] {
  const found: number[] = [];
  for (let floor = 1; floor <= floors; floor++) {
    const at = floorAt(floor);
    const [one = 0, two = 0] = [found.at(-1), found.at(-2)];
    if (at) found.push(project([at.x, at.y, at.z])[1]);
    else if (found.length > 1) found.push(one + (one - two) * SHRINK);
    else found.push(project([0, 0, (floor - 1) * STEP])[1]);
  }
  return found;
}
