/* Tables where somebody waits for one, as the server answered last. */
import { arrive } from '../shell/me.svelte';
import { api } from '../wire/api';
import type { Invitation } from '../wire/types';
import { bring } from '../words/words.svelte';

let found = $state.raw<readonly Invitation[]>([]);
let asking = $state(0);

export const invitations = {
  get all(): readonly Invitation[] {
    return found;
  },
  /** How many would like to be friends. */
  get asking(): number {
    return asking;
  },
};

export async function refreshInvitations(): Promise<void> {
  await arrive();
  const answer = await api.invitations();
  if (answer.invitations.length || answer.asking) await bring('web_people');
  found = answer.invitations;
  asking = answer.asking;
}

export async function decline(table: string): Promise<void> {
  await api.declineInvitation(table);
  await refreshInvitations();
}
