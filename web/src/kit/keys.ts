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

/** An arrow key in a row of things: the one that it leads to gets the focus, and its id is returned. */
export function focusAlong(
  event: KeyboardEvent,
  row: Element | undefined,
  ids: readonly string[],
  index: number,
  data: string, // the attribute that has the id
): string | null {
  const id = ids[along(ids.length, index, event.key) ?? -1];
  if (id === undefined) return null;
  event.preventDefault();
  row?.querySelector<HTMLElement>(`[data-${data}='${id}']`)?.focus();
  return id;
}
