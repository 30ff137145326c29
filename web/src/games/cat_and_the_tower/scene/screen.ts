/* Pictures on demand: one after another while something moves, then a fine one, then none. */
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { isSmallScreen } from './print';
import { Adaptive, finestShadow, firstStep } from './quality';

const REST = 220; // ms without a new picture, until one is drawn as finely as the screen allows

export interface Scenery {
  /** Everything goes on to a moment; whether something is still on its way after it. */
  move(now: number): boolean;
  draw(renderer: WebGLRenderer): void;
  /** The shadow is to be so many pixels wide; 0: there is none. */
  shadow(pixels: number): void;
}

export class Screen {
  readonly renderer: WebGLRenderer;
  readonly #adaptive: Adaptive;
  #size: [wide: number, high: number] = [1, 1];
  #asked = 0; // the animation frame that is on its way
  #resting: ReturnType<typeof setTimeout> | undefined;
  #fine = false; // the picture on the screen is drawn finely
  #changed = { size: false, quality: false }; // what the next picture is to be drawn by

  constructor(
    canvas: HTMLCanvasElement,
    private readonly scenery: Scenery,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#adaptive = new Adaptive(
      globalThis.devicePixelRatio || 1,
      firstStep(nameOf(this.renderer)),
      finestShadow(isSmallScreen()),
    );
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
  }

  /** Something has changed: draws with the next picture of the display. */
  wake(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#next);
  }

  /** A piece has moved: the next picture has its shadow where it is now. */
  shade(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.wake();
  }

  size(wide: number, high: number): void {
    this.#size = [wide, high];
    this.#changed.size = true;
    this.wake();
  }

  /** As well as this machine can draw in time. */
  refine(): void {
    const { pixels, shadow } = this.#adaptive.quality;
    this.#changed.quality = false;
    this.renderer.setPixelRatio(pixels);
    this.renderer.shadowMap.enabled = shadow > 0;
    this.scenery.shadow(shadow);
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** A picture of its own size as a file; on the screen nobody sees it. */
  async print(wide: number, high: number, draw: () => void): Promise<Blob> {
    const ratio = this.renderer.getPixelRatio();
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(wide, high, false);
    this.renderer.shadowMap.needsUpdate = true;
    draw();
    const { domElement } = this.renderer;
    // The file is written from what is drawn now, though it is there only later.
    const written = new Promise<Blob | null>((done) => domElement.toBlob(done, 'image/png'));
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(...this.#size, false);
    this.#changed.size = false;
    this.renderer.shadowMap.needsUpdate = true;
    this.scenery.draw(this.renderer);
    const blob = await written;
    if (!blob) throw new Error('the picture could not be written');
    return blob;
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#resting);
    this.#asked = -1;
    this.renderer.dispose();
  }

  #next = (now: number): void => {
    this.#asked = 0;
    const busy = this.scenery.move(now);
    this.#fit();
    this.scenery.draw(this.renderer);
    if (this.#adaptive.drawn(now, busy)) this.#changed.quality = true;
    clearTimeout(this.#resting);
    if (busy) this.wake();
    else this.#resting = setTimeout(this.#rest, REST);
  };

  /** A canvas whose size is set is empty until something is drawn: only right before a picture. */
  #fit(): void {
    if (this.#fine) this.#sharpen(false);
    if (this.#changed.quality) this.refine();
    if (this.#changed.size) this.renderer.setSize(...this.#size, false);
    this.#changed.size = false;
  }

  /** Nothing moves: there is time for one fine picture. */
  #rest = (): void => {
    if (this.#adaptive.quality.pixels >= finest()) return;
    this.#sharpen(true);
    this.scenery.draw(this.renderer);
  };

  #sharpen(fine: boolean): void {
    this.#fine = fine;
    this.renderer.setPixelRatio(fine ? finest() : this.#adaptive.quality.pixels);
  }
}

/** Whether this browser draws in three dimensions at all. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const finest = (): number => Math.min(2, globalThis.devicePixelRatio || 1);

/** What draws: the name of a graphics card, or of a program where there is none. */
function nameOf(renderer: WebGLRenderer): string {
  const context = renderer.getContext();
  const info = context.getExtension('WEBGL_debug_renderer_info');
  return String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
}
