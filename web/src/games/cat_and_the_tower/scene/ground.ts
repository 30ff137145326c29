/* The kitchen floor under the tower: checked lino, the light of the window on it, the tower's weight. */
import {
  AdditiveBlending,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShadowMaterial,
  type Scene,
  type Texture,
} from 'three';
import type { Palette } from './paper';
import { lightOnTable, shadowOf } from './sun';
import { gouge, random, sheet, textureOf, type Pen } from './print';

const TILE = 13; // cm
const WIDE = 1404; // cm: as far as there is something to be seen in the fog
const PX = 512;
const AROUND = 14; // cm around the tower's foot and its shadow's end
const LIGHT = { x: 30, y: 10, wide: 60, high: 46 } as const; // cm: where the window shines on the floor

type Layer = Mesh<PlaneGeometry, MeshBasicMaterial>;
const [LEAST, HIGH] = [0.3, 50]; // a tower of some storeys, in cm, keeps off more light than its first floor

export interface Ground {
  /** Where the shadow of a tower so high falls. */
  shade(top: number): void;
  remove(): void;
}

export function layGround(scene: Scene, palette: Palette): Ground {
  const group = new Group();
  const shadow = shadowLayer(palette);
  const blobs = [blob(34, 0.55, 0, 0, palette), blob(70, 0.3, 7, 9, palette)];
  const layers = [lino(palette), shadow, ...blobs, windowLight(palette)];
  group.add(...layers);
  group.children.slice(1).forEach((layer, at) => (layer.renderOrder = -10 + at));
  scene.add(group);
  return {
    shade: (top) => {
      const [x, y] = shadowOf(top);
      shadow.scale.set(x + 2 * AROUND, y + 2 * AROUND, 1);
      shadow.position.set(x / 2, y / 2, -0.02);
      for (const { material } of blobs) material.opacity = Math.min(1, LEAST + top / HIGH);
    },
    remove: () => {
      scene.remove(group);
      for (const { geometry, material } of layers) {
        geometry.dispose();
        if ('map' in material) material.map?.dispose();
        material.dispose();
      }
    },
  };
}

/** The table is flat: all of it is equally light, which need not be computed for every pixel. */
function lino(palette: Palette): Layer {
  const [pale, deep] = palette.lino;
  const tiles = textureOf(
    sheet(PX, PX, (pen) => {
      const half = PX / 2;
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        pen.fillStyle = x === y ? pale : deep;
        pen.fillRect(x * half, y * half, half, half);
      }
      marble(pen, pale, deep);
      pen.fillStyle = 'rgba(20,30,44,.16)';
      for (const at of [0, half]) {
        pen.fillRect(at, 0, 1.5, PX);
        pen.fillRect(0, at, PX, 1.5);
      }
    }),
  );
  tiles.wrapS = tiles.wrapT = RepeatWrapping;
  tiles.repeat.setScalar(WIDE / (2 * TILE));
  tiles.offset.setScalar(0.25);
  const paint = new MeshBasicMaterial({ map: tiles, color: lightOnTable(palette) });
  const floor = new Mesh(new PlaneGeometry(WIDE, WIDE), paint);
  floor.position.z = -0.04;
  return floor;
}

function shadowLayer({ dark }: Palette): Mesh<PlaneGeometry, ShadowMaterial> {
  const paint = new ShadowMaterial({ color: dark ? '#02040A' : '#24344E', opacity: dark ? 0.6 : 0.5 });
  paint.depthWrite = false;
  const layer = new Mesh(new PlaneGeometry(1, 1), paint);
  layer.receiveShadow = true;
  return layer;
}

function marble(pen: Pen, pale: string, deep: string): void {
  const chance = random(17);
  pen.globalAlpha = 0.3;
  for (let at = 0; at < 260; at++) {
    pen.fillStyle = chance() < 0.5 ? pale : deep;
    gouge(pen, chance() * PX, chance() * PX, 10 + chance() * 26, chance() * 3.2, 1 + chance());
  }
  pen.globalAlpha = 1;
}

/** Where the tower stands, light does not come. */
function blob(wide: number, dark: number, x: number, y: number, { weight }: Palette): Layer {
  const round = sheet(128, 128, (pen) => {
    const soft = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
    soft.addColorStop(0, `rgba(${weight},${dark})`);
    soft.addColorStop(0.4, `rgba(${weight},${dark * 0.62})`);
    soft.addColorStop(1, `rgba(${weight},0)`);
    pen.fillStyle = soft;
    pen.fillRect(0, 0, 128, 128);
  });
  return layer(textureOf(round, false), [wide, wide], [x, y, 0]);
}

/** Six soft panes. */
function windowLight({ dark }: Palette): Layer {
  const panes = sheet(256, 192, (pen) => {
    [pen.shadowColor, pen.shadowBlur, pen.shadowOffsetX] = [dark ? '#8FB0E8' : '#FFF2D0', 10, 512];
    for (let at = 0; at < 6; at++) {
      const [x, y] = [18 + (at % 2) * 114 - 512, 14 + Math.floor(at / 2) * 58];
      pen.fillRect(x, y, 100, 46);
    }
  });
  const light = layer(textureOf(panes, false), [LIGHT.wide, LIGHT.high], [LIGHT.x, LIGHT.y, 0.02]);
  light.material.blending = AdditiveBlending;
  light.material.opacity = dark ? 0.1 : 0.13;
  light.rotation.z = 0.4;
  return light;
}

function layer(map: Texture, size: readonly [number, number], at: readonly [number, number, number]): Layer {
  const paint = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  const made = new Mesh(new PlaneGeometry(...size), paint);
  made.position.set(...at);
  return made;
}
