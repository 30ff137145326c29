/* The people one plays with, as the server knows them. */
import { arrive } from '../shell/me.svelte';
import { api, type PersonDeed } from '../wire/api';
import type { People } from '../wire/types';

const NOBODY: People = {
  type: 'People',
  friends: [],
  asking: [],
  asked: [],
  partners: [],
  link_ends: null,
};

let known = $state.raw<People>(NOBODY);

export const people = {
  get now(): People {
    return known;
  },
};

export async function refreshPeople(): Promise<void> {
  await arrive();
  known = await api.people();
}

export async function decide(deed: PersonDeed, id: string): Promise<void> {
  try {
    await api.aboutPerson(deed, id);
  } finally {
    await refreshPeople(); // also where it was too late
  }
}

/** The secret in the address of somebody's link; it stays behind the #, where no server sees it. */
export const friendSecretIn = (hash: string): string | null =>
  /^#friend=([\w-]{1,64})$/.exec(hash)?.[1] ?? null;

export const friendAddress = (secret: string): string => `${location.origin}/me/people#friend=${secret}`;
