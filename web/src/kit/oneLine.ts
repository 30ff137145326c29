/* Words that stay on one line where a smaller size keeps them there. */

const LEAST = 0.7; // of their size; whatever is longer takes another line

/**
 * For {@attach}: sets --fit, by which the style multiplies the size. Made anew for other words, since they
 * have another length.
 */
export function oneLine(_words: string): (node: HTMLElement) => () => void {
  return (node) => {
    let room = '';
    const fit = (): void => {
      const share = node.style.getPropertyValue('--fit') || '1';
      node.style.setProperty('--fit', '1');
      const now = `${node.clientWidth} ${getComputedStyle(node).fontSize} ${document.fonts.status}`;
      node.style.setProperty('--fit', now === room ? share : shareOf(node));
      room = now;
    };
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    void document.fonts.ready.then(fit);
    fit();
    return () => watch.disconnect();
  };
}

/** How much of their size they can have. */
function shareOf(node: HTMLElement): string {
  const { paddingLeft, paddingRight } = getComputedStyle(node);
  const around = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  const free = node.clientWidth - around - 1;
  node.style.whiteSpace = 'nowrap';
  const length = node.scrollWidth - around;
  node.style.whiteSpace = '';
  return String(Math.min(1, Math.max(LEAST, free / length)));
}
