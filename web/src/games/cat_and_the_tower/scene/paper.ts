/* The light of the room by day and by night, and what everything is made of. The prints themselves never
   change: night is light alone. */
import {
  BackSide,
  Color,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';

interface Lamp {
  colour: string;
  power: number;
}

export interface Palette {
  dark: boolean;
  bean: string;
  bad: string;
  key: Lamp; // the sun, or the lamp; it alone casts shadows
  fill: Lamp; // from beside the camera
  rim: Lamp; // from behind: the moon
  sky: Lamp;
  ground: string; // what comes back from below
  shadow: number; // how dark shadows are, 0 to 1
  exposure: number;
  wall: string;
  fog: string;
  lino: readonly [string, string];
  weight: string; // what dark corners are painted with
}

const DAY = {
  key: { colour: '#FFE0B4', power: 3.4 },
  fill: { colour: '#FFEBD2', power: 1.15 },
  rim: { colour: '#D6E6FF', power: 1.1 },
  sky: { colour: '#E6F0FA', power: 1.75 },
  ground: '#E8C59A',
  shadow: 0.86,
  exposure: 1,
  wall: '#EBDDC3',
  fog: '#E9DCC6',
  lino: ['#C2D5E1', '#A3BFD1'],
  weight: '44,20,8',
} as const;

const NIGHT = {
  key: { colour: '#FFBE78', power: 3.3 },
  fill: { colour: '#FFC890', power: 0.55 },
  rim: { colour: '#8FB6FF', power: 2.2 },
  sky: { colour: '#5878AE', power: 1.35 },
  ground: '#6A4630',
  shadow: 0.92,
  exposure: 1.02,
  wall: '#232B36',
  fog: '#1A222C',
  lino: ['#33495F', '#26384C'],
  weight: '8,8,16',
} as const;

/** The light at the moment, by day or by night; marks have the page's own colours. */
export function paletteOf(page: Element): Palette {
  const style = getComputedStyle(page);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const dark = document.documentElement.dataset['theme'] === 'dark';
  return { dark, bean: token('--bean'), bad: token('--bad'), ...(dark ? NIGHT : DAY) };
}

/** Card: ink does not shine. */
export const card = (map: Texture): MeshLambertMaterial => new MeshLambertMaterial({ map });

/** Painted wood shines a little, so that the light from behind can draw on a black cat. */
export const wood = (map: Texture): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, roughness: 0.58, vertexColors: true });

/** The same, to be looked through. */
export function seenThrough<Paint extends MeshLambertMaterial | MeshStandardMaterial>(paint: Paint): Paint {
  const soft = paint.clone() as Paint;
  [soft.transparent, soft.opacity, soft.depthWrite] = [true, 0.2, false];
  return soft;
}

/** The back of a body blown up by some thousandths of its distance: a line as wide near as far. */
export function line(colour: string, width: number): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(colour), side: BackSide, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `float away = -(modelViewMatrix * vec4(transformed, 1.0)).z;
      transformed += normalize(normal) * away * ${width.toFixed(5)};
      #include <project_vertex>`,
    );
  };
  material.customProgramCacheKey = () => `line ${width}`;
  return material;
}
