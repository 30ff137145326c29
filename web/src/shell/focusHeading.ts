/* After a change of page the keyboard and the screen reader stand at its heading, however long it loads;
   but whoever has meanwhile gone somewhere themselves is left there. */

const OWN_WAY = ['keydown', 'pointerdown'] as const;

/** Returns what stops the waiting. */
export function focusHeading(): () => void {
  if (stand()) return () => undefined;
  const watcher = new MutationObserver(() => {
    if (stand()) stop();
  });
  for (const deed of OWN_WAY) addEventListener(deed, stop, true);
  watcher.observe(document.body, { childList: true, subtree: true });

  function stop(): void {
    for (const deed of OWN_WAY) removeEventListener(deed, stop, true);
    watcher.disconnect();
  }
  return stop;
}

function stand(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.style.outline = heading.style.boxShadow = 'none'; // it is read, not acted on
  heading.focus({ preventScroll: true });
  return true;
}
