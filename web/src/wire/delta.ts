/* What changed between two JSON values, applied. `core/delta.py` makes the deltas and tells their form. */

export type Delta = { readonly [name: string]: Delta } | readonly unknown[];

type Fields = Record<string, unknown>;

/** The value that the delta leads to. `before` does not change; what stays is shared. */
export function patch(before: unknown, delta: Delta): unknown {
  if (!isList(delta)) return patchInside(before, delta);
  if (delta.length === 1) return delta[0];
  if (delta.length !== 3) throw new Error(`this is no delta: ${JSON.stringify(delta)}`);
  const [start, count, items] = delta as readonly [number, number, unknown[]];
  const list = before as readonly unknown[];
  return [...list.slice(0, start), ...items, ...list.slice(start + count)];
}

function patchInside(before: unknown, changes: { readonly [name: string]: Delta }): unknown {
  const names = Object.entries(changes);
  if (names.length === 0) return before;
  const after: Fields = Array.isArray(before) ? ([...before] as never) : { ...(before as Fields) };
  for (const [name, change] of names) {
    if (isList(change) && change.length === 0) delete after[name];
    else after[name] = patch(after[name], change);
  }
  return after;
}

const isList = (value: Delta): value is readonly unknown[] => Array.isArray(value);
