/* Sentences from the locale files that the server and the terminal use too: one chunk a language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from '../wire/types';

export const LANGUAGES = ['en', 'cs', 'pl', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, string | number>;

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  cs: () => import('./cs'),
  pl: () => import('./pl'),
  hu: () => import('./hu'),
};

const CHOICE = 'clowder-language';
let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

export const words = {
  get language(): Language {
    return language;
  },
};

/** The sentence in the language of the moment; reading it in a component keeps it current. */
export function t(key: string, args: Args = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  // Points below zero are written with a minus, not with a hyphen.
  return bundle.formatPattern(message.value, args).replace(/(^|\s)-(?=\d)/g, '$1−');
}

/** Whether there are words for the key at all. */
export function has(key: string): boolean {
  return bundle.getMessage(key)?.value != null;
}

/** A sentence that the server left without a language. */
export function say(said: Say): string {
  return t(said.key, Object.fromEntries(said.args as [string, string | number][]));
}

export async function speak(wanted: Language): Promise<void> {
  const { default: texts } = await loaders[wanted]();
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(CHOICE, wanted);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** The language chosen last time, else the browser's first that we speak. */
export function guess(): Language {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(CHOICE);
  } catch {
    // See speak().
  }
  const wished = [chosen ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';
}
