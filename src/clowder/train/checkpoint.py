"""Trees of arrays and networks on disk."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.weights import DAMAGE, arrays_of, load
from clowder.train.network import Tree


def write_tree(path: Path, tree: Tree, said: dict[str, Any]) -> None:
    """Write the leaves and a header; the file is replaced whole or not at all."""
    leaves: dict[str, Any] = {
        str(n): leaf for n, leaf in enumerate(map(np.asarray, jax.tree.leaves(tree)))
    }
    temporary = path.with_suffix(".part.npz")
    np.savez(temporary, said=np.array(json.dumps(said)), **leaves)
    os.replace(temporary, path)


def read_tree(path: Path, like: Tree) -> tuple[dict[str, Any], Tree | None]:
    """The header, and a tree shaped like `like`; None where the file's shapes differ.

    Raises ValueError where the file is damaged.
    """
    try:
        found = arrays_of(path)
        said = json.loads(str(found["said"]))
        leaves = [jnp.asarray(found[str(n)]) for n in range(len(found) - 1)]
    except DAMAGE as error:
        raise ValueError(f"{path} holds no run: {error}") from error
    wanted = jax.tree.leaves(like)
    if [leaf.shape for leaf in leaves] != [leaf.shape for leaf in wanted]:
        return said, None
    typed = [leaf.astype(kind.dtype) for leaf, kind in zip(leaves, wanted, strict=True)]
    return said, jax.tree.unflatten(jax.tree.structure(like), typed)


def load_actor(path: Path, seats: int) -> Tree:
    return [tuple(map(jnp.asarray, layer)) for layer in load(path, seats).layers]


def half(tree: Tree) -> Tree:
    return jax.tree.map(lambda x: x.astype(jnp.float16), tree)


def write(path: Path, content: bytes) -> None:
    """Write a file as a whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".part")
    temporary.write_bytes(content)
    os.replace(temporary, path)
