/* How text is set in each language, and how words change before a number. The terminal does the same
   (src/clowder/locales/typography.py); the cases of both are in typography.cases.json. */
import type { FluentFunction } from '@fluent/bundle';

const NBSP = '\u00a0';

/** Words of one letter that must not be left at the end of a line. */
const ONE_LETTER: Record<string, RegExp> = {
  cs: /(?:^|\n)[(„]*[ksvzouai]$/i,
  pl: /(?:^|\n)[(„]*[aiouwz]$/i,
};
const UNIT = /^(?:mm|cm|s|mp|%)(?![\p{L}\d_])/u;
const QUOTES: Record<string, [string, string]> = {
  en: ['“', '”'],
  cs: ['„', '“'],
  pl: ['„', '”'],
  hu: ['„', '”'],
};

// Numbers whose spoken first word begins with so many consonants that the preposition takes an e:
// dva, tři, čtyři, sto; z and s before šest and sedm, too.
const CLUSTERS = /^(?:[234]|1[234]|[234]\d|[1234]\d\d|[234]\d{3})$/;
const SIBILANTS = /^(?:[67]|1[67]|[67]\d{1,3})$/;

/** Spaces that do not break, quotes, dashes and minus signs, as the language wants them. */
export function typeset(text: string, language: string): string {
  const [opening, closing] = QUOTES[language] ?? ['“', '”'];
  const words = text
    .replace(/(^|[\s(])-(?=\d)/g, '$1−')
    .replaceAll(' - ', ' – ')
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/g, `${opening}$1${closing}`)
    .split(' ');
  return words.reduce((set, word, at) => set + gap(words[at - 1] ?? '', word, language) + word);
}

/** A space that breaks, or one that does not where the two words belong on one line. */
function gap(word: string, following: string, language: string): string {
  const sticks = ONE_LETTER[language]?.test(word) || (/\d$/.test(word) && UNIT.test(following));
  return sticks ? NBSP : ' ';
}

/** Whether the message holds what is typed or copied, which no typesetting may change. */
export const isTyped = (key: string): boolean => /^(play|fault)-/.test(key) || key.includes('-help-');

/** `{ AZ($floor) }`, Hungarian: "az 5", "a 2". */
function article(number: string): string {
  const vowel = number.startsWith('5') || (number.startsWith('1') && number.length % 3 === 1);
  return `${vowel ? 'az' : 'a'}${NBSP}${number}`;
}

/** `{ Z($steps) }`, Czech: "ze 4", "z 5". */
function before(preposition: string, number: string): string {
  const wantsE = CLUSTERS.test(number) || ('zs'.includes(preposition) && SIBILANTS.test(number));
  return `${preposition}${wantsE ? 'e' : ''}${NBSP}${number}`;
}

/** "3, 12 and 14"; English is British, as our spelling is: no comma before the "and". */
export const listFormat = (language: string, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type });

/** What the texts can call, the same in every language. */
export function functions(language: string): Record<string, FluentFunction> {
  const lists = listFormat(language);
  const called =
    (say: (given: string) => string): FluentFunction =>
    ([given]) =>
      say(plain(given));
  return {
    LIST: called((items) => lists.format(items.split(', '))),
    AZ: called(article),
    ...Object.fromEntries(
      [...'zsvk'].map((letter) => [letter.toUpperCase(), called((number) => before(letter, number))]),
    ),
  };
}

/** A number as its digits, a text as it is. */
function plain(given: unknown): string {
  return String(typeof given === 'object' && given !== null ? given.valueOf() : given);
}
