/* The paint of a cat: body, face, back of the head and a few plain swatches on one sheet. */
import { head } from '../../../kit/parts/cat';
import { COAT, type Fur } from '../../../kit/parts/furs';
import { BACK, MARKS } from '../../../kit/parts/marks';
import { printMarkup } from './drawing';
import { gouge, random, sheet, specks, type Box, type Pen } from './print';

/** In the drawing's own units: where each part lies on a sheet so large. */
export const FURS = { wide: 320, high: 214 } as const;
export const BODY_BOX: Box = [4, 4, 196, 118];
export const FACE_BOX: Box = [208, 4, 100, 92];
export const NAPE_BOX: Box = [208, 106, 100, 92];
export const SWATCH = { rim: [20, 150], tail: [60, 150], white: [100, 150] } as const;

const RIM = '#F6E7C9'; // bare wood
const BLACK = '#26232D'; // not wholly black: the light from behind must find something to draw on
const SWATCH_SIZE = 30;

export function furSheet(fur: Fur, scale: number): HTMLCanvasElement {
  const coat = COAT[fur];
  const base = fur === 'nobody' ? BLACK : coat.fur;
  return sheet(FURS.wide * scale, FURS.high * scale, (pen) => {
    pen.scale(scale, scale);
    pen.fillStyle = base;
    pen.fillRect(0, 0, FURS.wide, FURS.high);
    part(pen, BODY_BOX, () => {
      printMarkup(pen, BACK[fur]?.('loaf', coat) ?? '');
      strokes(pen, BODY_BOX, fur === 'cream' || fur === 'calico');
      printPaws(pen, coat.toe);
    });
    part(pen, FACE_BOX, () => printMarkup(pen, head('c', fur, { whiskers: fur === 'nobody' })));
    part(pen, NAPE_BOX, () => {
      pen.beginPath();
      pen.rect(0, 0, 100, 44);
      pen.clip();
      printMarkup(pen, MARKS[fur](coat));
    });
    const tail = fur === 'nobody' ? BLACK : coat.tail;
    const { rim, tail: end, white } = SWATCH;
    const plain = [
      [rim, RIM],
      [end, tail],
      [white, '#FFFFFF'],
    ] as const;
    for (const [[x, y], colour] of plain) {
      pen.fillStyle = colour;
      pen.fillRect(x - SWATCH_SIZE / 2, y - SWATCH_SIZE / 2, SWATCH_SIZE, SWATCH_SIZE);
    }
  });
}

function part(pen: Pen, [x, y, wide, high]: Box, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, high);
  pen.clip();
  pen.translate(x, y);
  draw();
  pen.restore();
}

/** What the gouge left in the wood: short cuts along the back, and a shade where the belly lies. */
function strokes(pen: Pen, [, , wide, high]: Box, pale: boolean): void {
  const chance = random(9);
  pen.fillStyle = pale ? 'rgba(90,58,30,.16)' : 'rgba(255,236,206,.13)';
  for (let at = 0; at < 70; at++)
    gouge(pen, chance() * wide, 34 + chance() * (high - 40), 6 + chance() * 10, 0.2 - chance() * 0.4, 0.8);
  const shade = pen.createLinearGradient(0, high * 0.62, 0, high);
  shade.addColorStop(0, 'rgba(30,14,8,0)');
  shade.addColorStop(1, 'rgba(30,14,8,.38)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, wide, high);
  specks(pen, [0, 0, wide, high], 160, RIM, chance);
}

/** Two paws under the breast. */
function printPaws(pen: Pen, toe: string): void {
  pen.fillStyle = toe;
  for (const x of [34, 46, 58]) gouge(pen, x, 98, 12, Math.PI / 2, 1.4);
}
