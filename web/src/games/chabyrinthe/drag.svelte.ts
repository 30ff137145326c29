/* The next card under the finger. Dragging is never needed: it only does what two taps do. */
const SLACK = 8; // px before a press becomes a drag

interface Deps {
  lift(): void;
  lay(place: number): void; // let go near a place
  may(): boolean;
}

export class Drag {
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  ended = false; // the click that follows a drag is none
  #from: { x: number; y: number } | null = null;

  constructor(private readonly deps: Deps) {}

  begin(event: PointerEvent & { currentTarget: Element }): void {
    if (event.button !== 0 || !event.isPrimary || !this.deps.may()) return;
    this.#from = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId); // a quick hand is soon elsewhere
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.moving) {
      if (Math.hypot(x, y) < SLACK) return;
      this.moving = true;
      this.deps.lift();
    }
    this.x = x;
    this.y = y;
  }

  end(event: PointerEvent, board: Element | undefined): void {
    const { moving } = this;
    this.cancel();
    if (!moving) return;
    this.ended = true;
    setTimeout(() => (this.ended = false));
    const place = board && nearest(board, event.clientX, event.clientY);
    if (place !== undefined) this.deps.lay(place);
  }

  cancel(): void {
    this.#from = null;
    this.moving = false;
    this.x = this.y = 0;
  }
}

/** The place nearest to a point on the board; undefined beside it. */
function nearest(board: Element, x: number, y: number): number | undefined {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return undefined;
  const away = (place: HTMLElement): number => {
    const box = place.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
  };
  const places = [...board.querySelectorAll<HTMLElement>('[data-outside]')];
  const [best] = places.sort((one, other) => away(one) - away(other));
  return best && Number(best.dataset['outside']);
}
