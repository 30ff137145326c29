/* How one can come back, as the server knows it. */
import { arrive } from '../shell/me.svelte';
import { api } from '../wire/api';
import type { Device, Passkey, PersonInfo } from '../wire/types';

let info = $state.raw<PersonInfo | null>(null);

export const person = {
  /** Null until the server has answered. */
  get phrase(): boolean | null {
    return info?.phrase ?? null;
  },
  get devices(): readonly Device[] {
    return info?.devices ?? [];
  },
  get passkeys(): readonly Passkey[] {
    return info?.passkeys ?? [];
  },
  /** Whether something beside this browser leads back to one's games. */
  get hasWayBack(): boolean {
    return Boolean(info?.phrase || info?.passkeys.length) || (info?.devices.length ?? 0) > 1;
  },
};

export async function refreshPerson(): Promise<void> {
  await arrive();
  info = await api.person();
}
