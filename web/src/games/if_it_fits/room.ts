/* If It Fits, in the browser. */
import type { WebRoom } from '../room';
import Beside from './Beside.svelte';
import ChoiceMark from './ChoiceMark.svelte';
import { count } from './count';
import { direct } from './direct';
import { keyOf } from './ground';
import Figures from './Figures.svelte';
import { turn, where } from './figures';
import Hand from './Hand.svelte';
import { heading } from './headings';
import OpenHands from './OpenHands.svelte';
import Own from './Own.svelte';
import { FitPlay } from './play.svelte';
import './room.css';
import Sheets from './Sheets.svelte';
import Stage from './Stage.svelte';
import type { IfItFits } from './types';

const room: WebRoom<IfItFits, FitPlay> = {
  name: 'if_it_fits',
  prefix: 'fit',
  makePlay: (table) => new FitPlay(table),
  direct,
  Stage,
  Hand,
  Own,
  Figures,
  Beside,
  points: (view, seat) => (view.laid.length ? (view.points[seat] ?? 0) : null),
  Sheets,
  ChoiceMark,
  where,
  turn,
  heading,
  places: (event) => ('column' in event ? [keyOf(event)] : []),
  count,
  sheets: () => 1, // the one that is being filled in
  OpenHands,
};

export default room;
