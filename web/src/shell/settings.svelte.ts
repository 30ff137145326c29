/* How a player likes the table; remembered by the browser. */
import { readStored, writeStored } from '../wire/storage';

const still = matchMedia('(prefers-reduced-motion: reduce)');
let aids = $state(readStored('aids') !== 'no');
let quick = $state(readStored('quick') === 'yes');

export const settings = {
  /** Whether helpful figures are shown, such as what a hand is worth. */
  get aids(): boolean {
    return aids;
  },
  set aids(wanted: boolean) {
    aids = wanted;
    writeStored('aids', wanted ? 'yes' : 'no');
  },
  /** Whether what happened is shown at once instead of beat by beat. */
  get quick(): boolean {
    return quick;
  },
  set quick(wanted: boolean) {
    quick = wanted;
    writeStored('quick', wanted ? 'yes' : 'no');
  },
};

/** No time for beats: nobody looks, or nothing is to move. */
export const hurried = (): boolean => document.hidden || still.matches || quick;
