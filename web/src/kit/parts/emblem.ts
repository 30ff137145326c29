/** Emblems: one inked block for each game, on 120 × 120, with chatter left by the gouge in its corners. */

import { box } from './cardboard';
import { cat, halfHead, head, paw } from './cat';
import { at, path, rimmed } from './cut';
import { COAT } from './furs';
import { ICON } from './icon';
import { COLOURS, CUT, HEX, SHAPE } from './token';

export type GameName = 'cat_in_the_box' | 'cat_and_the_tower' | 'if_it_fits' | 'chabyrinthe' | 'stray_cat';

const INK = '#1C1B22';
const PALE = '#FFFCF4';
const GOLD = '#FFD23F';
const CARTON = '#D9AD74';
const inked = (width: number) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

/** The picture of a game. Its colours are fixed: set the day's cardboard around it. */
export function emblem(id: string, game: GameName): string {
  const edge = 'M5 4L60 2.5L116 5L117.5 58L115 116L62 117.5L4 115.5L2.5 62Z';
  return (
    `<path d="${edge}" fill="${GROUND[game]}" ${inked(2.5)}/>` +
    `<path d="${CHATTER}" fill="${PALE}" opacity=".75"/>${ART[game](id)}`
  );
}

/** Where the cat of a picture looks, if not at you. */
export const LOOKS: Partial<Record<GameName, { x: number; y: number }>> = {
  cat_and_the_tower: { x: 2, y: -3 },
  chabyrinthe: { x: 3, y: 0 },
};

const GROUND: Record<GameName, string> = {
  cat_in_the_box: '#A9CFA6',
  cat_and_the_tower: '#9CC3DE',
  if_it_fits: '#F3C74F',
  chabyrinthe: '#7FBDB6',
  stray_cat: '#EBA488',
};
const CHATTER =
  'M8 14Q16 11 24 12Q16 14 8 14Z M9 22Q14 20 18 20.5Q14 22 9 22Z M94 11Q104 10 112 13Q104 13 94 11Z' +
  ' M102 19Q108 18 112 20Q107 20.5 102 19Z M7 104Q14 104 20 108Q13 107 7 104Z' +
  ' M8 96Q12 96 16 98.5Q12 98.5 8 96Z M99 110Q106 106 113 106Q106 109 99 110Z' +
  ' M106 101Q110 98.5 113 98.5Q110 101 106 101Z';

const ART: Record<GameName, (id: string) => string> = {
  cat_in_the_box: (id) => {
    const { back, front } = box(78, 40, { tape: false });
    const place = [21, 74, 1] as const;
    return at(place, back) + at([21, 24, 0.78], halfHead(id)) + at(place, front + fourColours());
  },
  cat_and_the_tower: (id) =>
    `${wall(36, 108, 14, -1)}${wall(64, 108, 14, 1)}${slab(30, 88, 56, -2)}${wall(38, 87, 14, 3)}` +
    `${wall(66, 86, 12, 2)}${slab(34, 66, 54, 4)}${wall(46, 66, 13, 3)}${wall(70, 68, 12, 4)}` +
    `${slab(42, 46.5, 50, -3)}` +
    at([53, 7, 0.238], cat(id, 'nobody', 'sit', { rim: 6 })) +
    `<path transform="translate(30 30)rotate(-8)scale(1.25)" d="${STAR}" fill="${GOLD}" ${inked(1.6)}/>` +
    `<path d="M22 108H98" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
  if_it_fits: (id) =>
    rimmed(
      'M18 74C14 52 34 40 60 40C86 40 106 52 102 74C100 84 92 86 86 82L34 82C28 86 20 84 18 74Z',
      COAT.ginger.fur,
    ) +
    path(
      'M20 66Q28 64 33 68Q26 69 19.5 70Z M24 57Q32 56 36 60Q29 60.5 22 61Z' +
        ' M100 66Q92 64 87 68Q94 69 100.5 70Z M96 57Q88 56 84 60Q91 60.5 98 61Z',
      COAT.ginger.mark,
    ) +
    at([34, 76, 1], box(52, 34, { tape: false, flaps: false }).front) +
    at([30.5, 19, 0.59], head(id, 'ginger', { eyes: 'bored', rim: 4 })) +
    paw(38, 71, 'ginger', 0.55) +
    paw(68, 71, 'ginger', 0.55) +
    rimmed('M100 76C110 80 112 92 104 98C99 101 96 95 100 92C104 89 101 84 95 83Z', COAT.ginger.fur, 1.5),
  chabyrinthe: (id) =>
    `<g fill="none" stroke-linejoin="round"><path d="${BEND}" stroke="${INK}" stroke-width="40"/>` +
    `<path d="${BEND}" stroke="#5A6670" stroke-width="34"/><path d="M46 40V46Q46 50 50 50H56"` +
    ` stroke="${PALE}" stroke-width="2.5"/><path d="M21.5 46V54M25 71Q32 78 44 78" stroke="${INK}"` +
    ` stroke-width="2.5"/></g>` +
    rimmed(
      'M30 30C24 20 26 10 36 9C46 8 48 18 42 19C37 20 36 14 34 18C33 22 38 26 38 30Z',
      COAT.smoke.fur,
      2.5,
    ) +
    `<path d="M10 28H58V39H10Z M58 36H68V88H58Z" fill="${CARTON}" ${inked(2.5)}/>` +
    at([54, 34, 0.54], head(id, 'smoke', { eyes: 'wide' })) +
    `<g fill="none" stroke-linecap="round"><path d="M12 100Q28 92 44 100T76 100T108 100"` +
    ` stroke="${PALE}" stroke-width="3.5"/><path d="M24 108Q36 103 48 108T72 108T96 108" stroke="${INK}"` +
    ` stroke-width="2.5"/></g>`,
  stray_cat: () =>
    rimmed('M28 50L30 16L50 32H70L90 16L92 50L98 58L92 60V98H28V60L22 58Z', INK, 2) +
    path('M34 25L35 40L44 33Z M86 25L85 40L76 33Z', HEX.red) +
    path('M36 56H54V72H36Z M66 56H84V72H66Z', GOLD) +
    `<path d="M45 56V72M75 56V72" stroke="${INK}" stroke-width="4"/>` +
    path('M53 98V84Q53 77 60 77Q67 77 67 84V98Z', '#F2A08F') +
    `<path d="M24 46Q60 40 96 46" fill="none" stroke="${PALE}" stroke-width="2"/>` +
    print(42, 100, 0.5) +
    print(58, 105, 0.42) +
    print(72, 100, 0.5),
};

const STAR = 'M0-9L2.6-2.9L9-2.4L4.1 1.9L5.7 8.4L0 4.9L-5.7 8.4L-4.1 1.9L-9-2.4L-2.6-2.9Z';
const BEND = 'M34 34V48Q34 62 48 62H64';

function fourColours(): string {
  return COLOURS.map((colour, i) =>
    at(
      [9 + i * 16, 16, 13 / 24],
      `<path d="${SHAPE[colour]}" fill="${HEX[colour]}" ${inked(1.8)}/>` +
        path(CUT[colour], colour === 'yellow' ? INK : PALE),
    ),
  ).join('');
}

function wall(x: number, y: number, w: number, lean: number): string {
  const top = y - 15;
  return (
    `<path d="M${x} ${y}L${x + lean} ${top}L${x + w + lean} ${top}L${x + w} ${y}Z" fill="${PALE}"` +
    ` ${inked(2)}/>` +
    `<path d="M${x + w * 0.45} ${y}L${x + w * 0.45 + lean} ${top}" ${inked(1.5)}/>`
  );
}

function slab(x: number, y: number, w: number, turn: number): string {
  return (
    `<path transform="rotate(${turn} ${x + w / 2} ${y})" d="M${x} ${y}H${x + w}V${y + 6}H${x}Z"` +
    ` fill="${CARTON}" ${inked(2)}/>`
  );
}

function print(x: number, y: number, scale: number): string {
  return at([x, y, scale], path(ICON.paw, INK));
}
