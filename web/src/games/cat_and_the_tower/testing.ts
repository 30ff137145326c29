/* For the tests of this room: pieces and news of the recorded games. */
import { update } from '../../wire/sample';
import type { Update } from '../../wire/types';
import { find } from './tower';
import type { CatAndTheTower, Drawn, Event, Part } from './types';

/** A piece that stands on the tower. */
export function partOf({ tower }: Drawn, name: string): Part {
  const part = find(tower, name);
  if (!part) throw new Error(`no ${name} there`);
  return part;
}

/** The same table, with that piece gone from the tower. */
export const without = (view: Drawn, name: string): Drawn => ({
  ...view,
  tower: view.tower.filter((part) => part.name !== name),
});

/** What has happened, in the order it did. */
export const eventsOf = ({ news }: Update<CatAndTheTower>): Event[] =>
  news.flatMap((item) => (item.type === 'GameEvent' ? [item.event] : []));

/** The one event of that type among the news. */
export function eventOf<Type extends Event['type']>(
  update: Update<CatAndTheTower>,
  type: Type,
): Extract<Event, { type: Type }> {
  const isMeant = (event: Event): event is Extract<Event, { type: Type }> => event.type === type;
  const event = eventsOf(update).find(isMeant);
  if (!event) throw new Error(`no ${type} there`);
  return event;
}

export const told = (...events: readonly Event[]): Update<CatAndTheTower> => ({
  ...update(1),
  asks: [],
  news: events.map((event) => ({ type: 'GameEvent', event, say: null })),
  view: null,
  aids: null,
});
