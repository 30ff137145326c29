// Text that cannot be read: cut off by a box or the window, sticking out of the paper it is written on, covered
// by something else, or drawn over other text.
// A name or a title that ends in dots, and what can be scrolled or panned to, are no faults; a paragraph in dots is one.
() => {
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hittable];

  const isHidden = (node) => {
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const { clipPath, visibility, opacity } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || visibility === 'hidden' || Number(opacity) === 0) return true;
    }
    return !node.checkVisibility();
  };

  const textsOf = (root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const holder = node.parentElement;
      const words = node.textContent.trim();
      const unseen = 'script, style, option, dialog:not([open])';
      if (!words || holder.closest(unseen) || isHidden(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line is higher than its letters.
      const slack = parseFloat(getComputedStyle(holder).fontSize) * 0.3;
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right - left > 1 && bottom - top > 1 && bottom > 0)
          found.push({ node, words, holder, slack, left, right, top, bottom });
    }
    return found;
  };

  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const cuts = (value) => value === 'hidden' || value === 'clip';
  const nameOf = (at) => `<${at.tagName.toLowerCase()} class="${at.getAttribute('class') ?? ''}">`;

  /** By what it is cut; what is scrolled or panned out of sight is taken off the text's own box. */
  const cutOf = (text) => {
    const free = { x: false, y: false };
    for (let at = text.holder; at; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      const root = at === document.documentElement;
      const frame = root ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect();
      if (at.matches('[data-pans]')) free.x = free.y = true;
      if (root && at.scrollHeight > innerHeight) free.y = true; // a long page
      if (scrolls(overflowX)) {
        free.x = true;
        text.left = Math.max(text.left, frame.left);
        text.right = Math.min(text.right, frame.right);
      }
      if (scrolls(overflowY)) {
        free.y = true;
        text.top = Math.max(text.top, frame.top);
        text.bottom = Math.min(text.bottom, frame.bottom);
      }
      if (text.bottom <= text.top || text.right <= text.left) return null;
      if (textOverflow === 'ellipsis' && at.localName !== 'p') {
        text.right = Math.min(text.right, frame.right);
        continue;
      }
      const aside = text.left < frame.left - 1.5 || text.right > frame.right + 1.5;
      const over = text.top < frame.top - text.slack || text.bottom > frame.bottom + text.slack;
      if ((root || cuts(overflowX)) && !free.x && aside) return `cut at the side by ${nameOf(at)}`;
      if ((root || cuts(overflowY)) && !free.y && over) return `cut above or below by ${nameOf(at)}`;
    }
    return null;
  };

  const isOpaque = (at) => {
    const { fill, backgroundColor, backgroundImage } = getComputedStyle(at);
    if (at instanceof SVGElement)
      return at.matches('path, rect, circle, ellipse, polygon') && fill !== 'none';
    const [, alpha = '1'] = /rgba\(.*,\s*([\d.]+)\)/.exec(backgroundColor) ?? [];
    return at.matches('canvas, img') || backgroundImage !== 'none' || Number(alpha) > 0.5;
  };

  /** The middle of what two texts share. */
  const meeting = (one, other) => {
    const left = Math.max(one.left, other.left);
    const right = Math.min(one.right, other.right);
    const top = Math.max(one.top + one.slack, other.top + other.slack);
    const bottom = Math.min(one.bottom - one.slack, other.bottom - other.slack);
    return right - left > 2 && bottom - top > 2 ? [(left + right) / 2, (top + bottom) / 2] : null;
  };

  /** Both are seen where they meet: nothing opaque lies between them. */
  const isMixed = (one, other) => {
    const point = one.holder === other.holder ? null : meeting(one, other);
    if (!point) return false;
    const stack = document.elementsFromPoint(...point);
    const [upper, lower] = [one, other].map(({ holder }) => stack.indexOf(holder)).sort((a, b) => a - b);
    if (upper < 0) return false;
    return !stack.slice(upper, lower).some((at) => isOpaque(at) && !at.contains(stack[lower]));
  };

  /** The button or sheet that it is written on, where it does not keep to it. */
  const paperOf = ({ holder, left, right }) => {
    const paper = holder.closest('button, .btn, .slip, .card');
    if (!paper || getComputedStyle(holder).textOverflow === 'ellipsis') return null;
    const frame = paper.getBoundingClientRect();
    return left < frame.left - 1.5 || right > frame.right + 1.5 ? `sticks out of ${nameOf(paper)}` : null;
  };

  /** A tray at the foot of a long page: what it covers comes up as one scrolls. */
  const isTray = (at) => {
    for (let up = at; up; up = up.parentElement) if (getComputedStyle(up).position === 'sticky') return true;
    return false;
  };

  /** By what it is covered. On the board pieces lie over each other, and a slip reaches over it and the log. */
  const coverOf = ({ holder, left, right, top, bottom }) => {
    if (holder.closest('[data-stage], [data-pans], .side')) return null;
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const at = stack.indexOf(holder);
    const covers = (each) => isOpaque(each) && !holder.contains(each) && !isTray(each);
    const cover = stack.slice(0, Math.max(0, at)).find(covers);
    return cover ? `covered by ${nameOf(cover)}` : null;
  };

  /** Words that go on in the next line without a hyphen. */
  const brokenIn = (node) => {
    const { hyphens, fontSize } = getComputedStyle(node.parentElement);
    if (hyphens === 'auto') return [];
    const range = document.createRange();
    const words = [...node.textContent.matchAll(/[\p{L}\u00ad]{2,}/gu)];
    return words.flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return !word.includes('\u00ad') && Math.max(...tops) - Math.min(...tops) > parseFloat(fontSize) / 2 ? [word] : [];
    });
  };

  const faults = [];
  const texts = textsOf(document.body);
  for (const text of texts) {
    const fault = cutOf(text) ?? paperOf(text) ?? coverOf(text);
    if (fault) faults.push(`${fault}: ${text.words}`);
  }
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1))
      if (isMixed(one, other)) faults.push(`drawn over each other: ${one.words} | ${other.words}`);
  });
  const lines = Map.groupBy(texts, ({ node }) => node);
  for (const [node, { length }] of lines)
    if (length > 1) for (const word of brokenIn(node)) faults.push(`broken within a word: ${word}`);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hittable);
  return [...new Set(faults)];
}
