/* Cat and the Tower, in the browser. */
import type { WebRoom } from '../room';
import ChoiceMark from './ChoiceMark.svelte';
import { direct } from './direct';
import Figures from './Figures.svelte';
import { turn, where } from './figures';
import Grip from './Grip.svelte';
import Hand from './Hand.svelte';
import { heading } from './headings';
import OpenHands from './OpenHands.svelte';
import Own from './Own.svelte';
import { TowerPlay } from './play.svelte';
import './room.css';
import Sheets from './Sheets.svelte';
import Stage from './Stage.svelte';
import type { CatAndTheTower } from './types';

const room: WebRoom<CatAndTheTower, TowerPlay> = {
  name: 'cat_and_the_tower',
  prefix: 'tow',
  scene: true,
  open: (view) => view.options.mode === 'together',
  makePlay: (table) => new TowerPlay(table),
  direct,
  Stage,
  Hand,
  Own,
  Figures,
  Sheets,
  ChoiceMark,
  Answer: Grip,
  where,
  turn,
  heading,
  OpenHands,
};

export default room;
