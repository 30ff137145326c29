/* The shapes of a window, as far as a script must know them; the sizes are in layout.css. */
import { MediaQuery } from 'svelte/reactivity';

const desk = new MediaQuery('(min-width: 1100px) and (min-height: 520px)');
const tablet = new MediaQuery('(min-width: 700px) and (min-height: 520px)');
const roomy = new MediaQuery('(min-width: 1440px) and (min-height: 800px)');

/** Seats at the left and the log at the right; else the log is in a drawer. */
export const isDesk = (): boolean => desk.current;

/** Whether the log lies open at first. */
export const isRoomy = (): boolean => roomy.current;

/** Cards in a rail at the left, cards in a row, or chips in a row. */
export type SeatsShape = 'rail' | 'row' | 'chips';

export const seatsShape = (): SeatsShape => (desk.current ? 'rail' : tablet.current ? 'row' : 'chips');
