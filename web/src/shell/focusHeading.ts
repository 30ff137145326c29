/* After a change of page the keyboard and the screen reader stand at its heading. */

const PATIENCE = 5000; // ms for a page that is still loading

/** Returns what stops the waiting. */
export function focusHeading(): () => void {
  if (stand()) return () => undefined;
  const watcher = new MutationObserver(() => {
    if (stand()) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  watcher.observe(document.body, { childList: true, subtree: true });

  function stop(): void {
    clearTimeout(timer);
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
