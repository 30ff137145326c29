/* How a room shows what happened: beats between two views, and no more time than people have. */
import type { GameEvent, Update } from '../wire/types';

/** One thing to be seen: the view to draw while it is, for how long, and what it sounds like. */
export interface Beat {
  view: unknown;
  hold: number; // ms
  cue?: string;
}

/** How a room tells the way from the view before to the view after. */
export type Director = (before: unknown, update: Update) => Beat[];

const MOST = 1500; // ms for one update

/** One beat after the other, each from the view that the last one left. */
export function beatsOf<View>(
  before: View,
  update: Update,
  tell: (view: View, news: GameEvent) => Beat | null,
  most = MOST,
): Beat[] {
  const beats: Beat[] = [];
  let view = before;
  for (const news of gameNews(update)) {
    const beat = tell(view, news);
    if (!beat) continue;
    beats.push(beat);
    view = beat.view as View;
  }
  return hurry(beats, most);
}

/** The game's own news, in the order they came. */
export function gameNews(update: Update): GameEvent[] {
  const news = update.news as readonly { type: string }[];
  return news.filter((item): item is GameEvent => item.type === 'GameEvent');
}

/** The same beats, faster where they would keep everybody waiting. */
function hurry(beats: readonly Beat[], most: number): Beat[] {
  const all = beats.reduce((sum, { hold }) => sum + hold, 0);
  if (all <= most) return [...beats];
  return beats.map((beat) => ({ ...beat, hold: Math.floor((beat.hold * most) / all) }));
}
