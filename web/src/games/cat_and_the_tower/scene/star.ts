/* The star on its thread: it hangs at the floor where the next story is won, and comes down when it is. */
import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PointLight,
  Shape,
  Sprite,
  SpriteMaterial,
  type Scene,
} from 'three';
import type { Sight } from './camera';
import type { Palette } from './paper';
import { sheet, textureOf } from './print';

const [RADIUS, DEEP, POINTS] = [2.2, 0.5, 5];
const BESIDE = { most: 12, least: 7 } as const; // cm from the middle of the tower
const EDGE = 3; // cm from the right edge of a narrow picture, where the ruler is
const OVER = 2; // cm over its floor
const DOWN = 1600; // ms

type Three = readonly [number, number, number];

export class Star {
  readonly group = new Group();
  readonly #body: MeshLambertMaterial;
  readonly #halo: Sprite;
  readonly #thread: MeshBasicMaterial;
  readonly #light = new PointLight('#FFC860', 110, 40, 1.8);
  #fall: { from: Three; to: Three; start: number | null } | null = null;
  #home: Three = [0, 0, 0];
  #won: Three | null = null; // where it is since it came down

  constructor(scene: Scene) {
    this.#body = new MeshLambertMaterial({ color: '#FFC93C', emissive: '#FFC22E', emissiveIntensity: 0.2 });
    const shape = new ExtrudeGeometry(outline(), {
      depth: DEEP,
      bevelEnabled: true,
      bevelSize: 0.12,
      bevelThickness: 0.12,
      bevelOffset: -0.12,
      bevelSegments: 1,
    });
    const star = new Mesh(shape.translate(0, 0, -DEEP / 2).rotateX(Math.PI / 2), this.#body);
    this.#thread = new MeshBasicMaterial({ color: '#8A6A4A' });
    const thread = new Mesh(new CylinderGeometry(0.035, 0.035, 200, 5), this.#thread);
    thread.rotation.x = Math.PI / 2;
    thread.position.z = RADIUS + 100;
    this.#halo = new Sprite(new SpriteMaterial({ map: textureOf(glow(), false), depthWrite: false }));
    this.#halo.material.toneMapped = false;
    this.#halo.material.fog = false;
    this.#halo.position.y = 4;
    this.#light.position.set(-4, 3, -1);
    this.group.add(star, thread, this.#halo, this.#light);
    this.group.visible = false;
    scene.add(this.group);
  }

  paint({ dark }: Palette): void {
    this.#body.emissiveIntensity = dark ? 0.72 : 0.2;
    this.#light.visible = dark;
    this.#thread.color.set(dark ? '#C9B48C' : '#6E5236');
    this.#halo.scale.setScalar(dark ? 19 : 14);
    this.#halo.material.opacity = dark ? 0.75 : 0.5;
  }

  /** Hangs at the height of a floor; null: there is nothing to be won. */
  hang(height: number | null): void {
    this.group.visible = height !== null;
    if (height === null) this.#won = this.#fall = null;
    else this.#home = [BESIDE.most, 0, height + OVER];
  }

  /** Comes down over the tower's top; at once where nothing is to fly. */
  land(to: Three, atOnce: boolean): void {
    this.#won = to;
    this.#fall = atOnce ? null : { from: this.#home, to, start: null };
  }

  /** Up again, for the story after this one. */
  rise(): void {
    this.#won = this.#fall = null;
  }

  /** Before a picture: beside the tower as seen from here. Whether it is on its way. */
  move(now: number, { around, middle, room }: Sight): boolean {
    let part = this.#won ? 1 : 0;
    if (this.#fall) {
      this.#fall.start ??= now;
      const run = Math.min(1, (now - this.#fall.start) / DOWN);
      part = run < 0.5 ? 2 * run * run : 1 - 2 * (1 - run) ** 2;
      if (run === 1) this.#fall = null;
    }
    const [cos, sin] = [Math.cos(around), Math.sin(around)];
    const far = besideIn(room);
    const home: Three = [middle[0] + far * cos, middle[1] + far * sin, this.#home[2]];
    const to = this.#won ?? home;
    const at = home.map((value, axis) => value + ((to[axis] ?? 0) - value) * part);
    this.group.position.set(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
    this.group.rotation.z = around;
    return this.#fall !== null;
  }

  dispose(): void {
    this.group.removeFromParent();
    this.group.traverse((part) => {
      if (part instanceof Mesh) part.geometry.dispose();
    });
    [this.#body, this.#thread, this.#halo.material].forEach((paint) => paint.dispose());
    this.#halo.material.map?.dispose();
  }
}

/** How far from the middle it hangs: nearer where the picture is narrow, so that its edge does not cut it. */
export const besideIn = (room: number): number =>
  Math.max(BESIDE.least, Math.min(BESIDE.most, room - RADIUS - EDGE));

function outline(): Shape {
  const shape = new Shape();
  for (let at = 0; at < POINTS * 2; at++) {
    const [way, far] = [(at / POINTS) * Math.PI + Math.PI / 2, at % 2 ? RADIUS * 0.47 : RADIUS];
    const corner = [Math.cos(way) * far, Math.sin(way) * far] as const;
    if (at === 0) shape.moveTo(...corner);
    else shape.lineTo(...corner);
  }
  shape.closePath();
  return shape;
}

/** Light, and only light, may run out softly. */
function glow(): HTMLCanvasElement {
  return sheet(128, 128, (pen) => {
    const light = pen.createRadialGradient(64, 64, 4, 64, 64, 64);
    light.addColorStop(0, 'rgba(255,214,120,.85)');
    light.addColorStop(0.35, 'rgba(255,205,110,.34)');
    light.addColorStop(1, 'rgba(255,205,110,0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 128, 128);
  });
}
