/* Pictures for the rulebook, by the number of the rule or the key of the chapter. */
import type { Pictures } from '../../pictures';
import '../room.css';
import { CHAPTERS } from './chapters';
import { DRAWINGS } from './drawings';
import RulePicture from './RulePicture.svelte';

const drawn = new Set([...Object.keys(DRAWINGS), ...Object.keys(CHAPTERS)]);
const pictures: Pictures = { drawn, Picture: RulePicture };
export default pictures;
