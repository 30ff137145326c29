/* A finger that strokes a card turns it: to the right clockwise, to the left the other way. */
const FAR = 22; // px before a press becomes a stroke

export class Swipe {
  ended = false; // the click that follows a stroke is none
  #from: { cell: number; x: number; y: number } | null = null;

  constructor(private readonly turn: (cell: number, quarters: number) => void) {}

  begin(event: PointerEvent, cell: number): void {
    if (event.button === 0 && event.isPrimary) this.#from = { cell, x: event.clientX, y: event.clientY };
  }

  end(event: PointerEvent): void {
    const from = this.#from;
    this.#from = null;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y)) return;
    this.ended = true;
    setTimeout(() => (this.ended = false));
    this.turn(from.cell, x > 0 ? 1 : -1);
  }
}
