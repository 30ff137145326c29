/* Which layout a room's table has. */
import type { Component } from 'svelte';
import type { WebRoom } from '../games/room';
import type { LayoutProps } from './layoutProps';
import SceneLayout from './SceneLayout.svelte';
import TableLayout from './TableLayout.svelte';

export const layoutOf = (room: WebRoom): Component<LayoutProps> => (room.scene ? SceneLayout : TableLayout);
