/** Sounds made of air: short WebAudio cues, silent until the first touch, never the only sign of anything. */

import { createSubscriber } from 'svelte/reactivity';
import type { Fur } from './parts/furs';
import { RECIPES, type CueName } from './recipes';
import { Voices } from './voices';

export type { CueName };
export interface CueLook {
  /** Whose chirp it is. */
  fur?: Fur | undefined;
  /** 0 to 1: how heavy the thing is that falls, how fast it leans. */
  force?: number | undefined;
}

interface Air {
  context: AudioContext;
  out: AudioNode;
}

const KEY = 'clowder.sound';
const PEAK = 0.25; // −12 dBFS

let on = remembered();
let air: Air | undefined;
const voices = new Voices();

let notify = (): void => undefined;
const heard = createSubscriber((update) => {
  notify = update;
});

/** The switch in the bar. */
export const sound = {
  get on(): boolean {
    heard();
    return on;
  },
  set on(next: boolean) {
    on = next;
    remember(next);
    notify();
  },
};

export function cue(name: CueName, { fur, force = 0.5 }: CueLook = {}): void {
  if (!on || air?.context.state !== 'running' || document.hidden) return;
  const { context, out } = air;
  const gain = new GainNode(context);
  gain.connect(out);
  const start = context.currentTime;
  const lasts = RECIPES[name]({ context, out: gain, start, fur, force });
  voices.admit(start, start + lasts, () => gain.disconnect());
}

// Browsers give no sound before the first touch, and take it away again after a call or a long sleep.
function touch(): void {
  if (!navigator.userActivation?.isActive) return;
  air ??= breathe();
  if (air.context.state !== 'running') void air.context.resume();
}
addEventListener('pointerup', touch, true);
addEventListener('keydown', touch, true);

function breathe(): Air {
  const context = new AudioContext();
  // A straight curve cuts off what three voices together would have above the peak.
  const limit = new WaveShaperNode(context, { curve: new Float32Array([-1, 0, 1]) });
  const level = new GainNode(context, { gain: PEAK });
  limit.connect(level).connect(context.destination);
  return { context, out: limit };
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function remember(next: boolean): void {
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    return;
  }
}
