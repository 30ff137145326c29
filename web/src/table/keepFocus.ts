/* Whoever plays by keys keeps a place at the table: what they stood on may leave it. */

const PLACES = ['.nope .btn', '.own [tabindex="0"]', '.stage[tabindex="0"]', 'main']; // the best first

/** Attached to a table; where the focus would fall through, it goes to the next best place. */
export function keepFocus(table: HTMLElement): () => void {
  let last: Element | null = null;
  const check = (): void => {
    if (last && isGone(last) && [document.body, last].includes(document.activeElement!)) stand(table);
  };
  // A dialog that closes gives the focus back by itself, a moment later.
  const watcher = new MutationObserver(() =>
    last?.closest('dialog') ? requestAnimationFrame(check) : check(),
  );
  const remember = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  document.addEventListener('focusin', remember);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert', 'open'] });
  return () => {
    document.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}

const isGone = (place: Element): boolean =>
  !place.isConnected || place.closest('[inert]') !== null || !place.checkVisibility();

function stand(table: HTMLElement): void {
  const places = PLACES.flatMap((place) => [...table.querySelectorAll<HTMLElement>(place)]);
  const best = places.find((place) => !isGone(place));
  if (best && best.tabIndex < 0) best.tabIndex = -1; // to be stood on, not to be walked to
  best?.focus({ preventScroll: true });
}
