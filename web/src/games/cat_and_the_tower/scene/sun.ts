/* The lights of the room: one casts shadows, one is beside the camera, one behind; and the sky. */
import { Color, DirectionalLight, HemisphereLight, Vector3, type Scene } from 'three';
import type { Palette } from './paper';

const FROM = new Vector3(-0.5, -0.66, 0.8).normalize();
const BEHIND = new Vector3(0.75, 0.9, 0.35).normalize();
const FILL = { aside: 30, above: 14 } as const; // degrees from the camera, and over the table
const WARM = { power: 0.2, colour: new Color('#FFC27A'), lasts: 1600 } as const; // when a story is won

/** How far, in cm, the shadow of something so high falls to the right and to the back. */
export const shadowOf = (top: number): readonly [number, number] => [
  (-FROM.x / FROM.z) * top,
  (-FROM.y / FROM.z) * top,
];

/** The light that falls on the flat table, as all lights together would give it there. */
export function lightOnTable({ key, fill, rim, sky }: Palette): Color {
  const light = new Color(0, 0, 0);
  const add = (colour: string, power: number): Color =>
    light.add(new Color(colour).multiplyScalar(power / Math.PI));
  add(key.colour, key.power * FROM.z);
  add(rim.colour, rim.power * BEHIND.z);
  add(fill.colour, fill.power * Math.sin((FILL.above * Math.PI) / 180));
  return add(sky.colour, sky.power);
}

export class Sun {
  readonly #key = new DirectionalLight();
  readonly #fill = new DirectionalLight();
  readonly #rim = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  #palette: Palette | null = null;
  #warming: { start: number | null } | null = null;
  #warm = 0; // 0 to 1

  constructor(scene: Scene) {
    this.#sky.position.set(0, 0, 1);
    this.#rim.position.copy(BEHIND);
    const { shadow } = this.#key;
    [shadow.bias, shadow.normalBias, shadow.radius] = [-0.0006, 0.035, 3.2];
    scene.add(this.#key, this.#key.target, this.#fill, this.#rim, this.#sky);
  }

  paint(palette: Palette): void {
    this.#palette = palette;
    const { fill, rim, sky, ground, shadow } = palette;
    this.#fill.color.set(fill.colour);
    this.#fill.intensity = fill.power;
    this.#rim.color.set(rim.colour);
    this.#rim.intensity = rim.power;
    this.#sky.color.set(sky.colour);
    this.#sky.groundColor.set(ground);
    this.#sky.intensity = sky.power;
    this.#key.shadow.intensity = shadow;
    this.#glow();
  }

  /** The shadow reaches as far as a tower so high and what it throws on the table. */
  aim(top: number): void {
    const reach = 14 + top * 0.56;
    const middle = new Vector3(top * 0.1, top * 0.08, top * 0.46);
    this.#key.target.position.copy(middle);
    this.#key.position.copy(middle).addScaledVector(FROM, 140 + top);
    const { camera } = this.#key.shadow;
    const ends = { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: 320 + top };
    Object.assign(camera, ends).updateProjectionMatrix();
  }

  /** One light goes around with whoever looks: the shade in front of them keeps its colours. */
  turn(around: number): void {
    const [way, lift] = [((around + FILL.aside) * Math.PI) / 180, (FILL.above * Math.PI) / 180];
    this.#fill.position.set(Math.sin(way) * Math.cos(lift), -Math.cos(way) * Math.cos(lift), Math.sin(lift));
  }

  /** How wide the shadow is drawn, in its own pixels; 0: there is none. */
  sharpen(pixels: number): void {
    const { shadow } = this.#key;
    this.#key.castShadow = pixels > 0;
    if (pixels > 0) shadow.mapSize.set(pixels, pixels);
    shadow.map?.dispose();
    shadow.map = null;
  }

  /** The light becomes warmer, or what it was. */
  warm(on: boolean, atOnce: boolean): void {
    this.#warming = on && !atOnce ? { start: null } : null;
    this.#warm = on && atOnce ? 1 : 0;
    this.#glow();
  }

  /** Whether it is still becoming warmer. */
  move(now: number): boolean {
    if (!this.#warming) return false;
    this.#warming.start ??= now;
    this.#warm = Math.min(1, (now - this.#warming.start) / WARM.lasts);
    this.#glow();
    if (this.#warm === 1) this.#warming = null;
    return this.#warming !== null;
  }

  #glow(): void {
    if (!this.#palette) return;
    const { colour, power } = this.#palette.key;
    this.#key.color.set(colour).lerp(WARM.colour, this.#warm * 0.5);
    this.#key.intensity = power * (1 + WARM.power * this.#warm);
  }
}
