/** What is on an action card, on 100 × 100: food for steps, luck and bad luck. */
import { head } from '../../../kit/parts/cat';
import { at, path } from '../../../kit/parts/cut';

export type CardKind =
  | 'modest'
  | 'nourishing'
  | 'hearty'
  | 'friend'
  | 'shortcut'
  | 'truck'
  | 'raven'
  | 'dog'
  | 'mouse'
  | 'meeting'
  | 'roadworks';

export const FRAME = [0, 0, 100, 100] as const;

const KEY = '#1C1B22';
const PALE = '#FFFCF4';
const LINE = `stroke="${KEY}" stroke-width="3" stroke-linejoin="round"`;

export const PICTURES: Record<CardKind, (id: string) => string> = {
  modest: () => bowl(fish(38, 34, -24)),
  nourishing: () => bowl(fish(22, 34, -30) + fish(54, 32, 24)),
  hearty: () => bowl(fish(12, 36, -38) + fish(64, 34, 34) + fish(38, 22, -14)),
  friend: (id) =>
    at([14, 18, 0.72], head(id, 'cream', { eyes: 'wink' })) +
    path('M82 22C82 14 92 14 92 22C92 30 82 36 82 36C82 36 72 30 72 22C72 14 82 14 82 22Z', 'var(--bean)'),
  shortcut: () =>
    planks() +
    cut('M38 92V66A16 16 0 0 1 70 66V92Z', KEY) +
    path(
      'M44 70a2.5 3.5 0 1 0 5 0a2.5 3.5 0 1 0-5 0Z M59 70a2.5 3.5 0 1 0 5 0a2.5 3.5 0 1 0-5 0Z',
      '#FFD23F',
    ),
  truck: () =>
    cut('M6 46H50V72H6Z', 'var(--card)') +
    cut('M50 30H74L90 50V72H50Z', 'var(--paint-blue)') +
    path('M57 36H71L81 50H57Z', PALE) +
    cut('M4 66H94V76H4Z', 'var(--paint-blue)') +
    wheel(26) +
    wheel(72) +
    path('M14 46Q20 30 28 46Z M28 46Q36 26 42 46Z', KEY),
  raven: () =>
    path(
      'M20 40Q24 18 46 20Q62 20 68 36Q88 50 90 82Q78 74 70 76L72 92H66L62 78Q56 80 50 78L50 92H44' +
        'L43 76Q24 66 26 46L6 44Q12 36 20 40Z',
      'var(--raven)',
    ) +
    path('M20 40L4 45L26 47Z', '#F9CF2A') +
    `<circle cx="36" cy="33" r="5" fill="#FFD23F"/><circle cx="36" cy="33" r="2" fill="${KEY}"/>` +
    path('M56 46Q74 54 80 70Q64 66 54 54Z', 'var(--raven-2)'),
  dog: () =>
    cut('M30 22Q50 14 70 22Q84 34 80 60Q76 88 50 90Q24 88 20 60Q16 34 30 22Z', 'var(--card)') +
    cut(
      'M30 20Q10 18 8 44Q8 62 18 64Q26 50 32 30Z M70 20Q90 18 92 44Q92 62 82 64Q74 50 68 30Z',
      'var(--card-deep)',
    ) +
    path('M36 62Q50 52 64 62Q66 84 50 86Q34 84 36 62Z', PALE) +
    path('M41 60Q50 54 59 60Q57 70 50 71Q43 70 41 60Z', KEY) +
    path('M36 44a5 6 0 1 0 10 0a5 6 0 1 0-10 0Z M54 44a5 6 0 1 0 10 0a5 6 0 1 0-10 0Z M49 70h2v7h-2Z', KEY) +
    path('M46 78h9v9q-4.500 5 -9 0Z', 'var(--bean)'),
  mouse: () =>
    `<path d="M72 76Q98 80 92 50" fill="none" stroke="#F2A08F" stroke-width="4" stroke-linecap="round"/>` +
    cut('M10 70Q22 46 46 44Q74 42 80 72Q80 82 70 82H24Q12 82 10 70Z', '#A7ADB5') +
    cut('M28 50a11 11 0 1 1 18 -4Q38 44 28 50Z', '#A7ADB5') +
    path('M33 44a6 6 0 1 1 9 0Z', '#F2A08F') +
    `<circle cx="27" cy="63" r="3.500" fill="${KEY}"/>` +
    path('M8 68a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', '#F2A08F'),
  meeting: (id) =>
    at([30, 8, 0.4], head(`${id}a`, 'smoke')) +
    at([4, 48, 0.44], head(`${id}b`, 'ginger')) +
    at([52, 48, 0.44], head(`${id}c`, 'calico')),
  roadworks: () =>
    path('M20 56H28V94H20Z M72 56H80V94H72Z', KEY) +
    cut('M6 34H94V60H6Z', PALE) +
    path('M14 36H28L18 58H8V50Z M42 36H56L46 58H32Z M70 36H84L74 58H60Z', 'var(--paint-red)') +
    cut('M14 24a7 7 0 1 1 14 0V34H14Z M72 24a7 7 0 1 1 14 0V34H72Z', '#F9CF2A'),
};

const fish = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y})rotate(${turn} 14 14)scale(1.25)">` +
  `<path d="${FISH}" fill="#8FA7C2" stroke="${KEY}" stroke-width="2"` +
  ` stroke-linejoin="round"/>${path(GILL, KEY)}</g>`;

const bowl = (food: string): string =>
  food +
  cut('M8 58H92Q90 88 72 90H28Q10 88 8 58Z', 'var(--bean)') +
  path('M14 64H86Q85.500 68 84.500 71H15.500Q14.500 68 14 64Z', PALE);

const planks = (): string =>
  cut([8, 25, 42, 59, 76].map((x) => `M${x} 92V26L${x + 8} 16L${x + 16} 26V92Z`).join(''), 'var(--tape)');

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="78" r="10" fill="${KEY}"/><circle cx="${x}" cy="78" r="4" fill="${PALE}"/>`;

const cut = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;

const FISH =
  'M1 12C4.3 6.2 11.2 4.2 17 9.8L21.6 6C22.5 5.4 23.4 6 23.2 7L22 12L23.2 17' +
  'C23.4 18 22.5 18.6 21.6 18L17 14.2C11.2 19.8 4.3 17.8 1 12Z';
const GILL = 'M5.2 10.8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z M9.6 8.2Q12.6 12 9.6 15.8Q10.7 12 9.6 8.2Z';
