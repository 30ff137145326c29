/* How large a box's tape is: legible from afar, and never wider than the cards it lies on. */

const SEEN = 14; // px on the screen that figures have at least, where there is room
const PLAIN = 22; // ground px near by
const NEAR = 0.5; // zoom from which heads are drawn
const SIGN = 0.52; // the width of a figure, in its own height
const HEAD = 1.08;
const ENDS = 0.62; // the torn ends

const COUNTED = 26; // px on the screen at the end: it is what is left to read

interface Tape {
  font: number; // ground px
  heads: boolean;
}

/** The tape of a box over so much ground: heads go first, then figures shrink. */
export function tapeOf(words: string, winners: number, zoom: number, room: number): Tape {
  const font = Math.max(PLAIN, SEEN / zoom);
  const bare = words.length * SIGN + ENDS;
  const heads = zoom >= NEAR && font * (bare + winners * HEAD) <= room - 4;
  return { font: heads ? font : Math.min(font, (room - 4) / bare), heads };
}

/** The tape of a box once everything is counted: large, with all heads, as far as they fit. */
export function lastTapeOf(words: string, heads: number, zoom: number, room: number): Tape {
  const most = (room - 4) / (words.length * SIGN + ENDS + heads * HEAD);
  return { font: Math.min(COUNTED / zoom, most), heads: true };
}
