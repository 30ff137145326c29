/* The shape of the own neighbourhood is drawn, not typed. */
import type { OptionEditors } from '../optionEditors';
import ShapeEditor from './ShapeEditor.svelte';

const editors: OptionEditors = { shape: ShapeEditor };

export default editors;
