/* Notices: whether this browser is told when it is one's turn. Off until somebody asks for it. */
import { api } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import type { NoticeKind, NoticesInfo, QuietHours } from '../wire/types';
import { arrive } from './me.svelte';

const LATER = 'notices-later'; // when somebody did not want to be asked
const PATIENCE = 14 * 86_400_000; // ms until they are asked again
const ID_LENGTH = 16;

let info = $state.raw<NoticesInfo | null>(null);
let here = $state<string | null>(null); // which of the devices this browser is

export const notices = {
  /** Null until the server has answered. */
  get info(): NoticesInfo | null {
    return info;
  },
  get here(): boolean {
    return info !== null && info.devices.some(({ id }) => id === here);
  },
  get elsewhere(): number {
    return info === null ? 0 : info.devices.filter(({ id }) => id !== here).length;
  },
};

export type Started = 'on' | 'denied' | 'failed';

/** Whether this browser could show a notice at all. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether it is worth asking somebody who has just joined a slow game. */
export async function mayOffer(): Promise<boolean> {
  if (!canNotify() || Date.now() - Number(readStored(LATER) ?? 0) < PATIENCE) return false;
  const { state } = await navigator.permissions.query({ name: 'notifications' });
  return state !== 'denied';
}

export const askLater = (): void => writeStored(LATER, `${Date.now()}`);

export async function refreshNotices(): Promise<void> {
  await arrive();
  here = await idOf(await subscription());
  info = await api.notices();
}

/** To be called by a tap: browsers ask their user only then. */
export async function startNotices(): Promise<Started> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return 'failed';
  await arrive();
  const { key } = await api.notices();
  try {
    const made = await subscribe(worker.pushManager, key);
    const { endpoint, keys } = made.toJSON();
    info = await api.startNotices({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
    here = await idOf(made);
    return 'on';
  } catch (error) {
    if (error instanceof DOMException) return 'failed'; // no push service can be reached
    throw error;
  }
}

/** A house that has lost its key has another one: then the old subscription is worth nothing. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

export async function stopNotices(everywhere = false): Promise<void> {
  info = await api.stopNotices(everywhere ? null : here);
  await (await subscription())?.unsubscribe();
}

export async function changeNotices(kinds: readonly NoticeKind[], quiet: QuietHours | null): Promise<void> {
  info = await api.changeNotices(kinds, quiet);
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canNotify()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** As the server calls it: the beginning of the hash of its address. */
async function idOf(made: PushSubscription | null): Promise<string | null> {
  if (!made) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, ID_LENGTH);
}
