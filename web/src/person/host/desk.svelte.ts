/* What a host of the house sees, as the server told it last; every act brings it anew. */
import { Doing } from '../../shell/doing.svelte';
import { arrive } from '../../shell/me.svelte';
import { api, Failure } from '../../wire/api';
import type { HostDesk } from '../../wire/types';
import { bring } from '../../words/words.svelte';

export class Desk {
  now = $state.raw<HostDesk | null>(null); // null: nobody here is a host
  readonly doing = new Doing();

  /** False where this page is not for whoever looks. */
  async open(): Promise<void> {
    await Promise.all([arrive(), bring('web_kind', 'web_person')]);
    try {
      this.now = await api.host();
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'not_host')) throw error;
    }
  }

  act = (work: () => Promise<HostDesk>): Promise<void> =>
    this.doing.run(async () => (this.now = await work()));
}

/** The name of a table, from its link or as it is; empty where that is none. */
export function tableIn(text: string): string {
  const found = /(?:^|\/table\/)([a-z0-9]{1,32})(?:\/replay)?\/?$/.exec(text.trim());
  return found?.[1] ?? '';
}
