/* The light over the table, and how far and how finely it throws shadows. */
import { AmbientLight, DirectionalLight, Vector3, type Scene } from 'three';

const FROM = new Vector3(-0.32, -0.5, 1.15).normalize();

export class Sun {
  readonly #light = new DirectionalLight(0xffffff, Math.PI * 0.42);

  constructor(scene: Scene) {
    scene.add(this.#light, this.#light.target, new AmbientLight(0xffffff, Math.PI * 0.62));
    this.#light.shadow.bias = -0.0008;
    this.#light.shadow.normalBias = 0.03;
  }

  /** The shadow reaches as far as a tower so high and what it throws on the table. */
  aim(top: number): void {
    const reach = 15 + top * 0.4;
    const middle = new Vector3(top * 0.12, top * 0.18, top * 0.42);
    this.#light.target.position.copy(middle);
    this.#light.position.copy(middle).addScaledVector(FROM, reach + 60 + top);
    const { camera } = this.#light.shadow;
    Object.assign(camera, {
      left: -reach,
      right: reach,
      top: reach + top * 0.12,
      bottom: -reach,
      near: 1,
      far: 2 * (reach + 60 + top),
    });
    camera.updateProjectionMatrix();
  }

  /** How wide the shadow is drawn, in its own pixels; 0: there is none. */
  sharpen(pixels: number): void {
    const { shadow } = this.#light;
    this.#light.castShadow = pixels > 0;
    if (pixels > 0) shadow.mapSize.set(pixels, pixels);
    shadow.map?.dispose();
    shadow.map = null;
  }
}
