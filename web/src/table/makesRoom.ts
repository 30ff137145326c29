/**
 * What is told at the end reaches over the edges of the stage, the more the larger the text: the last board
 * makes room for it.
 */

/** For the own box, and for the words where they reach over its rim. */
export const roomBelow = (words: HTMLElement): (() => void) | undefined => {
  const box = words.closest<HTMLElement>('.box');
  const papers = box ? [words, box] : [words];
  return makesRoom('--grown', papers, (stage, paper) => stage.bottom - paper.top);
};

/** For the seats, where they stand in a row. */
export const roomAbove = (seats: HTMLElement): (() => void) | undefined =>
  makesRoom('--hung', [seats], (stage, row) => row.bottom - stage.top);

function makesRoom(
  name: string,
  papers: HTMLElement[],
  over: (stage: DOMRect, paper: DOMRect) => number,
): (() => void) | undefined {
  const stage = document.querySelector<HTMLElement>('.table [data-stage]');
  if (!stage) return;
  const measure = (): void => {
    const frame = stage.getBoundingClientRect();
    const zoom = frame.height / stage.offsetHeight;
    const px = Math.max(0, ...papers.map((paper) => over(frame, paper.getBoundingClientRect())));
    stage.style.setProperty(name, `${px / zoom}px`);
  };
  const watch = new ResizeObserver(measure);
  for (const each of [stage, ...papers]) watch.observe(each);
  return () => {
    watch.disconnect();
    stage.style.removeProperty(name);
  };
}
