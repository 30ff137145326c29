/* What any table is laid out from, whichever layout a room has. */
import type { Snippet } from 'svelte';
import type { Play, RoomTable, WebRoom } from '../games/room';
import type { Sitting } from './clock.svelte';

export interface LayoutProps {
  table: RoomTable;
  play: Play;
  room: WebRoom;
  slip: Snippet; // the question, or words where nothing is asked
  over?: Snippet | undefined; // beside it: why a move is not allowed
  tools?: Snippet | undefined; // the right end of the bar
  side?: Snippet | undefined; // the right column at a desk: the log, or a teacher's words
  folds?: boolean | undefined; // it is the log, which can be folded away
  unread?: number | undefined; // lines of talk that nobody has seen, for the folded column
  seats?: Snippet | undefined; // instead of everybody's cards: who has won
  hand?: Snippet | undefined; // instead of the room's own: every hand, where all are open
  back?: string | undefined;
  coached?: boolean | undefined; // the slip of a narrow window has a teacher's words as well
  title?: string | undefined;
  where?: string | undefined;
  dimmed?: boolean | undefined; // the hand cannot be used now
  sitting?: ((seat: number) => Sitting) | undefined;
  onperson?: ((seat: number) => void) | undefined; // what can be done about whoever sits there
  ended?: boolean | undefined; // the game is over: nothing of one's own is shown
  onskip?: (() => void) | undefined; // finish what is moving
}
