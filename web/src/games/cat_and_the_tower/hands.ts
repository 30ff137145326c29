/* Fingers on the picture: one on the piece moves it, one beside it looks around, two come nearer. */
import type { Grip } from './grip';
import { dragged, raised, zoomed } from './scene/orbit';
import type { TowerScene } from './scene/scene';

/** Heard by an element that listens for it. */
type Pointed = PointerEvent & { currentTarget: Element };

interface Deps {
  scene(): TowerScene | null;
  holds(): boolean; // whether there is a piece to be moved
  level(): number; // how high it hovers, in cm
  grip(): Grip;
  move(x: number, y: number): void; // in tenths of a millimetre
  tap(name: string): void;
  looked(): void; // the camera was moved
}

const SLACK = 6; // px before a press becomes a drag

interface Finger {
  x: number;
  y: number;
  start: readonly [number, number];
}

export class Hands {
  readonly #down = new Map<number, Finger>();
  #moved = false;
  #piece: { dx: number; dy: number } | null = null; // from the finger to the middle of the piece

  constructor(private readonly deps: Deps) {}

  press(event: Pointed): void {
    const scene = this.deps.scene();
    if (event.button !== 0 || !scene) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    if (this.#down.size === 0) [this.#moved, this.#piece] = [false, this.#takeUp(event, scene)];
    else this.#piece = null;
    this.#down.set(event.pointerId, { x, y, start: [x, y] });
  }

  drag(event: Pointed): void {
    const finger = this.#down.get(event.pointerId);
    const scene = this.deps.scene();
    if (!finger || !scene) return;
    const { clientX: x, clientY: y } = event;
    if (Math.hypot(x - finger.start[0], y - finger.start[1]) > SLACK) this.#moved = true;
    if (!this.#moved) return;
    if (this.#piece) this.#carry(event, scene, this.#piece);
    else this.#look(event, finger, scene);
    [finger.x, finger.y] = [x, y];
  }

  lift(event: Pointed): void {
    const tapped = this.#down.delete(event.pointerId) && !this.#moved && event.type === 'pointerup';
    const name = tapped ? this.deps.scene()?.pieceAt(...spot(event)) : null;
    if (name) this.deps.tap(name);
    if (this.#down.size === 0) this.#piece = null;
  }

  roll(event: WheelEvent): void {
    const scene = this.deps.scene();
    if (!scene) return;
    event.preventDefault();
    scene.look(
      event.shiftKey
        ? raised(scene.orbit, -event.deltaY / 30)
        : zoomed(scene.orbit, Math.exp(-event.deltaY / 500)),
    );
    this.deps.looked();
  }

  #takeUp(event: Pointed, scene: TowerScene): { dx: number; dy: number } | null {
    if (!this.deps.holds() || !scene.isHeldAt(...spot(event))) return null;
    const place = scene.placeAt(...spot(event), this.deps.level());
    const { x, y } = this.deps.grip();
    return place && { dx: x - place[0] * 100, dy: y - place[1] * 100 };
  }

  #carry(event: Pointed, scene: TowerScene, { dx, dy }: { dx: number; dy: number }): void {
    const place = scene.placeAt(...spot(event), this.deps.level());
    if (place) this.deps.move(place[0] * 100 + dx, place[1] * 100 + dy);
  }

  #look(event: Pointed, finger: Finger, scene: TowerScene): void {
    const [right, down] = [event.clientX - finger.x, event.clientY - finger.y];
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      scene.look(raised(zoomed(scene.orbit, after / Math.max(1, before)), (down * scene.orbit.far) / 1400));
    } else scene.look(dragged(scene.orbit, right, down));
    this.deps.looked();
  }
}

/** From the event to the picture's own −1 to 1. */
function spot(event: Pointed): [number, number] {
  const box = event.currentTarget.getBoundingClientRect();
  return [((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2];
}
