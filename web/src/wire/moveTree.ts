/* Moves arrive packed into trees: what neighbours have in common is written once. */
import type { Move, MoveTree } from './types';

type Tree = readonly unknown[];

const unpacked = new WeakMap<readonly MoveTree[], readonly Move[]>();

/** The moves one by one, the same list for the same trees; null where none are listed. */
export function unpack(trees: readonly MoveTree[] | null | undefined): readonly Move[] | null {
  if (!trees) return null;
  const known = unpacked.get(trees);
  if (known) return known;
  const moves = trees.flatMap(({ move, fields, tree }) =>
    rows(tree, fields.length).map(
      (values) =>
        ({ type: move, ...Object.fromEntries(fields.map((field, at) => [field, values[at]])) }) as Move,
    ),
  );
  unpacked.set(trees, moves);
  return moves;
}

function rows(tree: Tree, depth: number): unknown[][] {
  if (depth === 0) return [[]];
  if (depth === 1) return tree.map((value) => [value]);
  return (tree as readonly [unknown, Tree][]).flatMap(([value, rest]) =>
    rows(rest, depth - 1).map((row) => [value, ...row]),
  );
}
