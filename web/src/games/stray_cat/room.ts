/* Stray Cat, in the browser. */
import type { WebRoom } from '../room';
import Beside from './Beside.svelte';
import ChoiceMark from './ChoiceMark.svelte';
import { direct } from './direct';
import Figures from './Figures.svelte';
import { turn, where } from './figures';
import { heading } from './headings';
import Hand from './Hand.svelte';
import OpenHands from './OpenHands.svelte';
import Own from './Own.svelte';
import { places } from './places';
import { StrayPlay } from './play.svelte';
import './room.css';
import Sheets from './Sheets.svelte';
import Side from './Side.svelte';
import Stage from './Stage.svelte';
import type { StrayCat } from './types';

const room: WebRoom<StrayCat, StrayPlay> = {
  name: 'stray_cat',
  prefix: 'str',
  makePlay: (table) => new StrayPlay(table),
  direct,
  Stage,
  Hand,
  Own,
  Figures,
  Beside,
  Side,
  Sheets,
  ChoiceMark,
  where,
  turn,
  heading,
  places,
  OpenHands,
};

export default room;
