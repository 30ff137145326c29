/* How one stands with the house: a host, barred, and whom one has muted. */
import { arrive } from '../shell/me.svelte';
import { api } from '../wire/api';
import type { PersonStatus } from '../wire/types';

let found = $state.raw<PersonStatus | null>(null);

export const status = {
  /** Null until the server has answered. */
  get now(): PersonStatus | null {
    return found;
  },
};

export async function refreshStatus(): Promise<void> {
  await arrive();
  found = await api.status();
}
