/* A piece in the hand as it moves on this screen: it sways while the hand is unsteady, falls at once when it
   is let go, and springs back where it could not be. Only drawing: the server's film corrects it. */
import { between, pointOf, upright, type Stand } from './scene/poses';

const GRAVITY = 981; // cm/s²
const LONGEST = 180; // ms of a fall
const SPRING = 260; // ms
const CALM = 900; // ms until a hand is steady
const [HASTY, STEADY] = [0.4, 0.1]; // cm
const [TWIST, REST] = [6, 1.5]; // degrees

export class HandMotion {
  #fall: { from: Stand; to: Stand; start: number; lasts: number } | null = null;
  #back: { from: Stand; start: number } | null = null;

  /** It was let go: from there to where it touches first. */
  fall(from: Stand, to: Stand, start: number): void {
    const deep = Math.max(0, from.at[2] - to.at[2]);
    this.#fall = { from, to, start, lasts: Math.min(LONGEST, 1000 * Math.sqrt((2 * deep) / GRAVITY)) };
    this.#back = null;
  }

  /** It could not be: back to the hand. */
  springBack(start: number): void {
    if (this.#fall) this.#back = { from: this.#fall.to, start };
    this.#fall = null;
  }

  /** The film has taken over, or there is something else in the hand. */
  forget(): void {
    this.#fall = this.#back = null;
  }

  /** Where it fell to; null: it has not been let go. */
  get fallen(): Stand | null {
    return this.#fall?.to ?? null;
  }

  /** Where the piece is now, if the hand is there; and whether it goes on moving. */
  at(now: number, hand: Stand): { stand: Stand; moving: boolean } {
    if (this.#fall) {
      const { from, to, start, lasts } = this.#fall;
      const part = lasts === 0 ? 1 : Math.min(1, Math.max(0, now - start) / lasts);
      return { stand: between(from, to, part * part), moving: part < 1 };
    }
    if (!this.#back) return { stand: hand, moving: false };
    const part = Math.min(1, Math.max(0, now - this.#back.start) / SPRING);
    const stand = between(this.#back.from, hand, 1 - (1 - part) ** 3);
    if (part === 1) this.#back = null;
    return { stand, moving: part < 1 };
  }
}

/** How far an unsteady hand is off at a moment after its last touch, to the scale of the server's tremor. */
export function swayed(hand: Stand, since: number): { stand: Stand; swings: Stand[]; moving: boolean } {
  const part = Math.min(1, since / CALM);
  if (part === 1) return { stand: hand, swings: [], moving: false };
  const much = HASTY + (STEADY - HASTY) * part;
  const turn = TWIST + (REST - TWIST) * part;
  const fade = Math.min(1, (1 - part) / 0.15);
  const wave = (seconds: number): number =>
    (Math.sin(2 * Math.PI * 0.9 * seconds) + 0.5 * Math.sin(2 * Math.PI * 1.7 * seconds)) / 1.5;
  const [right, back] = [wave(since / 1000), wave(since / 1000 + 0.31)];
  return {
    stand: off(hand, much * fade * right, much * fade * back, turn * fade * right),
    swings: [off(hand, much, much / 2, turn), off(hand, -much, -much / 2, -turn)],
    moving: true,
  };
}

function off(hand: Stand, x: number, y: number, degrees: number): Stand {
  const at = pointOf(hand, [x, y, 0]);
  const [a, b, c, d] = hand.turned;
  const [, , k, w] = upright([0, 0, 0], degrees).turned;
  return { at, turned: [a * w + b * k, b * w - a * k, c * w + d * k, d * w - c * k] };
}
