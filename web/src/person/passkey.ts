/* The browser's side of passkeys. Where it has none, or the page came by plain HTTP, none are offered. */
import { become } from '../shell/me.svelte';
import { api, Failure } from '../wire/api';
import { t } from '../words/words.svelte';

export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.:[\]]+$/.test(location.hostname); // an address of figures can have no passkeys

export async function makePasskey(): Promise<void> {
  const { options } = await api.offerPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  await api.addPasskey(await signed(() => navigator.credentials.create({ publicKey })));
}

export async function usePasskey(): Promise<void> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  become(await api.usePasskey(await signed(() => navigator.credentials.get({ publicKey }))));
}

/** Whoever turns the browser's own question down is told so like anybody whose request failed. */
async function signed(ask: () => Promise<Credential | null>): Promise<object> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential.toJSON() as object;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new Failure('no_passkey', t('person-passkey-failed'), 0);
}
