/* Pages by address. Links are plain <a href>; a click on one of ours changes the page in place. */

export type Page =
  | { name: 'home' }
  | { name: 'game'; game: string }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'watch' }
  | { name: 'me' }
  | { name: 'own-games' }
  | { name: 'people' }
  | { name: 'results' }
  | { name: 'host' }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'learn'; game: string }
  | { name: 'lost' };

export function read(path: string): Page {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (!first) return { name: 'home' };
  if (first === 'me' && !second) return { name: 'me' };
  if (first === 'me' && second === 'games' && !third) return { name: 'own-games' };
  if (first === 'me' && (second === 'people' || second === 'results') && !third) return { name: second };
  if (first === 'host' && !second) return { name: 'host' };
  if (first === 'watch' && !second) return { name: 'watch' };
  if (first === 'table' && second && third === 'replay') return { name: 'replay', table: second };
  if (first === 'table' && second && !third) return { name: 'table', table: second };
  if (first === 'games' && second && !third) return { name: 'game', game: second };
  if (first === 'games' && second && third === 'rules')
    return { name: 'rules', game: second, rule: parts[3] ?? '' };
  if (first === 'games' && second && third === 'learn') return { name: 'learn', game: second };
  return { name: 'lost' };
}

/** A percent sign may stand for itself in an address that somebody typed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);
let query = $state(location.search);

export const route = {
  get page(): Page {
    return read(path);
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

function arrive(): void {
  path = location.pathname;
  query = location.search;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
  if (!replace) scrollTo(0, 0);
}

export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
