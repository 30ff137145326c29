/** Cardboard: boxes, the hand hole with eyes, the card back and our sign. */

import { path } from './cut';
import { ICON } from './icon';

const KEY = 'stroke="var(--key)" stroke-linejoin="round"';

export interface BoxLook {
  tape?: boolean;
  flaps?: boolean;
}

/** A box of w × h in two layers: the cat is drawn between its back and its front. */
export function box(w: number, h: number, look: BoxLook = {}): { back: string; front: string } {
  const { tape = true, flaps = true } = look;
  return {
    back: path(`M4 0H${w - 4}V14H4Z`, 'var(--card-deep)'),
    front:
      (flaps ? flap(w, h, 0, 1) + flap(w, h, w, -1) : '') +
      side(w, h) +
      (tape ? strip(w / 2, 9, round(h * 0.38)) : ''),
  };
}

function flap(w: number, h: number, x: number, inward: 1 | -1): string {
  const to = (dx: number, y: number) => `${round(x + inward * dx)} ${round(y)}`;
  const d = `M${to(2, 1)}L${to(-w * 0.11, h * 0.2)}L${to(w * 0.02, h * 0.3)}L${to(8, 6)}Z`;
  return `<path d="${d}" fill="var(--card-lite)" ${KEY} stroke-width="1.5"/>`;
}

function side(w: number, h: number): string {
  return (
    `<path d="M0 2L${w} 2L${w - 3} ${h}L3 ${h}Z" fill="var(--card)" ${KEY} stroke-width="2"/>` +
    path(`M0 2H${w}L${w - 0.4} 9H.4Z`, 'var(--card-lite)') +
    zigzag(3, 3.6, 6, Math.floor((w - 4) / 6), 1.2) +
    `<path d="M0 2H${w}" ${KEY} stroke-width="2"/>`
  );
}

/** The corrugated edge. */
export function zigzag(x: number, y: number, step: number, points: number, stroke: number): string {
  const corners = Array.from({ length: points }, (_, i) => `${round(x + i * step)} ${i % 2 ? y + 4 : y}`);
  return `<path d="M${corners.join('L')}" fill="none" stroke="var(--card-deep)" stroke-width="${stroke}"/>`;
}

function strip(x: number, top: number, bottom: number): string {
  return path(`M${x - 9} ${top}H${x + 9}V${bottom}l-3-2l-3 2l-3-2l-3 2l-3-2l-3 2Z`, 'var(--tape)');
}

export interface Hole {
  cx: number;
  cy: number;
  w: number;
  h: number;
  pairs?: number;
  shut?: boolean;
}

/** Somebody is in: eyes in the dark of a hand hole. */
export function hole({ cx, cy, w, h, pairs = 1, shut = false }: Hole): string {
  const eye = Math.min(h * 0.5, (w / (pairs * 2)) * (pairs > 1 ? 0.58 : 0.66));
  const middles = Array.from({ length: pairs }, (_, i) => cx + (i - (pairs - 1) / 2) * (w / (pairs + 0.3)));
  const draw = shut ? shutEye : openEye;
  return (
    `<rect x="${cx - w / 2}" y="${cy - h / 2}" width="${w}" height="${h}" rx="${h / 2}" fill="#1C1B22"/>` +
    `<path d="M${cx - w / 2 + h * 0.35} ${cy + h / 2 + 1.5}h${w - h * 0.7}" stroke="var(--card-lite)"` +
    ` stroke-width="2" stroke-linecap="round"/>` +
    middles.flatMap((x) => [draw(x - eye * 0.78, cy, eye, -1), draw(x + eye * 0.78, cy, eye, 1)]).join('')
  );
}

function openEye(x: number, y: number, e: number, s: number): string {
  const to = (dx: number, dy: number) => `${round(x + s * e * dx)} ${round(y + e * dy)}`;
  return (
    path(
      `M${to(-0.62, 0.12)}Q${to(-0.1, -0.85)} ${to(0.62, -0.2)}Q${to(0.2, 0.75)} ${to(-0.62, 0.12)}Z`,
      '#FFD23F',
    ) +
    `<ellipse class="pupil" cx="${round(x)}" cy="${round(y - e * 0.05)}" rx="${round(e * 0.15)}"` +
    ` ry="${round(e * 0.38)}" fill="#1C1B22"/>`
  );
}

function shutEye(x: number, y: number, e: number): string {
  const [a, b] = [round(e * 0.6), round(e * 1.2)];
  return path(`M${round(x - a)} ${y}q${a} ${a} ${b} 0q${-a} ${round(e * 0.3)} ${-b} 0Z`, '#FFD23F');
}

/** Our sign on -1 -1 102 73; it gets wider with every further pair of eyes. */
export function sign(pairs = 1, shut = false): { width: number; markup: string } {
  const more = (pairs - 1) * 36;
  const right = 98 + more;
  const markup =
    `<path d="M2 5L${50 + more / 2} 2L${right} 5L${right - 2} 68L4 68Z" fill="var(--card)"` +
    ` stroke="var(--line)" stroke-width="5" stroke-linejoin="round"/>` +
    hole({ cx: 50 + more / 2, cy: 38, w: 70 + more, h: 34, pairs, shut });
  return { width: 102 + more, markup };
}

/** The back of a card on 120 × 168. */
export function cardBack(): string {
  return (
    `<rect x="2" y="2" width="116" height="164" rx="11" fill="var(--card)" stroke="var(--key)"` +
    ` stroke-width="3"/>` +
    `<path d="M3.5 26H116.5M3.5 142H116.5" stroke="var(--card-deep)" stroke-width="1.5"/>` +
    zigzag(6, 18, 5.68, 20, 1.5) +
    zigzag(6, 146, 5.68, 20, 1.5) +
    path('M49 3.5H71V40l-3.7-3l-3.6 3l-3.7-3l-3.6 3l-3.7-3l-3.7 3Z', 'var(--tape)') +
    hole({ cx: 60, cy: 80, w: 84, h: 42 }) +
    `<g fill="var(--card-deep)"><path transform="translate(24 112)" d="${ICON.up}"/>` +
    `<path transform="translate(72 112)" d="${ICON.paw}"/></g>`
  );
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
