/* How a room shows what happened: beats between two views, and no more time than people have. */
import type { GameEvent, RoomTypes, Say, Update } from '../wire/types';

/** One thing to be seen: the view to draw while it is, for how long, and what it sounds like. */
export interface Beat<View = unknown> {
  view: View;
  hold: number; // ms
  cue?: string;
}

/** What a room makes beats from: an update, or a step of a replay. */
export type Change<Types extends RoomTypes = RoomTypes> = Pick<
  Update<Types>,
  'number' | 'since' | 'seat' | 'news' | 'view'
>;

/** The beats from the view before to the view after. */
export type Director<Types extends RoomTypes = RoomTypes> = (
  before: Types['view'] | null,
  change: Change<Types>,
) => Beat<Types['view']>[];

const MOST = 1500; // ms for one update

/** One beat after the other, each from the view that the last one left. */
export function beatsOf<Types extends RoomTypes>(
  before: Types['view'],
  change: Change<Types>,
  beatFor: (view: Types['view'], event: Types['event'], say: Say | null) => Beat<Types['view']> | null,
  most = MOST,
): Beat<Types['view']>[] {
  const beats: Beat<Types['view']>[] = [];
  let view = before;
  for (const { event, say } of gameNews(change)) {
    const beat = beatFor(view, event, say);
    if (!beat) continue;
    beats.push(beat);
    view = beat.view;
  }
  return hurry(beats, most);
}

/** The game's own news, in the order they came. */
export function gameNews<Types extends RoomTypes>(change: Change<Types>): GameEvent<Types['event']>[] {
  return change.news.filter((item) => item.type === 'GameEvent');
}

/** The same beats, faster where they would keep everybody waiting. */
function hurry<View>(beats: readonly Beat<View>[], most: number): Beat<View>[] {
  const all = beats.reduce((sum, { hold }) => sum + hold, 0);
  if (all <= most) return [...beats];
  return beats.map((beat) => ({ ...beat, hold: Math.floor((beat.hold * most) / all) }));
}
