/* What the page knows of a room before it is loaded: its emblem and, by floor.css, its floor. */
import type { Gaze } from '../kit/gaze';
import type { Drawing } from '../kit/parts/cut';

export interface RoomCard {
  ground: string; // the colour that the emblem is printed on
  emblem: Drawing; // on 120 × 120, in fixed colours
  look?: Gaze; // where its cat looks, if not at you
  heavy?: boolean; // its board takes too much to be shown small, in a list
}
