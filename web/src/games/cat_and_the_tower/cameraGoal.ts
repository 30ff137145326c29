/* What the camera is to show: the whole tower, a storey, or a floor from straight above. */
import type { TowerPlay } from './play.svelte';
import { plan, storey, whole, type Frame, type Orbit, type Spot } from './scene/orbit';
import { pointOf, standOf } from './scene/poses';
import { pieceOf } from './scene/sizes';
import { find, heightOf, leanOf, wideOf } from './tower';
import type { Part } from './types';

export type View = 'whole' | 'storey' | 'plan';

interface Sight {
  tower: readonly Part[];
  before: readonly Part[]; // what was there before a film
  floor: number | null; // the one that is meant; null: the top
  looked: number; // cm: how high it was at a moment that is looked at again
  play: TowerPlay;
  frame: Frame;
  around: number; // degrees: from where it is looked at now
}

const LEAD = 0.45; // of the way to a piece that is held beside the floor
const OVER = 5; // cm over a floor

export function cameraGoal(view: View, sight: Sight): Orbit {
  const { tower, before, looked, frame, around } = sight;
  const top = Math.max(heightOf([...tower, ...before]), looked);
  if (view === 'whole') {
    const { x, y } = leanOf(tower);
    return { ...whole({ x, y, height: top }, wideOf(tower), frame), around };
  }
  const base = baseOf(sight);
  const spot = spotOf(sight, base, top);
  if (view === 'plan') return plan(spot, frame, Math.round(around / 90) * 90);
  const up = base ? pointOf({ ...standOf(base.pose), at: [0, 0, 0] }, [0, 0, 1]) : undefined;
  return storey(spot, frame, up, around);
}

/** The floor that is meant; under a floor in the hand, the one whose walls it goes on. */
function baseOf({ tower, floor, play }: Sight): Part | undefined {
  const laid = floor !== null && play.piece?.floor === floor && pieceOf(play.piece.name).kind === 'floor';
  return floor === null ? undefined : find(tower, `floor${laid ? floor - 1 : floor}`);
}

function spotOf({ tower, play }: Sight, base: Part | undefined, top: number): Spot {
  if (!base) return { x: leanOf(tower).x, y: leanOf(tower).y, height: top };
  const [x, y, z] = standOf(base.pose).at;
  const height = z + OVER;
  if (!play.piece || play.reading?.over !== false) return { x, y, height };
  const { grip } = play;
  return { x: x + (grip.x / 100 - x) * LEAD, y: y + (grip.y / 100 - y) * LEAD, height };
}
