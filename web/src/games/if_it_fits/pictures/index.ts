/* Pictures for the rulebook, by the number of the rule. */
import type { Pictures } from '../../pictures';
import '../room.css';
import { DRAWINGS } from './drawings';
import RulePicture from './RulePicture.svelte';

const pictures: Pictures = { drawn: new Set(Object.keys(DRAWINGS)), Picture: RulePicture };
export default pictures;
