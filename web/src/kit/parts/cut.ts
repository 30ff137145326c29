/** Scissors and gouge: the few moves all pictures are cut with. Everything is SVG markup. */

/** Markup for a picture; `id` keeps its clip paths apart from those of other pictures. */
export type Drawing = (id: string) => string;

export type Place = readonly [x: number, y: number, scale: number];

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A cut-out shape: the paper rim is left standing around it. */
export function rimmed(d: string, fill: string, rim = 4): string {
  return (
    `<path d="${d}" fill="${fill}" stroke="var(--rim)" stroke-width="${rim * 2}"` +
    ` stroke-linejoin="round" paint-order="stroke"/>`
  );
}

export function at([x, y, scale]: Place, markup: string): string {
  return `<g transform="translate(${x} ${y})scale(${scale})">${markup}</g>`;
}

export function both(markup: string): string {
  return markup + mirror(markup);
}

export function mirror(markup: string): string {
  return `<g transform="matrix(-1 0 0 1 100 0)">${markup}</g>`;
}

export function clipped(id: string, d: string, markup: string): string {
  if (!markup) return '';
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;
}
