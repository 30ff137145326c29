/* Sentences from the locale files that the server and the terminal use too: one chunk a language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '../wire/api';
import { readStored, writeStored } from '../wire/storage';
import type { Say } from '../wire/types';
import { functions, isTyped, listFormat, typeset } from './typography';

export const LANGUAGES = ['en', 'cs', 'pl', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, string | number>;

/** What every page needs, in one chunk a language. */
const shells: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  cs: () => import('./cs'),
  pl: () => import('./pl'),
  hu: () => import('./hu'),
};
/** What only some pages need: a room, its rulebook, its lessons, the replay. */
const files = import.meta.glob<string>(
  [
    '../../../src/clowder/locales/*/*.ftl',
    '!../../../src/clowder/locales/*/{cli,clowder,server,web,web_table}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const CHOICE = 'language';
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
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`${language} ${key}: ${error.message}`);
  return isTyped(key) ? text : typeset(text, language);
}

/** Whether there are words for the key at all. */
export function has(key: string): boolean {
  return bundle.getMessage(key)?.value != null;
}

/** A sentence that the server left without a language. */
export function say(said: Say): string {
  return t(said.key, Object.fromEntries(said.args as [string, string | number][]));
}

const brought = new Set<string>();
const foreign = new Set<string>(); // games whose words are not in the page
let chosen: Language = 'en';
let building: Promise<void> = Promise.resolve();

/** Have the words of some more files at hand, now and in every language chosen later. */
export function bring(...names: string[]): Promise<void> {
  for (const name of names) brought.add(name);
  return rebuild();
}

/** The words of a game, and of parts of it: 'web', 'rules', 'chapters', 'lessons'. */
export function bringGame(game: string, ...parts: string[]): Promise<void> {
  if (!(fileOf('en', game) in files)) foreign.add(game);
  return bring(game, ...parts.map((part) => `${game}_${part}`));
}

export async function speak(wanted: Language): Promise<void> {
  chosen = wanted;
  await rebuild();
  document.documentElement.lang = language;
  writeStored(CHOICE, language);
}

/** One after the other, so that the language asked for last is the one that stays. */
function rebuild(): Promise<void> {
  building = building.catch(() => {}).then(build);
  return building;
}

async function build(): Promise<void> {
  const wanted = chosen;
  const [shell, ...more] = await Promise.all([
    shells[wanted](),
    ...[...brought].map((name) => text(wanted, name)),
  ]);
  const fresh = new FluentBundle(wanted, { useIsolating: false, functions: functions(wanted) });
  for (const source of [...shell.default, ...more]) fresh.addResource(new FluentResource(source));
  bundle = fresh;
  language = wanted;
}

/** A room may do without some of the files; one that another package brings has its words at the server. */
async function text(of: Language, name: string): Promise<string> {
  const file = files[fileOf(of, name)];
  if (file) return file();
  return foreign.has(name) ? api.texts(name, of) : '';
}

const fileOf = (of: Language, name: string): string => `../../../src/clowder/locales/${of}/${name}.ftl`;

/** The language chosen last time, else the browser's first that we speak. */
export function guess(): Language {
  const wanted = [readStored(CHOICE) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en';
}

/** "Milo, Zosia and Tom", or "red, blue or green" */
export const list = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  listFormat(language, type).format(items);

/** A phrase at the beginning of a line. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
