/* Of a long past the server tells the end first; the rest is asked for page by page. */
import type { Answered } from '../wire/live';
import type { ChatLine, Update } from '../wire/types';
import { goBack, saidIn, type EventLog } from './eventLog';

interface Table {
  log: EventLog;
  talk: readonly ChatLine[];
  readonly me: number | null;
}

/** Goes on until the beginning, unless somebody looks anew or from elsewhere: that brings other news. */
export async function readEarlier(
  table: Table,
  update: Update,
  ask: (before: number) => Promise<Answered>,
): Promise<void> {
  for (let before = update.earlier; before > 0;) {
    const reply = await ask(before);
    const wanted = table.log.from === update.number && table.me === update.seat;
    if (reply.type !== 'EarlierNews' || !wanted) return;
    table.log = goBack(table.log, update, reply.news);
    table.talk = [...saidIn(reply.news), ...table.talk];
    before = reply.earlier;
  }
}
