/* Cat in the Box, in the browser. */
import { halfHead } from '../../kit/parts/cat';
import type { WebRoom } from '../room';
import { placeOf } from './board';
import Beside from './Beside.svelte';
import ChoiceMark from './ChoiceMark.svelte';
import { count } from './count';
import { direct } from './direct';
import Figures from './Figures.svelte';
import { pointsOf, turn, where } from './figures';
import Hand from './Hand.svelte';
import { heading } from './headings';
import OpenHands from './OpenHands.svelte';
import LineMark from './LineMark.svelte';
import { line, readable } from './lines';
import Own from './Own.svelte';
import { CatPlay } from './play.svelte';
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
  Beside,
  points: (view, seat) => pointsOf(view, seat),
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
  readable,
  count,
  places: (event) => (event.type === 'Played' ? [placeOf(event.colour, event.number)] : []),
  sheets: (view) => view.sheets.length,
  OpenHands,
};

export default room;
