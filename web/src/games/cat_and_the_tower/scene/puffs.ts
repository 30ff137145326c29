/* Little clouds of paper that fly up where something comes down. */
import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace, type Scene } from 'three';
import { random } from './print';

const MOST = 24;
const SIZE = 128; // px of the picture of a cloud

interface Puff {
  sprite: Sprite;
  start: number | null; // ms; null: with the next picture
  from: readonly [number, number, number];
  drift: readonly [number, number, number]; // cm while it lasts
  wide: number; // cm
  lasts: number; // ms
}

export class Puffs {
  #puffs: Puff[] = [];
  #cloud: CanvasTexture | null = null;
  readonly #chance = random(7);

  constructor(private readonly scene: Scene) {}

  /** Some clouds at a place; `force` is 1 where something is set down. */
  add([x, y, z]: readonly [number, number, number], force: number): void {
    const many = force > 1 ? 2 : 4;
    for (let at = 0; at < many && this.#puffs.length < MOST; at++) {
      const way = this.#chance() * 2 * Math.PI;
      const out = (1.2 + this.#chance()) * force;
      this.#puffs.push({
        sprite: this.#sprite(),
        start: null,
        from: [x + Math.cos(way) * 0.8, y + Math.sin(way) * 0.8, z + 0.3],
        drift: [Math.cos(way) * out, Math.sin(way) * out, 0.6 * force],
        wide: (0.9 + this.#chance() * 0.4) * force,
        lasts: 240 * Math.max(1, force * 1.1),
      });
    }
  }

  /** Whether some are still in the air. */
  move(now: number): boolean {
    this.#puffs = this.#puffs.filter((puff) => {
      puff.start ??= now;
      const part = (now - puff.start) / puff.lasts;
      if (part < 1) place(puff, part);
      else this.#take(puff);
      return part < 1;
    });
    return this.#puffs.length > 0;
  }

  clear(): void {
    this.#puffs.forEach((puff) => this.#take(puff));
    this.#puffs = [];
  }

  dispose(): void {
    this.clear();
    this.#cloud?.dispose();
  }

  #take({ sprite }: Puff): void {
    this.scene.remove(sprite);
    sprite.material.dispose();
  }

  #sprite(): Sprite {
    this.#cloud ??= cloud();
    const paint = new SpriteMaterial({ map: this.#cloud, transparent: true, depthWrite: false });
    paint.toneMapped = false;
    const sprite = new Sprite(paint);
    this.scene.add(sprite);
    return sprite;
  }
}

/** It grows quickly, drifts apart and fades at the end. */
function place({ sprite, from, drift, wide }: Puff, part: number): void {
  const out = 1 - (1 - part) ** 2;
  sprite.position.set(from[0] + drift[0] * out, from[1] + drift[1] * out, from[2] + drift[2] * out);
  sprite.scale.setScalar(wide * (0.5 + 0.7 * out));
  sprite.material.opacity = part < 0.6 ? 1 : (1 - part) / 0.4;
  sprite.material.rotation = part * 0.5;
}

/** A round of paper scraps with a line around it, as everything here is cut. */
function cloud(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen) {
    const [middle, chance] = [SIZE / 2, random(3)];
    const rounds = Array.from({ length: 9 }, (_, at) => {
      const way = (at / 9) * 2 * Math.PI;
      return [middle + Math.cos(way) * 34, middle + Math.sin(way) * 34, 15 + chance() * 7] as const;
    });
    const fill = (colour: string, more: number): void => {
      pen.fillStyle = colour;
      for (const [x, y, r] of [...rounds, [middle, middle, 36] as const]) {
        pen.beginPath();
        pen.arc(x, y, r + more, 0, 2 * Math.PI);
        pen.fill();
      }
    };
    fill('#4A3A30', 3);
    fill('#FFFCF4', 0);
    pen.strokeStyle = '#D8CBB4';
    pen.lineWidth = 3;
    for (const [x, y, r] of rounds) {
      pen.beginPath();
      pen.arc(x * 0.6 + middle * 0.4, y * 0.6 + middle * 0.4, r * 0.55, 0.4, 2.2);
      pen.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
