/** A bot is a clockwork mouse, printed in its seat's fur so that several can be told apart. */

import { both, clipped, path, rimmed } from './cut';
import { COAT, type Fur } from './furs';
import { MARKS } from './marks';

const PINK = '#F2A08F';
const PALE = '#FFFCF4';
const HEAD =
  'M50 24C62 22 66 26 70 30A19 19 0 1 1 88 58C86 76 66 87 50 87C34 87 14 76 12 58A19 19 0 1 1 30 30' +
  'C34 26 38 22 50 24Z';
const KEY = 'M47 8H53V26H47Z M36-4a8 8 0 1 1 11 10h6a8 8 0 1 1 11-10a8 8 0 0 1-14 6a8 8 0 0 1-14-6Z';

/** A mouse's head on 100 × 90; its key stands up to 14 above that. */
export function mouse(id: string, fur?: Fur, rim = 5): string {
  const dark = fur === 'cream' ? COAT.cream.mark : PINK;
  const ring = fur ? circle(34, 9, PALE) : '';
  return (
    `<g class="key">${rimmed(KEY, '#FFD23F', rim / 2)}</g>` +
    rimmed(HEAD, fur ? COAT[fur].fur : '#A7ADB5', rim) +
    clipped(`${id}m`, HEAD, fur ? MARKS[fur](COAT[fur]) : path('M48.5 28H51.5V40H48.5Z', PALE)) +
    both(path('M12 46A11 11 0 1 1 26 36Q18 38 12 46Z', dark) + ring + circle(34, 7, '#1C1B22')) +
    glint(36) +
    glint(64) +
    path('M43 68Q50 63 57 68Q56 75 50 76Q44 75 43 68Z', PINK) +
    path('M46 77H49.5V84H46Z M50.5 77H54V84H50.5Z', PALE)
  );
}

function circle(cx: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="55" r="${r}" fill="${fill}"/>`;
}

function glint(cx: number): string {
  return `<circle class="glint" cx="${cx}" cy="53" r="2.2" fill="${PALE}"/>`;
}
