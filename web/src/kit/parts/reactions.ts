/** Eight cats to be held up at the table: the usual head, and what it feels, as SVG markup. */

import { EAR, LID, MOUTH, NOSE, paw, SKULL, WHISKERS } from './cat';
import { both, clipped, mirror, path, rimmed } from './cut';
import { COAT, type Coat, type Fur } from './furs';
import { MARKS } from './marks';

export const CATS = ['purr', 'laugh', 'gasp', 'sleepy', 'hiss', 'love', 'think', 'bow'] as const;
export type Cat = (typeof CATS)[number];

/** On 124 × 112, with room for what rises beside the head. */
export const FRAME = [-12, -16, 124, 112] as const;

const INK = '#1C1B22';
const BLUSH = '#F2A08F';
const HEART = '#E2504C';
const TEAR = '#7CC4E8';
const MILK = '#FFFCF4';

/** `id` keeps its clip paths apart from those of other pictures. */
export function reaction(id: string, fur: Fur, cat: Cat): string {
  const coat = COAT[fur];
  const face =
    rimmed(SKULL, coat.fur, 5) + clipped(`${id}h`, SKULL, MARKS[fur](coat)) + both(path(EAR, coat.ear));
  const whole = face + FACES[cat](coat) + path(NOSE, coat.nose) + both(path(WHISKERS, coat.whisker));
  return cat === 'bow' ? bowed(whole, fur) : whole + (BESIDE[cat]?.() ?? '');
}

const HAPPY = 'M19 55Q32 37 46 55Q45 58 43 56Q32 45 22 56.5Q19 58 19 55Z';
const smile = (coat: Coat): string => both(path(MOUTH, coat.mouth));
const round = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const open = (d: string, tongue: string): string => path(d, '#6B1F24') + path(tongue, '#F07C86');
const heart = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">` +
  `${rimmed('M0 5C-9-4-5-11 0-6C5-11 9-4 0 5Z', HEART, 1.4)}</g>`;

const FACES: Record<Cat, (coat: Coat) => string> = {
  purr: (coat) =>
    both(path(HAPPY, coat.lid)) +
    both(`<ellipse cx="24" cy="65" rx="7" ry="4.5" fill="${BLUSH}"/>`) +
    smile(coat),
  laugh: (coat) =>
    both(path(HAPPY, coat.lid)) +
    open('M33 71Q50 76 67 71Q66 86 50 86.5Q34 86 33 71Z', 'M40 82Q50 75 60 82Q56 86 50 86Q44 86 40 82Z') +
    both(path('M14 58Q8 67 13 71Q19 69 16 60Z', TEAR)),
  gasp: () =>
    both(round(32, 49, 13, MILK) + round(33, 49, 5, INK)) +
    open(
      'M50 71Q58 71 58 78.5Q58 86 50 86Q42 86 42 78.5Q42 71 50 71Z',
      'M45 83Q50 78 55 83Q53 86 50 86Q47 86 45 83Z',
    ),
  sleepy: (coat) =>
    both(path(LID, coat.lid)) +
    open(
      'M50 71Q60 71 60 79Q60 86 50 86.5Q40 86 40 79Q40 71 50 71Z',
      'M43 83Q50 77 57 83Q54 86 50 86.2Q46 86 43 83Z',
    ),
  hiss: (coat) =>
    both(
      path('M18 44L46 53Q38 63 27 59Q20 55 18 44Z', coat.eye) +
        `<ellipse cx="34" cy="54" rx="2.4" ry="5" fill="${INK}"/>`,
    ) +
    both(path('M14 37L47 50L46 53.5L14 41.5Z', coat.lid)) +
    path('M30 73Q50 69 70 73Q66 85 50 84Q34 85 30 73Z', '#6B1F24') +
    both(path('M36 72L43 71.5L39.5 79Z', MILK)),
  love: (coat) => both(heart(33, 52, 1.75)) + smile(coat),
  think: (coat) =>
    both(path('M20 50L46 48Q42 61 31 61Q21 59 20 50Z', coat.eye)) +
    round(36, 51.5, 4.4, INK) +
    round(70, 51.5, 4.4, INK) +
    mirror(path('M16 40Q30 30 46 37L45 40.5Q30 34 18 43Z', coat.lid)) +
    path('M42 78Q50 74 60 77L60 79.5Q50 77 43 80.5Z', coat.mouth),
  bow: (coat) => both(path(LID, coat.lid)) + smile(coat),
};

/** What rises from the head, at its right. */
const BESIDE: Partial<Record<Cat, () => string>> = {
  sleepy: () =>
    rimmed('M80-2H95V2L85 11H95V15H79V11L89 2H80Z', 'var(--key)', 2.5) +
    rimmed('M96-14H106V-11L99-5H106V-2H95V-5L102-11H96Z', 'var(--key)', 2),
  love: () => heart(92, 6, 1.3) + heart(103, -8, 0.9),
  think: () =>
    [
      [90, 10, 3.6],
      [97, 1, 5],
      [104, -10, 6.4],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        rimmed(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`, MILK, 2),
      )
      .join(''),
  gasp: () => rimmed('M88-6L95-8L94 7L89.5 7Z', HEART, 2.5) + rimmed('M89 10.5H94.5V16H89Z', HEART, 2.5),
};

/** The head goes down between the paws. */
function bowed(head: string, fur: Fur): string {
  return (
    `<g transform="translate(0 20)scale(1 .84)">${head}</g>` + paw(2, 76, fur, 0.92) + paw(74, 76, fur, 0.92)
  );
}
