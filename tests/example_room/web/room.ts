/* Pounce, in the browser. */
import type { WebRoom } from '../room';
import { sheetsOf } from '../plain/plainRoom';
import Figures from './Figures.svelte';
import Hand from './Hand.svelte';
import { PouncePlay } from './play.svelte';
import Stage from './Stage.svelte';
import type { Pounce } from './types';

const room: WebRoom<Pounce, PouncePlay> = {
  name: 'pounce',
  prefix: 'pnc',
  makePlay: (table) => new PouncePlay(table),
  direct: () => [], // everything is shown at once
  Stage,
  Hand,
  Own: () => ({}), // the hand says it all
  Figures,
  Sheets: sheetsOf('pnc'),
  where: () => [],
  turn: () => [],
};

export default room;
