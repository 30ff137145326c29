/* A card under the finger. Dragging is never needed: it only does what two taps do. */
import { COLOURS } from './box';
import type { Slip } from './hand';
import type { Colour } from './types';

const SLACK = 8; // px before a press becomes a drag

interface Deps {
  lift(slip: Slip): void;
  set(slip: Slip, colour: Colour): void; // let go over a space
  may(): boolean;
}

export class Drag {
  slip = $state.raw<Slip | null>(null); // the card that follows the finger
  x = $state(0);
  y = $state(0);
  ended = false; // the click that follows a drag is none
  #pressed: { slip: Slip; x: number; y: number } | null = null;

  constructor(private readonly deps: Deps) {}

  begin(event: PointerEvent, slip: Slip): void {
    if (event.button !== 0 || !event.isPrimary || !this.deps.may()) return;
    this.#pressed = { slip, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent & { currentTarget: Element }): void {
    const from = this.#pressed;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.slip) {
      if (Math.hypot(x, y) < SLACK) return;
      this.slip = from.slip;
      event.currentTarget.setPointerCapture(event.pointerId);
      this.deps.lift(from.slip);
    }
    this.x = x;
    this.y = y;
  }

  end(event: PointerEvent): void {
    const { slip } = this;
    this.cancel();
    if (!slip) return;
    this.ended = true;
    setTimeout(() => (this.ended = false));
    const colour = colourUnder(event, slip.number);
    if (colour) this.deps.set(slip, colour);
  }

  cancel(): void {
    this.#pressed = null;
    this.slip = null;
  }
}

/** The colour of the space under the finger, where that is in the card's own column. */
function colourUnder(event: PointerEvent, number: number): Colour | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const cell = under.find(
    (element): element is HTMLElement => element instanceof HTMLElement && 'cell' in element.dataset,
  );
  if (!cell || Number(cell.dataset['number']) !== number) return null;
  return COLOURS.find((colour) => colour === cell.dataset['colour']) ?? null;
}
