/* How a player likes the table; remembered by the browser. */
import { readStored, writeStored } from '../wire/storage';

export const PACES = ['calm', 'brisk', 'at_once'] as const;
const SPEED: Record<Pace, number> = { calm: 1, brisk: 2, at_once: 4 };

const still = matchMedia('(prefers-reduced-motion: reduce)');
let aids = $state(readStored('aids') !== 'no');
let pace = $state(readPace());

/** How fast what others do is shown; the bots' pause follows it, too. */
export type Pace = (typeof PACES)[number];

export const settings = {
  /** Whether helpful figures are shown, such as what a hand is worth. */
  get aids(): boolean {
    return aids;
  },
  set aids(wanted: boolean) {
    aids = wanted;
    writeStored('aids', wanted ? 'yes' : 'no');
  },
  get pace(): Pace {
    return pace;
  },
  set pace(wanted: Pace) {
    pace = wanted;
    writeStored('pace', wanted);
  },
  /** How many times as fast as usual things are shown. */
  get speed(): number {
    return SPEED[pace];
  },
};

function readPace(): Pace {
  const stored = readStored('pace');
  return PACES.find((known) => known === stored) ?? 'calm';
}

/** No time for beats: nobody looks, or nothing is to move. */
export const hurried = (): boolean => document.hidden || still.matches || pace === 'at_once';

interface Shown {
  hold: number; // ms
  scene?: boolean;
}

/** For how many ms a beat is looked at. Where nothing is to move, a scene is still a picture to look at. */
export const beatHold = (beat: Shown): number => (pace === 'at_once' ? 0 : replayHold(beat) / SPEED[pace]);

/** The same where the pace is set otherwise: in a replay, in a lesson. */
export function replayHold({ hold, scene = false }: Shown): number {
  if (document.hidden) return 0;
  return still.matches && !scene ? 0 : hold;
}
