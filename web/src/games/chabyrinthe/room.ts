/* Chabyrinthe, in the browser. */
import type { WebRoom } from '../room';
import ChoiceMark from './ChoiceMark.svelte';
import { direct } from './direct';
import Figures from './Figures.svelte';
import { catsOf, countsTurns, pointsOf, turn, where } from './figures';
import { heading } from './headings';
import OpenHands from './OpenHands.svelte';
import Own from './Own.svelte';
import { places } from './places';
import { MazePlay } from './play.svelte';
import './room.css';
import Sheets from './Sheets.svelte';
import Side from './Side.svelte';
import Stage from './Stage.svelte';
import type { Chabyrinthe } from './types';

const room: WebRoom<Chabyrinthe, MazePlay> = {
  name: 'chabyrinthe',
  prefix: 'cha',
  makePlay: (table) => new MazePlay(table),
  direct,
  Stage,
  Own,
  Figures,
  Side,
  points: (view, seat) => (countsTurns(view) ? null : pointsOf(catsOf(view, seat))),
  Sheets,
  ChoiceMark,
  where,
  turn,
  heading,
  places,
  sheets: () => 1, // there is one, from the first turn on
  OpenHands,
};

export default room;
