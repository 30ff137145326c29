/* Cat in the Box, in the browser. */
import { halfHead } from '../../kit/parts/cat';
import type { WebRoom } from '../room';
import { placeOf } from './board';
import ChoiceMark from './ChoiceMark.svelte';
import { count } from './count';
import { direct } from './direct';
import Figures from './Figures.svelte';
import { turn, where } from './figures';
import Hand from './Hand.svelte';
import { heading } from './headings';
import OpenHands from './OpenHands.svelte';
import LineMark from './LineMark.svelte';
import { kept, line } from './lines';
import Own from './Own.svelte';
import { CatPlay } from './play.svelte';
import Points from './Points.svelte';
import './room.css';
import Sheets from './Sheets.svelte';
import Stage from './Stage.svelte';
import type { CatInTheBox } from './types';

const room: WebRoom<CatInTheBox, CatPlay> = {
  name: 'cat_in_the_box',
  prefix: 'cib',
  makePlay: (table) => new CatPlay(table),
  direct,
  Stage,
  Hand,
  Own,
  Figures,
  Points,
  Sheets,
  ChoiceMark,
  where,
  turn,
  face(view, seat) {
    const scene = view?.scene;
    return scene?.what === 'paradox' && scene.seat === seat ? halfHead : null;
  },
  heading,
  line,
  LineMark,
  kept,
  count,
  places: (event) => (event.type === 'Played' ? [placeOf(event.colour, event.number)] : []),
  sheets: (view) => view.sheets.length,
  OpenHands,
};

export default room;
