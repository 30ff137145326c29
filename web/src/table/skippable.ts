/* A tap while something moves finishes it, and does nothing else. */

/** For {@attach}; `skip` gives what finishes the motion, or nothing where nothing moves. */
export function skippable(skip: () => (() => void) | undefined): (node: HTMLElement) => () => void {
  let swallow = false;

  function press(event: Event): void {
    const elsewhere = (event.target as Element).closest('.bar, .side, .coach');
    const finish = elsewhere ? undefined : skip();
    swallow = finish !== undefined;
    if (!finish) return;
    event.stopPropagation();
    finish();
  }

  function click(event: MouseEvent): void {
    if (!swallow || event.detail === 0) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return (node) => {
    node.addEventListener('pointerdown', press, true);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', press, true);
      node.removeEventListener('click', click, true);
    };
  };
}
