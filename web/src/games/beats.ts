/* How a room shows what happened: beats between two views, and no more time than people have. */
import type { CueName } from '../kit/sound';
import type { RoomTypes, Say, Update } from '../wire/types';

/** One thing to be seen: the view to draw while it is, for how long, and what it sounds like. */
export interface Beat<View = unknown> {
  view: View;
  hold: number; // ms
  cue?: CueName; // heard when the beat is over, with a scene when it begins
  scene?: boolean; // a moment: never hurried or left out because more has come, and nothing opens over it
  stops?: boolean; // a round is over: goes on when whoever looks at it wants to
  rests?: boolean; // a replay that stops there shows this: the view after has swept it away
  newsSeen?: number; // so many of the change's news have been seen once it is over; set by `beatsOf`
}

/** What whoever shows beats needs of the page. */
export interface Showing {
  cue(name: CueName): void;
  hold(beat: Beat): number; // ms for which a beat is looked at; 0: not at all
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

const MOST = 1500; // ms for one update, scenes apart
const SCENE = 2000; // ms for a scene

type Made<View> = Beat<View> | readonly Beat<View>[] | null;

/** One beat, or several for one event, after the other, each from the view that the last one left. */
export function beatsOf<Types extends RoomTypes>(
  before: Types['view'],
  change: Change<Types>,
  beatFor: (view: Types['view'], event: Types['event'], say: Say | null) => Made<Types['view']>,
  most = MOST,
): Beat<Types['view']>[] {
  let view = before;
  const beats = beatsByNews<Types>(change, (event, say) => {
    const made = [beatFor(view, event, say) ?? []].flat();
    view = made.at(-1)?.view ?? view;
    return made;
  });
  return hurry(beats, most);
}

/** What is shown of each of the game's news, in their order; the last beat of an event tells it. */
export function beatsByNews<Types extends RoomTypes>(
  change: Change<Types>,
  beatsFor: (event: Types['event'], say: Say | null) => Beat<Types['view']>[],
): Beat<Types['view']>[] {
  return change.news.flatMap((item, at) => {
    if (item.type !== 'GameEvent') return [];
    const beats = beatsFor(item.event, item.say);
    return beats.map((beat, index) => ({ ...beat, newsSeen: index === beats.length - 1 ? at + 1 : at }));
  });
}

/** The same beats, faster where they would keep everybody waiting; a scene has its own time. */
function hurry<View>(beats: readonly Beat<View>[], most: number): Beat<View>[] {
  const all = beats.reduce((sum, { hold, scene, stops }) => sum + (scene || stops ? 0 : hold), 0);
  const share = Math.min(1, most / all);
  return beats.map((beat) => ({
    ...beat,
    hold: beat.scene ? Math.min(beat.hold, SCENE) : beat.stops ? beat.hold : Math.floor(beat.hold * share),
  }));
}
