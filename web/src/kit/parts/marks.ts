/** Fur marks are gouge cuts: wedges that start thin, swell and end thin. */

import { both, path } from './cut';
import type { Body, Coat, Fur } from './furs';

/** On the head. */
export const MARKS: Record<Fur, (coat: Coat) => string> = {
  ginger: ({ mark }) =>
    path(
      'M48 23Q47.5 33 50 40Q52.5 33 52 23Z M38 25Q38 33 43 38Q43 31 42 24Z' +
        ' M62 25Q62 33 57 38Q57 31 58 24Z M36 70Q50 60 64 70Q63 84 50 85Q37 84 36 70Z',
      mark,
    ) + both(path('M9 50Q15 50 19 46Q14 46 11 44Z M9 58Q15 57 19 53Q14 54 9 54Z', mark)),
  smoke: ({ mark }) =>
    path(
      'M50 27Q53 42 55 52Q58 60 70 64Q78 70 72 78Q62 87 50 87Q38 87 28 78Q22 70 30 64Q42 60 45 52' +
        'Q47 42 50 27Z',
      mark,
    ),
  cream: ({ mark }) =>
    both(path('M13 10C13 5 17 2 21 5L36 23C28 25 20 29 12 37Z', mark)) +
    path('M50 40Q55 50 62 56Q72 66 66 76Q60 84 50 84Q40 84 34 76Q28 66 38 56Q45 50 50 40Z', mark),
  cocoa: ({ mark }) =>
    path('M50 24L46.5 31L50 37L53.5 31Z', mark) +
    both(
      path('M40 27L38 32L42 36L42.5 31Z M14 41L19 40L17 45Z M11 49L16 49L13 53Z M17 58L22 60L17 63Z', mark),
    ),
  calico: ({ mark, spot }) =>
    path(
      'M13 10C13 5 17 2 21 5L36 23C42 21 45 21 48 21Q50 34 42 42Q30 46 24 60Q16 62 8 55C7 50 8 43 12 37Z',
      spot,
    ) + path('M87 10C87 5 83 2 79 5L64 23C62 30 66 38 74 40Q84 42 89 40L88 37Z', mark),
  nobody: ({ mark }) => path('M50 24Q48.8 31 50 36Q51.2 31 50 24Z', mark),
};

/** On the back. */
export const BACK: Partial<Record<Fur, (pose: Body, coat: Coat) => string>> = {
  ginger: (pose, { mark }) => path(STRIPES[pose], mark),
  smoke: smokeBack,
  cream: (pose, { mark }) => path(SOCKS[pose] ?? '', mark),
  cocoa: (pose, { mark }) => path(pose === 'sit' ? FLECKS_SITTING : FLECKS, mark),
  calico: (_pose, { mark, spot }) =>
    path('M96 30Q140 30 170 60L180 120L120 120Q96 80 96 30Z', spot) +
    path('M18 120Q40 120 48 140Q46 160 30 170L10 170Z', mark),
  nobody: (pose, { mark }) => path(GLEAMS[pose] ?? '', mark),
};

function smokeBack(pose: Body, { mark }: Coat): string {
  const shade = '#59636F';
  if (pose === 'sit') return path('M46 82Q66 120 88 82Q84 132 66 142Q48 132 46 82Z', mark);
  if (pose === 'walk') return path('M20 118H90V140H20Z M110 118H180V140H110Z', mark);
  if (pose === 'curl')
    return path('M108 26Q132 28 146 44Q130 33 108 29Z M116 38Q132 39 142 52Q131 44 116 41Z', shade);
  return (
    path('M20 90Q40 84 60 92L64 112L20 112Z', mark) +
    path('M120 46Q140 46 156 58Q140 51 120 49Z M130 57Q146 57 158 68Q145 62 130 60Z', shade)
  );
}

const STRIPES: Record<Body, string> = {
  sit:
    'M20 128Q36 124 46 132Q34 132 19 136Z M24 110Q40 108 50 116Q36 116 22 118Z' +
    ' M112 128Q96 124 86 132Q98 132 112 136Z M107 110Q92 108 82 116Q96 116 109 118Z' +
    ' M52 166Q50 128 66 112Q82 128 80 166Z',
  loaf:
    'M106 44Q104 62 112 74Q115 60 113 44Z M126 45Q124 62 131 74Q134 60 133 46Z' +
    ' M146 50Q144 66 150 76Q153 64 153 54Z',
  curl:
    'M96 18Q92 34 100 46Q104 32 104 18Z M118 18Q116 34 123 46Q127 32 126 20Z' +
    ' M138 26Q136 40 142 50Q147 38 146 31Z',
  walk:
    'M92 55Q90 72 98 82Q101 68 100 54Z M114 55Q112 72 120 82Q123 68 122 55Z' +
    ' M136 57Q134 72 141 82Q145 68 144 59Z',
};
const SOCKS: Partial<Record<Body, string>> = {
  sit: 'M34 156Q50 148 66 158Q82 148 98 156L98 170H34Z',
  walk: 'M20 116H180V140H20Z',
};
const FLECKS_SITTING =
  'M30 120l5-6l3 8z M40 138l6-5l2 8z M28 148l5-5l3 8z M98 120l5-6l3 8z M88 138l6-5l2 8z' +
  ' M100 146l5-5l3 8z M62 96l4-7l4 7l-4 7z M62 116l4-7l4 7l-4 7z';
const FLECKS =
  'M100 60l5-5l2 7z M120 76l6-4l1 7z M138 62l5-5l2 7z M150 84l6-4l1 7z M106 92l6-4l1 7z M130 96l6-4l1 7z';
const LYING = 'M118 52Q140 50 156 64Q140 56 118 55Z M128 62Q144 61 154 72Q142 66 128 65Z';
const GLEAMS: Partial<Record<Body, string>> = {
  sit: 'M30 132Q34 116 42 108Q38 120 36 134Z M102 132Q98 116 90 108Q94 120 96 134Z',
  loaf: LYING,
  curl: LYING,
};
