/* How many of one's tables wait: said by the tab's title and by the badge of the installed app. */
import { api } from '../wire/api';
import { readStored } from '../wire/storage';

const PAUSE = 60_000; // ms between two looks

let count = $state(0);

/** "(2) ", or nothing; less those that one sees already. */
export const waitingMark = (seen = 0): string => (count > seen ? `(${count - seen}) ` : '');

/** Whoever was never here has no tables, and shall not become a guest by looking. */
export async function refreshWaiting(): Promise<void> {
  if (!readStored('known')) return;
  count = await api.waiting().catch(() => count);
  await showBadge(count).catch(() => undefined); // not every browser has one, and not every page may
}

async function showBadge(waiting: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
}

/** Look from time to time while the page is seen; gives back how to end it. */
export function watchWaiting(): () => void {
  const look = (): void => void (document.hidden || refreshWaiting());
  const timer = setInterval(look, PAUSE);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
