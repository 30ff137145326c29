/* What a page is about, for the browser's own lists and for previews. The server fills in the same words for
 * whoever does not run the page (server/http/page_words.py); titles are the pages' own. */
import type { GameInfo } from '../wire/types';
import { t } from '../words/words.svelte';
import type { Page } from './router.svelte';
import { taglineOf, titleOf } from './catalogue.svelte';

/** The description of a page; of a game's pages only once the game is known. */
export function aboutPage(page: Page, game: GameInfo | undefined): string | null {
  switch (page.name) {
    case 'home':
      return t('web-lede');
    case 'me':
    case 'host':
    case 'own-games':
    case 'people':
    case 'results':
    case 'watch':
    case 'table':
    case 'replay':
      return t(`page-${page.name}-about`);
    case 'game':
      return game ? taglineOf(game) : null;
    case 'rules':
    case 'learn':
      return game ? t(`page-${page.name}-about`, { title: titleOf(game) }) : null;
    case 'lost':
      return t('web-lost-page-text');
  }
}

/** The elements are in the page from the beginning. */
export function describePage(about: string | null): void {
  for (const which of ['name="description"', 'property="og:description"'])
    if (about) document.head.querySelector(`meta[${which}]`)?.setAttribute('content', about);
}
