/* A room for any game that brings no drawing of its own: the view in words, the moves as buttons, the log. */
import type { GameInfo } from '../../wire/types';
import type { WebRoom } from '../room';
import PlainSheets from './PlainSheets.svelte';
import { PlainPlay } from './plainPlay.svelte';
import PlainStage from './PlainStage.svelte';

// No figures: the view says all there is.
const nothing = () => ({});

export function plainRoom({ name, prefix }: GameInfo): WebRoom {
  return {
    name,
    prefix,
    makePlay: (table) => new PlainPlay(table),
    direct: () => [], // nobody knows what an event looks like
    Stage: PlainStage,
    Own: nothing,
    Figures: nothing,
    Sheets: sheetsOf(prefix),
    where: () => [],
    turn: () => [],
  };
}

/** Score sheets at the end, as the server words them; for any room that has no better ones. */
export function sheetsOf(prefix: string): WebRoom['Sheets'] {
  return (internals, props) =>
    PlainSheets(internals, {
      prefix,
      get table() {
        return props.table;
      },
    });
}
