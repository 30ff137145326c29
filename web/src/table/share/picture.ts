/*
  A part of the page as a PNG: its markup with the page's own styles inside an SVG, drawn on a canvas. Such a
  picture loads nothing, so fonts travel inside it, and drawings made by WebGL as pictures.
*/

const EDGE = 24; // px round the board
export const SIZE = { width: 1200, height: 630 } as const;
const LETTERS = ['A', 'č']; // one of each file of a font
const PROBE = 40; // px: the edge of the square in which such a letter stands, below the picture
const PATIENCE = 5000; // ms: a browser draws letters of some other font before that

/** The element, which is as large as the picture, as a PNG. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(element))}`;
  await image.decode();
  await haveFonts(image);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}

/**
  Until the letters below the picture are there. A browser reads a font inside it only once a letter of that
  file is to be drawn, and does not wait for that: what is not English would be of some other font.
*/
async function haveFonts(image: HTMLImageElement): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PROBE * familiesOf(document).length * LETTERS.length, PROBE];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const ends = performance.now() + PATIENCE;
  while (context && performance.now() < ends) {
    context.drawImage(image, 0, -SIZE.height);
    const squares = Array.from({ length: canvas.width / PROBE }, (_, at) => at * PROBE);
    if (squares.every((x) => context.getImageData(x, 0, PROBE, PROBE).data.some(Boolean))) return;
    await new Promise(requestAnimationFrame);
  }
}

/** The families of fonts that the page brings along. */
function familiesOf(page: Document): string[] {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  return [...new Set(faces.map((face) => face.style.getPropertyValue('font-family')))];
}

function probes(): string {
  const letters = familiesOf(document).flatMap((family) => LETTERS.map((letter) => ({ family, letter })));
  const texts = letters.map(
    ({ family, letter }, at) =>
      `<text x="${(at + 0.25) * PROBE}" y="${SIZE.height + 0.75 * PROBE}" fill="#000"` +
      ` style="font: 20px ${family.replaceAll('"', "'")}">${letter}</text>`,
  );
  return texts.join('');
}

async function svgOf(element: HTMLElement): Promise<string> {
  const { width, height } = SIZE;
  const { room = '', theme = '' } = document.documentElement.dataset;
  const styles = document.createElement('style');
  const still = '* { animation: none !important; transition: none !important }';
  styles.textContent = `${await stylesOf(document)} ${still}`;
  const inside = new XMLSerializer();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + PROBE}"` +
    ` data-room="${room}" data-theme="${theme}">${inside.serializeToString(styles)}` +
    `<foreignObject width="${width}" height="${height}">` +
    `${inside.serializeToString(element)}</foreignObject>${probes()}</svg>`
  );
}

/** All rules of the page; what they load is put inside them. */
async function stylesOf(page: Document): Promise<string> {
  const rules = [...page.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? page.baseURI })),
  );
  const texts = rules.map(({ rule, base }) =>
    rule instanceof CSSFontFaceRule ? inlined(rule.cssText, base) : rule.cssText,
  );
  return (await Promise.all(texts)).join('\n');
}

async function inlined(text: string, base: string): Promise<string> {
  const found = /url\("?([^")]+)"?\)/.exec(text);
  if (!found?.[1] || found[1].startsWith('data:')) return text;
  const file = await (await fetch(new URL(found[1], base))).blob();
  const own = text.replace(found[0], `url("${await dataOf(file)}")`);
  return own.replace(/font-display: *\w+/, 'font-display: block'); // nothing is drawn before it is there
}

const dataOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** What lies on the board, within the stage; where it carries no places, all of the stage. */
export function boundsOf(stage: HTMLElement): DOMRect {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll('[data-place]')].map((place) => place.getBoundingClientRect());
  if (boxes.length === 0) return new DOMRect(0, 0, width, height);
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return new DOMRect(x - left - EDGE, y - top - EDGE, right - x + 2 * EDGE, bottom - y + 2 * EDGE);
}

/** A copy of the board to put into the picture: as large as it is, its WebGL drawings as pictures. */
export function boardOf(stage: HTMLElement): HTMLElement {
  const copy = stage.cloneNode(true) as HTMLElement;
  const drawn = [...stage.querySelectorAll('canvas')];
  [...copy.querySelectorAll('canvas')].forEach((canvas, index) => {
    const picture = document.createElement('img');
    picture.src = drawn[index]?.toDataURL() ?? '';
    picture.className = canvas.className;
    picture.style.cssText = 'width: 100%; height: 100%';
    canvas.replaceWith(picture);
  });
  for (const hidden of copy.querySelectorAll('button, .visually-hidden, [data-aside]')) hidden.remove();
  return copy;
}
