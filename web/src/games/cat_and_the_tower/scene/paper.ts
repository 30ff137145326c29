/* What everything is made of: flat paint in two tones, and a line around it. Colours are the page's own. */
import {
  BackSide,
  Color,
  DataTexture,
  DoubleSide,
  MeshBasicMaterial,
  MeshToonMaterial,
  NearestFilter,
  RedFormat,
} from 'three';
import type { Tints } from './shapes';

export interface Palette {
  dark: boolean;
  sky: string;
  lino: string;
  check: string;
  key: string;
  rim: string;
  bean: string;
  bad: string;
  shade: number; // how dark a shadow on the table is, 0 to 1
  tints: Tints;
}

/** The colours that the page has at the moment, by day or by night. */
export function paletteOf(page: Element): Palette {
  const style = getComputedStyle(page);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const dark = document.documentElement.dataset['theme'] === 'dark';
  return {
    dark,
    sky: token('--lino-a'),
    lino: token('--lino-a'),
    check: token('--lino-b'),
    key: token('--key'),
    rim: token('--rim'),
    bean: token('--bean'),
    bad: token('--bad'),
    shade: dark ? 0.5 : 0.24,
    tints: {
      floor: token('--card-lite'),
      edge: token('--card-deep'),
      print: token('--card-deep'),
      walls: dark
        ? { brick: '#B5634B', window: '#5F83A8', portal: '#B79A52', statue: '#6E9480', pillar: '#9C8F7C' }
        : { brick: '#E59A82', window: '#9CC3E3', portal: '#F6D57E', statue: '#A9D0BA', pillar: '#EADFC9' },
    },
  };
}

/** Lit or not, nothing between. */
function twoTones(): DataTexture {
  const tones = new DataTexture(new Uint8Array([0, 255]), 2, 1, RedFormat);
  tones.minFilter = tones.magFilter = NearestFilter;
  tones.needsUpdate = true;
  return tones;
}

const steps = twoTones();

export const card = (): MeshToonMaterial =>
  new MeshToonMaterial({ vertexColors: true, gradientMap: steps, side: DoubleSide });

/** A piece in the hand: one sees through it what it is about to stand on. */
export const held = (): MeshToonMaterial =>
  new MeshToonMaterial({
    vertexColors: true,
    gradientMap: steps,
    side: DoubleSide,
    transparent: true,
    opacity: 0.82,
  });

/** The back of a body blown up by some thousandths of its distance: a line as wide near as far. */
export function line(colour: string, width: number): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(colour), side: BackSide });
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
