/* How sewers and guardians are cut: SVG paths, a card being 100 × 100. */
import { both, path, rimmed } from '../../kit/parts/cut';
import type { Guardian } from './types';

export const bricks =
  'M7 9H20V15H7Z M24 9H27V15H24Z M7 19H13V25H7Z M17 19H27V25H17Z M73 9H83V15H73Z M87 9H93V15H87Z' +
  ' M73 19H77V25H73Z M81 19H93V25H81Z M7 76H17V82H7Z M21 76H27V82H21Z M7 86H12V92H7Z' +
  ' M16 86H27V92H16Z M73 76H79V82H73Z M83 76H93V82H83Z M73 86H85V92H73Z M89 86H93V92H89Z';

const LINES: Record<string, string> = {
  NS: 'M50-2V102',
  EW: 'M-2 50H102',
  NE: 'M50-2V30Q50 50 70 50H102',
  ES: 'M50 102V70Q50 50 70 50H102',
  SW: 'M50 102V70Q50 50 30 50H-2',
  NW: 'M50-2V30Q50 50 30 50H-2',
  NES: 'M50-2V102M50 50H102',
  NEW: 'M-2 50H102M50 50V-2',
  NSW: 'M50-2V102M50 50H-2',
  ESW: 'M-2 50H102M50 50V102',
  NESW: 'M50-2V102M-2 50H102',
};

/** A way, by the sides it joins: "NE". */
export const draw = (way: string): string => LINES[way] ?? '';

const WAVES: Record<string, string> = {
  N: 'M43 22Q47 18 51 22T59 22Q55 24.5 51 23T43 22Z',
  E: 'M72 50Q76 46 80 50T88 50Q84 52.5 80 51T72 50Z',
  S: 'M43 80Q47 76 51 80T59 80Q55 82.5 51 81T43 80Z',
  W: 'M12 50Q16 46 20 50T28 50Q24 52.5 20 51T12 50Z',
};

export const waves = (way: string): string => [...way].map((side) => WAVES[side]).join('');

interface Print {
  x: number;
  y: number;
  turn: number;
}

const MIDDLES: Record<string, readonly [number, number]> = {
  N: [50, 0],
  E: [100, 50],
  S: [50, 100],
  W: [0, 50],
};

/** Prints of paws through a card, from the side one comes in at to the other, left and right in turn. */
export function paws(walked: string): Print[] {
  const [from, to] = [MIDDLES[walked.charAt(0)], MIDDLES[walked.charAt(1)]];
  if (!from || !to) return [];
  return [0.14, 0.38, 0.62, 0.86].map((at, index) => {
    const [x, y] = along(from, to, at);
    const [ax, ay] = along(from, to, at + 0.02);
    const angle = Math.atan2(ay - y, ax - x);
    const aside = index % 2 ? 7 : -7;
    return {
      x: round(x - Math.sin(angle) * aside),
      y: round(y + Math.cos(angle) * aside),
      turn: Math.round((angle * 180) / Math.PI + 90),
    };
  });
}

/** A point on the way through the middle, which rounds the corner. */
function along(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  t: number,
): [number, number] {
  const u = 1 - t;
  return [u * u * x0 + 2 * u * t * 50 + t * t * x1, u * u * y0 + 2 * u * t * 50 + t * t * y1];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const FACE = 'M50 16C70 16 76 30 76 44C76 62 64 74 50 74C36 74 24 62 24 44C24 30 30 16 50 16Z';
const SHAWL = 'M14 98C14 74 30 66 50 66C70 66 86 74 86 98Z';
const HAIR = 'M24 46C22 26 32 15 50 15C68 15 78 26 76 46C72 34 62 28 50 28C38 28 28 34 24 46Z';
const INK = '#1C1B22';
const PAPER = '#FFFCF4';

interface Looks {
  hair: string;
  shawl: string;
  buns: readonly (readonly [x: number, y: number, r: number])[];
}

/** Told apart by their buns as well as by their shawls. */
const LOOKS: Record<Guardian, Looks> = {
  agatha: { hair: '#8B929C', shawl: '#BC2C14', buns: [[50, 13, 11.5]] },
  edith: {
    hair: '#6E4227',
    shawl: '#0D4B96',
    buns: [
      [22, 28, 10],
      [78, 28, 10],
    ],
  },
};

/** The head and shoulders of a guardian, in a frame of -6 -8 112 110. */
export function guardianArt(who: Guardian): string {
  const { hair, shawl, buns } = LOOKS[who];
  const eye =
    `<circle cx="39" cy="47" r="9" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
    `<circle cx="39" cy="48" r="3" fill="${INK}"/>`;
  return (
    buns.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + 4.5}" fill="var(--rim)"/>`).join('') +
    rimmed(SHAWL, shawl, 4.5) +
    rimmed(FACE, '#F3C9A5', 4.5) +
    buns.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`).join('') +
    path(SHAWL, shawl) +
    path(FACE, '#F3C9A5') +
    path(HAIR, hair) +
    both(eye) +
    `<path d="M48 47H52" stroke="${INK}" stroke-width="3"/>` +
    path('M42 62Q50 68 58 62Q50 65 42 62Z', INK) +
    path('M30 82Q40 76 50 84Q60 76 70 82Q60 82 50 88Q40 82 30 82Z', PAPER)
  );
}

const BELL =
  '<path d="M22 80Q50 98 78 80L80 87Q50 105 20 87Z" fill="#BC2C14"/>' +
  '<circle cx="50" cy="95" r="8" fill="#F9CF2A" stroke="#1C1B22" stroke-width="2.5"/>' +
  '<path d="M50 94V102" stroke="#1C1B22" stroke-width="2.5"/>';
const BOW =
  '<path d="M50 91L24 79V105Z M50 91L76 79V105Z" fill="#0D4B96" stroke="var(--rim)"' +
  ' stroke-width="3" stroke-linejoin="round"/><circle cx="50" cy="92" r="6.5" fill="#5782DE"/>';

/** What a cat of that worth wears: nothing, a bell, a bow. */
export const wear = (worth: number): string => (worth === 5 ? BOW : worth === 4 ? BELL : '');
