/* Words that stay on one line where a smaller size keeps them there. */

const LEAST = 0.7; // of their size; whatever is longer takes another line
const STEP = 0.02; // by which they shrink at least, so that the tries end

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
      const now = `${node.clientWidth} ${getComputedStyle(node).fontSize}`;
      if (now === room) node.style.setProperty('--fit', share);
      else shrink(node);
      room = now;
    };
    /** Letters that were not needed before come in a file of their own, and have other widths. */
    const fitAnew = (): void => {
      room = '';
      fit();
    };
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    document.fonts.addEventListener('loadingdone', fitAnew);
    fit();
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', fitAnew);
    };
  };
}

/** Until they fit: letters are set on whole pixels, so that half the size is not half the length. */
function shrink(node: HTMLElement): void {
  const { paddingLeft, paddingRight } = getComputedStyle(node);
  const around = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  const free = node.clientWidth - around - 1;
  const words = document.createRange(); // scrollWidth is never less than the room there is
  words.selectNodeContents(node);
  let share = 1;
  node.style.whiteSpace = 'nowrap';
  while (share > LEAST) {
    const length = words.getBoundingClientRect().width;
    if (length <= free) break;
    share = Math.max(LEAST, Math.min(share * (free / length), share - STEP));
    node.style.setProperty('--fit', String(share));
  }
  node.style.whiteSpace = '';
}
