/* Moves arrive in sheaves: what neighbours have in common is written once (see core/sheaf.py). */
import type { Move, Sheaf } from './types';

type Tree = readonly unknown[];

const loose = new WeakMap<readonly Sheaf[], readonly Move[]>();

/** The moves one by one, the same list for the same sheaves; null where none are listed. */
export function loosen(sheaves: readonly Sheaf[] | null | undefined): readonly Move[] | null {
  if (!sheaves) return null;
  const known = loose.get(sheaves);
  if (known) return known;
  const moves = sheaves.flatMap(({ move, fields, tree }) =>
    rows(tree, fields.length).map(
      (values) =>
        ({ type: move, ...Object.fromEntries(fields.map((field, at) => [field, values[at]])) }) as Move,
    ),
  );
  loose.set(sheaves, moves);
  return moves;
}

function rows(tree: Tree, depth: number): unknown[][] {
  if (depth === 0) return [[]];
  if (depth === 1) return tree.map((value) => [value]);
  return (tree as readonly [unknown, Tree][]).flatMap(([value, rest]) =>
    rows(rest, depth - 1).map((row) => [value, ...row]),
  );
}
