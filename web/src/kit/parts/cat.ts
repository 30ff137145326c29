/** How a cat is drawn: one head, four bodies, two paws and a tail, as SVG markup. */

import { at, both, clipped, mirror, path, rimmed, type Place } from './cut';
import { COAT, type Body, type Coat, type Eyes, type Fur } from './furs';
import { BACK, MARKS } from './marks';

export interface HeadLook {
  eyes?: Eyes;
  rim?: number;
  whiskers?: boolean;
}

/** A head on 100 × 90; `id` keeps its clip paths apart from those of other pictures. */
export function head(id: string, fur: Fur, look: HeadLook = {}): string {
  const { eyes = 'open', rim = 5, whiskers = true } = look;
  const coat = COAT[fur];
  return (
    rimmed(SKULL, coat.fur, rim) +
    clipped(`${id}h`, SKULL, MARKS[fur](coat)) +
    both(path(EAR, coat.ear)) +
    drawEyes(id, eyes, coat) +
    path(NOSE, coat.nose) +
    both(path(MOUTH, coat.mouth) + (whiskers ? path(WHISKERS, coat.whisker) : ''))
  );
}

/** Nobody's head, awake on the left and asleep on the right. */
export function halfHead(id: string, rim = 4): string {
  const asleep =
    `<path d="${SKULL}" fill="#FFFCF4" stroke="#1C1B22" stroke-width="4" stroke-linejoin="round"/>` +
    mirror(path(LID + MOUTH + WHISKERS + EAR, '#1C1B22')) +
    path('M50 63Q53 63 55.5 64Q55 68 50 70.5Z', '#1C1B22');
  return (
    clipped(`${id}l`, 'M-20-20H50V120H-20Z', head(id, 'nobody', { rim })) +
    clipped(`${id}r`, 'M50-20H120V120H50Z', asleep)
  );
}

/** A whole cat, `BODIES[pose].size` wide and high. Whoever curls up sleeps, unless told otherwise. */
export function cat(id: string, fur: Fur, pose: Body, look: HeadLook = {}): string {
  const { rim = 4, eyes = pose === 'curl' ? 'shut' : 'open' } = look;
  const { d, tail, head: place } = BODIES[pose];
  const coat = COAT[fur];
  const toes = pose === 'sit' ? path(TOES, fur === 'nobody' || fur === 'cocoa' ? coat.mark : '#5A3A22') : '';
  const wrapped = pose === 'curl' ? rimmed(tail, coat.tail, rim / 2) : '';
  const face = head(id, fur, { eyes, rim: rim + 0.5 });
  return (
    rimmed(tail, coat.tail, rim) +
    rimmed(d, coat.fur, rim) +
    clipped(`${id}b`, d, BACK[fur]?.(pose, coat) ?? '') +
    toes +
    wrapped +
    at(place, face)
  );
}

export function paw(x: number, y: number, fur: Fur, scale = 1): string {
  const { paw: pad, toe } = COAT[fur];
  const toes = path('M8.3 11Q8 17 9 21Q10 17 9.7 11Z M16.3 11Q16 17 17 21Q18 17 17.7 11Z', toe);
  return at([x, y, scale], rimmed('M0 10C0-4 26-4 26 10L26 16C26 24 0 24 0 16Z', pad, 3) + toes);
}

/** All that is left when somebody has dived into their box. */
export function tailUp(fur: Fur, rim = 5): string {
  return rimmed(
    'M40 90C36 60 44 44 56 34C66 26 68 14 58 8C50 4 46 10 40 6C36 2 42-6 54-5C76-3 84 22 68 40' +
      'C58 50 60 66 62 90Z',
    COAT[fur].tail,
    rim,
  );
}

interface BodyShape {
  size: readonly [number, number];
  d: string;
  tail: string;
  head: Place;
}

export const BODIES: Record<Body, BodyShape> = {
  sit: {
    size: [150, 176],
    d: 'M66 66C92 66 112 104 112 138C112 158 106 166 96 166L34 166C22 166 18 158 18 146C18 108 38 66 66 66Z',
    tail: 'M94 164C130 170 146 140 132 112C128 102 116 106 119 116C126 136 116 150 94 148Z',
    head: [12, 2, 1.02],
  },
  loaf: {
    size: [196, 118],
    d: 'M22 106C10 84 22 56 56 48C98 36 158 40 176 76C186 96 178 110 166 110L34 110C28 110 25 109 22 106Z',
    tail: 'M168 110C192 108 196 86 184 74C178 68 170 74 174 82C178 92 172 98 160 98Z',
    head: [8, 0, 0.94],
  },
  curl: {
    size: [176, 118],
    d: 'M88 20C134 14 168 40 166 74C164 100 134 112 88 112C40 112 10 98 10 70C10 42 42 26 88 20Z',
    tail: 'M160 84C150 112 110 118 66 112C56 110 58 98 68 99C104 102 132 96 140 78Z',
    head: [14, 30, 0.84],
  },
  walk: {
    size: [196, 140],
    d:
      'M40 62C80 50 130 54 158 62C172 66 176 80 174 96L176 132L160 132L154 100L138 104L134 132' +
      'L118 132L118 106L86 104L82 132L66 132L66 104L58 100L48 132L32 132L38 92Z',
    tail: 'M162 66C180 60 186 36 176 14C174 6 186 2 190 10C202 40 194 74 166 82Z',
    head: [0, 8, 0.8],
  },
};

// Ears and cheek tufts are cut in one go with the skull.
export const SKULL =
  'M50 21C56 20 60 21 64 23L79 5C83 2 87 5 87 10L88 37C92 43 93 50 92 55L99 63L88 67' +
  'C82 80 67 87 50 87C33 87 18 80 12 67L1 63L8 55C7 50 8 43 12 37L13 10C13 5 17 2 21 5L36 23' +
  'C40 21 44 20 50 21Z';
export const EAR = 'M18 13Q17 24 19 32Q22 25 29 22Z';
export const NOSE = 'M44.5 64Q50 62 55.5 64Q55 68 50 70.5Q45 68 44.5 64Z';
export const MOUTH = 'M50 70Q48.5 79 37 76.5Q46 76 48.5 70Z';
export const WHISKERS = 'M26 69Q14 64 3 64.5Q14 67 26 71Z M27 73Q17 71 9 73.5Q18 74 27.5 75.5Z';
export const LID = 'M20 50Q33 63 46 51Q34 57 20 50Z';
const TOES = 'M65 140Q64 154 66 166Q68 154 67 140Z';

const OPEN = { d: 'M21 52Q30 38 45 53Q34 63 21 52Z', cy: 50.5, rx: 3.6, ry: 7.2 };
const IRIS = {
  open: OPEN,
  wink: OPEN,
  wide: { d: 'M20 50Q22 36 34 37Q46 38 45 52Q43 62 33 62Q21 62 20 50Z', cy: 50.5, rx: 6.6, ry: 8.2 },
  bored: { d: 'M20 50L46 52Q36 63 27 59Q21 56 20 50Z', cy: 53.5, rx: 3.6, ry: 5 },
};

function drawEyes(id: string, eyes: Eyes, coat: Coat): string {
  const lid = path(LID, coat.lid);
  if (eyes === 'shut') return both(lid);
  const { d, cy, rx, ry } = IRIS[eyes];
  const pupil = (side: string) =>
    `<ellipse class="pupil${side}" cx="33" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1C1B22"/>`;
  const iris = path(d, coat.eye);
  const other = `<g clip-path="url(#${id}e)">${pupil(' mirrored')}</g>`;
  return iris + clipped(`${id}e`, d, pupil('')) + mirror(eyes === 'wink' ? lid : iris + other);
}
