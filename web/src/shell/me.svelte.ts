/* The guest: known to the server from the first visit on; name, cat and language are remembered. */
import { api, Failure } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import { FURS, type Fur, type SessionInfo } from '../wire/types';
import { speak, t, words, type Language } from '../words/words.svelte';

let name = $state(readStored('name') ?? '');
let fur = $state<Fur>(FURS.find((each) => each === readStored('fur')) ?? 'ginger');
let picked = $state(readStored('fur') !== null);
let known: SessionInfo | null = null; // as the server has it
let arriving: Promise<void> | null = null;

export const me = {
  get name(): string {
    return name;
  },
  set name(given: string) {
    name = given;
    writeStored('name', given);
  },
  get fur(): Fur {
    return fur;
  },
  set fur(wanted: Fur) {
    fur = wanted;
    picked = true;
    writeStored('fur', wanted);
  },
  /** Whether a name was given or a cat picked. */
  get introduced(): boolean {
    return name.trim() !== '' || picked;
  },
  /** What the others read: whoever gave no name is called after their cat. */
  get called(): string {
    return name.trim() || furName(fur);
  },
};

/** The cat one would get where these are taken: one's own, or the first that is free. */
export const furBeside = (taken: readonly string[]): Fur =>
  taken.includes(fur) ? (FURS.find((each) => !taken.includes(each)) ?? fur) : fur;

export const furName = (which: Fur): string => t(`fur-${FURS.indexOf(which)}`);

/** Makes sure of a session; everything that needs one waits for this first. */
export function arrive(): Promise<void> {
  arriving ??= comeIn().catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

async function comeIn(): Promise<void> {
  known = await findSession();
  if (!name && known.name) me.name = known.name;
  await introduce(known.name);
}

// Whoever was never here is not asked for: that would be answered by an error.
async function findSession(): Promise<SessionInfo> {
  if (readStored('known')) {
    try {
      return await api.session();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'no_session') throw error;
    }
  }
  const made = await api.introduce(name, words.language);
  writeStored('known', 'yes');
  return made;
}

/** Somebody has come back in this browser: whoever was here before is forgotten. */
export function become(info: SessionInfo): void {
  known = info;
  arriving = Promise.resolve();
  me.name = info.name;
  writeStored('known', 'yes');
}

/** Chairs keep the name one has while sitting down. */
export async function callMe(as: string = me.called): Promise<void> {
  await arrive();
  await introduce(as);
}

export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  await arrive();
  await introduce(known?.name ?? '');
}

async function introduce(as: string): Promise<void> {
  if (known?.name === as && known.language === words.language) return;
  known = await api.introduce(as, words.language);
}
