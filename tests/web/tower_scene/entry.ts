/* The tower's scene alone, with a tower of any height, for figures: window.bench. `@tower` is the room's
   folder, of this tree or of an earlier one; OLD where the scene still had its first interface. */
import { paletteOf } from '@tower/scene/paper';
import { TowerScene } from '@tower/scene/scene';
import { upright } from '@tower/scene/poses';
import { WALLS } from '@tower/box';

declare const OLD: boolean;
type Kind = keyof typeof WALLS;

// From below: two walls a storey, and who sits there. With 24 floors they come again.
const STOREYS: readonly (readonly [Kind, Kind, ...string[]])[] = [
  ['brick', 'window', 'brown'],
  ['portal', 'window'],
  ['window', 'statue', 'orange'],
  ['pillar', 'pillar', 'grey', 'white'],
  ['statue', 'brick'],
  ['brick', 'portal', 'orange'],
  ['window', 'brick', 'brown'],
  ['portal', 'statue'],
  ['brick', 'window', 'toto', 'white'],
];
const SLOW = 0.01; // so that no film ends before it is measured
const MOST = 4; // of a colour: more are not in the box

function tower(floors: number) {
  const pieces = [];
  const used: Record<string, number> = {};
  const next = (kind: string): string => {
    used[kind] = (used[kind] ?? 0) + 1;
    return kind === 'toto' ? kind : `${kind}${used[kind]}`;
  };
  let z = 0;
  for (let floor = 1; floor <= floors; floor++) {
    const x = Math.sin(floor * 0.9);
    pieces.push({ name: `floor${floor}`, bend: 0, stand: upright([x, 0, z + 0.1], floor) });
    const [one, two, ...cats] = STOREYS[(floor - 1) % STOREYS.length]!;
    cats.forEach((cat, at) => {
      if ((used[cat] ?? 0) >= (cat === 'toto' ? 1 : MOST)) return;
      const high = cat === 'toto' ? 0.68 : 0.8;
      pieces.push({ name: next(cat), bend: 0, stand: upright([x + at * 3.4 - 1.7, -3, z + 0.2 + high], 0) });
    });
    if (floor === floors) break;
    for (const [kind, side] of [[one, -1], [two, 1]] as const) {
      const stand = upright([x + side * 2.4, 0, z + 0.2 + WALLS[kind] / 2], side < 0 ? 180 : 0);
      pieces.push({ name: next(kind), bend: 96, stand });
    }
    z += 0.2 + Math.max(WALLS[one], WALLS[two]);
  }
  return { pieces, top: z };
}

/** All above the fourth floor sways for three seconds. */
function swaying(pieces: ReturnType<typeof tower>['pieces']) {
  return new Map(
    pieces
      .filter(({ stand }) => stand.at[2] > 22)
      .map(({ name, stand: { at, turned } }) => {
        const swung = (frame: number) => at[0] + Math.sin(frame / 6) * (at[2] - 22) * 0.02;
        const frames = Array.from({ length: 61 }, (_, frame) => ({ at: [swung(frame), at[1], at[2]], turned }));
        return [name, frames];
      }),
  );
}

class Bench {
  scene: any;
  canvas = document.querySelector('canvas')!;
  made = { pieces: [] as any[], top: 0 };

  /** Until the picture is on the screen: ms. */
  async open(floors: number, wide: number, high: number): Promise<number> {
    const start = performance.now();
    this.scene?.dispose();
    this.scene = new TowerScene(this.canvas, paletteOf(this.canvas));
    this.scene.size(wide, high);
    this.made = tower(floors);
    this.scene.show(this.made.pieces);
    this.scene.setGoal?.(10);
    this.turn(24);
    await this.drawn();
    return performance.now() - start;
  }

  turn(around: number, above = 10): void {
    const far = Math.max(40, (this.made.top + 11) / 0.4617);
    const place = { around, above, far, x: 0, y: 0, height: this.made.top / 2, right: 0, down: 0, flat: 0 };
    this.scene.look(place, OLD ? false : 'at once');
  }

  /** A piece in the hand, somewhere over the top. */
  drag(step: number): void {
    const stand = upright([Math.sin(step / 5) * 4, Math.cos(step / 7) * 4, this.made.top + 6], step * 2);
    this.scene.hold({ name: 'statue9', bend: 90, stand, under: stand, good: true });
  }

  film(): void {
    const [reel, lasts, start] = [swaying(this.made.pieces), 3000, performance.now()];
    if (OLD) this.scene.play(reel, lasts, SLOW, start);
    else this.scene.play({ reel, lasts, start, clock: (elapsed: number) => elapsed * SLOW });
  }

  /** The next picture is wholly drawn; how long its own frame took, in ms. */
  drawn(): Promise<number> {
    return new Promise((done) =>
      requestAnimationFrame((now) => {
        const gl = this.canvas.getContext('webgl2')!;
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
        done(performance.now() - now);
      }),
    );
  }

  async times(pictures: number, step: (at: number) => void): Promise<number[]> {
    const found = [];
    for (let at = 0; at < pictures; at++) {
      step(at);
      found.push(await this.drawn());
    }
    return found;
  }
}

Object.assign(window, { bench: new Bench() });
