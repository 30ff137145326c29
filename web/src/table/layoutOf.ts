/* Which layout a room's table has. */
import type { WebRoom } from '../games/room';
import SceneLayout from './SceneLayout.svelte';
import TableLayout from './TableLayout.svelte';

export const layoutOf = (room: WebRoom): typeof TableLayout | typeof SceneLayout =>
  room.scene ? SceneLayout : TableLayout;
