/** The eighteen houses, cut from paper: storeys, roof and garden tell them apart, by shape and by colour. */
import { path } from '../../../kit/parts/cut';

export type Storeys = 'one' | 'two';
export type Roof = 'red' | 'yellow' | 'blue';
export type Garden = 'fence' | 'tree' | 'flowers';

export interface Look {
  storeys?: Storeys | undefined; // what is not known is not drawn
  roof?: Roof | undefined;
  garden?: Garden | undefined;
}

export type Frame = readonly [x: number, y: number, width: number, height: number];
export const FRAME = [-6, 2, 114, 98] as const satisfies Frame;

const EAVES: Record<Storeys, number> = { one: 54, two: 38 };
const GROUND = 88;
const LINE = 'stroke="var(--key)" stroke-width="3" stroke-linejoin="round"';

/** A whole house; parts that are not known are left out, walls and roof in dashes. */
export function house({ storeys, roof, garden }: Look): string {
  const eaves = EAVES[storeys ?? 'one'];
  return (
    (garden === 'tree' ? tree() : '') +
    (storeys ? walls(storeys) : outline(eaves)) +
    (roof ? ROOFS[roof](eaves) : outlineRoof(eaves)) +
    (garden && garden !== 'tree' ? GARDENS[garden]() : '')
  );
}

/** One feature alone, cut close, for a small token. */
export function feature(what: Storeys | Roof | Garden): { frame: Frame; markup: string } {
  if (what === 'one' || what === 'two')
    return { frame: [10, 4, 80, 88], markup: walls(what) + outlineRoof(EAVES[what]) };
  if (what === 'red' || what === 'yellow' || what === 'blue')
    return { frame: [10, 4, 80, 70], markup: ROOFS[what](EAVES.one) };
  if (what === 'tree') return { frame: [48, 18, 80, 80], markup: tree() };
  return { frame: [-4, 60, 46, 40], markup: GARDENS[what]() };
}

function walls(storeys: Storeys): string {
  const eaves = EAVES[storeys];
  const upper = storeys === 'two' ? window(33, eaves + 6) + window(57, eaves + 6) : '';
  return (
    cutOut(`M26 ${eaves - 2}H74V${GROUND}H26Z`, 'var(--house, #FFFCF4)') + upper + window(33, 64) + door()
  );
}

const window = (x: number, y: number): string => path(`M${x} ${y}h10v10h-10Z`, 'var(--pane, #1C1B22)');

const door = (): string => path('M54 66h13v22h-13Z', 'var(--pane, #1C1B22)');

const ROOFS: Record<Roof, (eaves: number) => string> = {
  red: (eaves) => cutOut(`M16 ${eaves}L50 ${eaves - 30}L84 ${eaves}Z`, 'var(--paint-red)'),
  yellow: (eaves) =>
    cutOut(
      `M18 ${eaves}V${eaves - 10}H28V${eaves - 19}H38V${eaves - 28}H62V${eaves - 19}H72V` +
        `${eaves - 10}H82V${eaves}Z`,
      'var(--paint-yellow)',
    ),
  blue: (eaves) => cutOut(`M17 ${eaves}C17 ${eaves - 38} 83 ${eaves - 38} 83 ${eaves}Z`, 'var(--paint-blue)'),
};

const GARDENS: Record<Exclude<Garden, 'tree'>, () => string> = {
  fence: () =>
    cutOut([4, 17, 30, 68, 81, 94].map(picket).join(''), 'var(--tape)') +
    cutOut('M1 82H40v5H1Z M62 82h38v5H62Z', 'var(--tape)'),
  flowers: () => [6, 20, 34, 72, 86].map(flower).join(''),
};

const picket = (x: number): string => `M${x - 3} 96V76L${x} 71L${x + 3} 76V96Z`;

function flower(x: number, place: number): string {
  const y = place % 2 ? 79 : 74;
  return (
    path(
      `M${x - 1.5} ${y}h3V96h-3Z M${x} 94Q${x - 9} 92 ${x - 9} 85Q${x - 1} 87 ${x} 94Z`,
      'var(--paint-green)',
    ) +
    `<circle cx="${x}" cy="${y}" r="6.5" fill="var(--bean)" ${LINE}/>` +
    `<circle cx="${x}" cy="${y}" r="2" fill="var(--key)"/>`
  );
}

/** It stands behind the house and looks over its shoulder. */
const tree = (): string =>
  cutOut('M85 60h7V92h-7Z', 'var(--card-deep)') +
  cutOut(
    'M88 24C100 24 102 38 98 44C104 54 96 66 87 64C76 66 70 54 76 44C72 36 76 24 88 24Z',
    'var(--paint-green)',
  );

const outline = (eaves: number): string => dashed(`M26 ${eaves}V${GROUND}H74V${eaves}`);
const outlineRoof = (eaves: number): string => dashed(`M16 ${eaves}L50 ${eaves - 30}L84 ${eaves}Z`);

const dashed = (d: string): string =>
  `<path d="${d}" fill="none" stroke="var(--line-2)" stroke-width="3" stroke-dasharray="6 5"` +
  ` stroke-linejoin="round"/>`;

const cutOut = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
