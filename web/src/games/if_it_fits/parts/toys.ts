/** What is printed in the boxes, cut with the same scissors as the cats: each toy on 48 × 48. */
import { at, path, rimmed } from '../../../kit/parts/cut';

export type Toy = 'mouse' | 'yarn' | 'feather';

const PALE = '#FFFCF4';
const INK = '#1C1B22';
const GOLD = '#FFD23F';

const MOUSE = 'M3 33C5 22 14 13 24 13C25 7 33 6 35 12C36 15 35 17 33 18C40 22 42 32 38 38H10C6 38 3 36 3 33Z';
const MOUSE_TAIL = 'M35 38C45 38 48 28 43 21C40 17 36 20 39 24C42 29 40 33 33 33Z';
const YARN = 'M5 25A17 17 0 1 1 39 25A17 17 0 1 1 5 25Z';
const THREAD = 'M28 40C36 46 46 44 45 36C44 32 40 33 41 37C41 40 36 40 30 36Z';
const FEATHER =
  'M2 45L12 33C9 27 11 21 15 16L19 21L18 13C21 10 24 8 27 6L29 12L31 5C36 3 41 2 46 2' +
  'C46 7 45 12 43 17L36 18L41 21C39 25 37 28 34 30L28 28L31 33C27 36 21 38 15 36L5 48Z';

const DRAWN: Record<Toy, () => string> = {
  mouse: () =>
    rimmed(MOUSE_TAIL, 'var(--fit-mouse)', 2.5) +
    rimmed(MOUSE, 'var(--fit-mouse)', 2.5) +
    path('M26 14Q28 10 32 12Q33 15 30 17Q27 16 26 14Z', PALE) +
    path(
      'M12 25a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z M5 33Q10 33 14 36Q9 36 4 35.5Z' +
        ' M22 24Q32 24 36 33Q30 27 22 26Z',
      PALE,
    ),
  yarn: () =>
    rimmed(THREAD, 'var(--fit-yarn)', 2.5) +
    rimmed(YARN, 'var(--fit-yarn)', 2.5) +
    path(
      'M9 20Q20 10 33 15Q20 14 10 23Z M7 27Q20 15 37 21Q20 19 8 31Z M15 38Q16 28 27 23Q19 30 18 40Z' +
        ' M23 41Q24 31 34 25Q27 32 27 41Z',
      PALE,
    ),
  feather: () =>
    rimmed(FEATHER, 'var(--fit-feather)', 2.5) +
    path('M13 34Q22 24 32 15Q25 26 15 36Z M29 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z', PALE) +
    path('M31.5 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', INK) +
    path('M34 11a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z', GOLD),
};

/** A toy with its place; `size` is the width it gets. */
const toyAt = (toy: Toy, x: number, y: number, size: number): string => at([x, y, size / 48], DRAWN[toy]());

export const oneToy = (toy: Toy): string => toyAt(toy, 23, 17, 54);

/** Two of a kind on one card. */
export const twoToys = (toy: Toy): string => toyAt(toy, 44, 15, 44) + toyAt(toy, 13, 36, 44);

/** The bottle that nobody likes. */
export function spray(): string {
  const body = 'M15 21H31C38 26 38 32 38 45H9C9 32 9 26 15 21Z';
  const trigger = 'M10 4H33C37 4 39 8 39 13H32V15L36 22H31L28 18V21H17V13H10Z';
  return at(
    [29, 17, 1.1],
    rimmed(body, INK, 2.5) +
      rimmed(trigger, GOLD, 2.5) +
      path('M16 27Q14 33 14 41Q18 33 19 27Z', PALE) +
      rimmed(
        'M2 5C5 9 6 11 4 13C2 14 0 13 0 11C0 9 1 7 2 5Z' +
          ' M-6 1C-3 4-2.5 6-4 8C-6 9-8 8-8 6C-8 4-7 3-6 1Z' +
          ' M-7 13C-4 16-3.5 18-5 20C-7 21-9 20-9 18C-9 16-8 15-7 13Z',
        'var(--fit-water)',
        1.6,
      ),
  );
}

/** A special toy as it lies across a seam, on 120 × 72: two of its kind on a cushion. */
export function cushion(toy: Toy): string {
  const cloth = 'M10 10C36 4 84 4 110 10C114 26 114 46 110 62C84 68 36 68 10 62C6 46 6 26 10 10Z';
  return (
    rimmed(cloth, GOLD, 3) +
    path(
      'M15 15Q40 9 60 9Q38 12 17 19Z M105 57Q80 63 60 63Q82 60 103 53Z' +
        ' M14 56Q20 60 30 61Q20 62 13 60Z M106 16Q100 12 90 11Q100 10 107 12Z',
      '#B98A12',
    ) +
    toyAt(toy, 60, 10, 46) +
    toyAt(toy, 16, 17, 46)
  );
}

/** One toy alone, for figures and sheets. */
export const toy = (kind: Toy): string => DRAWN[kind]();
