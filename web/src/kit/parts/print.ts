/** Printed matter: an inked block on 120 × 120, with chatter left by the gouge in its corners. */

export const INK = '#1C1B22';
export const PALE = '#FFFCF4';
export const GOLD = '#FFD23F';
export const CARTON = '#D9AD74';
export const inked = (width: number) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

/** The colours of print are fixed: set the day's cardboard around it. */
export function block(ground: string, art: string): string {
  return (
    `<path d="${EDGE}" fill="${ground}" ${inked(2.5)}/>` +
    `<path d="${CHATTER}" fill="${PALE}" opacity=".75"/>${art}`
  );
}

const EDGE = 'M5 4L60 2.5L116 5L117.5 58L115 116L62 117.5L4 115.5L2.5 62Z';
const CHATTER =
  'M8 14Q16 11 24 12Q16 14 8 14Z M9 22Q14 20 18 20.5Q14 22 9 22Z M94 11Q104 10 112 13Q104 13 94 11Z' +
  ' M102 19Q108 18 112 20Q107 20.5 102 19Z M7 104Q14 104 20 108Q13 107 7 104Z' +
  ' M8 96Q12 96 16 98.5Q12 98.5 8 96Z M99 110Q106 106 113 106Q106 109 99 110Z' +
  ' M106 101Q110 98.5 113 98.5Q110 101 106 101Z';
