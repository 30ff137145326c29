/* Keeps the client itself, so that the page opens without a network, and says so kindly.
 * Of what the server says, the games and their lessons are kept, since they are the same for everybody;
 * what it says of tables and people never is. */

const KEPT = `clowder-${'BUILD'}`;
const SHELL = ['SHELL']; // both are filled in by the build
const GAMES = '/api/games';
const PUBLIC = /^\/api\/games(\/[a-z_]+\/(lessons|lessons\/answers|texts\/[a-z]+))?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(openPage(event.request));
  } else if (SHELL.includes(pathname)) {
    event.respondWith(findFile(event.request));
  } else if (PUBLIC.test(pathname)) {
    event.respondWith(askAgain(event.request));
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stopHere() : show(event.notification.data.address));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription));
});

/** A notice, unless its table is before somebody's eyes in this very browser. */
async function tell({ title, text, table, count, stop }) {
  if (navigator.setAppBadge) await navigator.setAppBadge(count).catch(() => undefined);
  const address = table ? `/table/${table}` : '/me/games';
  const windows = await openWindows();
  if (windows.some((each) => each.focused && new URL(each.url).pathname === address)) return;
  const tag = table || 'several'; // a newer one about the same takes its place
  const icon = '/icons/icon-192.png';
  const actions = stop ? [{ action: 'stop', title: stop }] : [];
  const options = { body: text, tag, renotify: true, icon, badge: icon, data: { address }, actions };
  await self.registration.showNotification(title, options);
}

const openWindows = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The table, in the window where it is open, else in another of ours, else in a new one. */
async function show(address) {
  const windows = await openWindows();
  const there = windows.find((each) => new URL(each.url).pathname === address);
  if (there) return there.focus();
  const [any] = windows;
  if (!any) return clients.openWindow(address);
  await any.focus();
  return any.navigate(address);
}

/** No more notices in this browser: the tap on the notice itself is enough. */
async function stopHere() {
  const made = await self.registration.pushManager.getSubscription();
  if (!made) return;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await Promise.all([post('/api/person/notices/stop', { id: hex.slice(0, 16) }), made.unsubscribe()]);
}

/** The browser has another address for us. */
async function subscribeAgain(old) {
  if (!old) return;
  const made = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = made.toJSON();
  await post('/api/person/notices/subscribe', { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

function post(address, body) {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function keepShell() {
  const cache = await caches.open(KEPT);
  await Promise.all(SHELL.map((address) => keep(cache, address)));
  await cache.add(GAMES).catch(() => undefined); // rules need it; the page asks for it anyway
}

/** A file named by its content is the same in an older build. */
async function keep(cache, address) {
  const isNamedByContent = address.startsWith('/assets/');
  const known = isNamedByContent && (await caches.match(address));
  if (known) await cache.put(address, known);
  else await cache.add(new Request(address, { cache: isNamedByContent ? 'default' : 'no-cache' }));
}

async function dropOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('clowder-') && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The network first: a new build shows at once. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { cacheName: KEPT })) ?? Response.error();
  }
}

/** The server first; what it said last where it cannot be reached. */
async function askAgain(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

async function findFile(request) {
  return (await caches.match(request, { cacheName: KEPT, ignoreVary: true })) ?? fetch(request);
}
