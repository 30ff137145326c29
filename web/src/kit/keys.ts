/* Keys that mean something anywhere at the table. */

/** Somebody writes, a dialog is open, or the browser is meant; `theirs` uses keys itself. */
export function isTaken(event: KeyboardEvent, theirs = ''): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const writes = ['input, select, textarea, dialog', theirs].filter(Boolean).join();
  return (
    (event.target as Element).closest?.(writes) != null || document.querySelector('dialog[open]') != null
  );
}

/** In a row of so many, the one that an arrow, Home or End leads to from here. */
export function along(row: number, from: number, key: string): number | null {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: row - 1 }[key];
  return to === undefined || to < 0 || to >= row ? null : to;
}
