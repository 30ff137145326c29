"""Weights of a network on disk, and what it says about a position: NumPy alone."""

from __future__ import annotations

import itertools
import json
import zlib
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.lib.npyio import NpzFile

from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import VERSION, Array, tests_for
from clowder.core.value import Value
from clowder.games.cat_in_the_box import ROOM

Layers: TypeAlias = list[tuple[Array, Array]]  # weights (inputs, outputs) and biases
DAMAGE = (KeyError, ValueError, EOFError, BadZipFile, zlib.error)  # what a harmed archive raises


class Header(Value):
    """What weights are for, and how they came about."""

    game: str
    game_version: int
    features: int  # the version of their definition
    seats: int
    figures: dict[str, Any]  # how it was trained, what was measured


class Network(Value):
    header: Header
    layers: list[Any]


class UnfitWeights(ValueError):
    """The file holds no weights for this program; the text says why."""


def header_for(seats: int, figures: dict[str, Any]) -> Header:
    return Header(ROOM.name, ROOM.version, VERSION, seats, figures)


def pack(header: Header, layers: Layers) -> bytes:
    """Write the weights, in half precision: that is enough to play with."""
    arrays: dict[str, Any] = {"header": np.array(json.dumps(msgspec.to_builtins(header)))}
    for number, (weight, bias) in enumerate(layers):
        arrays[f"weight{number}"] = np.asarray(weight, np.float16)
        arrays[f"bias{number}"] = np.asarray(bias, np.float16)
    file = BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


@cache
def load(path: Path, seats: int) -> Network:
    """The network for so many seats; raises UnfitWeights."""
    try:
        header, layers = unpack(path)
    except (OSError, *DAMAGE) as error:
        raise UnfitWeights(f"{path.name} holds no weights: {error}") from error
    check(path.name, header, layers, seats)
    return Network(header, layers)


def unpack(path: Path) -> tuple[Header, Layers]:
    found = arrays_of(path)
    header = msgspec.json.decode(str(found["header"]), type=Header)
    return header, [
        (found[f"weight{n}"].astype(np.float32), found[f"bias{n}"].astype(np.float32))
        for n in range((len(found) - 1) // 2)
    ]


def arrays_of(path: Path) -> dict[str, Array]:
    """All that an archive holds; raises OSError, or one of DAMAGE."""
    with path.open("rb") as opened:  # which NumPy leaves open where it is no archive
        file = np.load(opened, allow_pickle=False)
        if not isinstance(file, NpzFile):
            raise ValueError("a single array")
        return dict(file)


def check(name: str, header: Header, layers: Layers, seats: int) -> None:
    wanted = header_for(seats, {})
    for field in ("game", "game_version", "features", "seats"):
        there, here = getattr(header, field), getattr(wanted, field)
        if there != here:
            what = field.replace("_", " ")
            raise UnfitWeights(f"{name} is for {what} {there}, this program needs {here}")
    widths = [tests_for(seats).size, *(len(bias) for _, bias in layers)]
    shapes = list(itertools.pairwise(widths))
    if widths[-1] != sizes_for(seats).actions or [w.shape for w, _ in layers] != shapes:
        raise UnfitWeights(f"{name} has layers of the wrong size")
    if not all(np.isfinite(array).all() for layer in layers for array in layer):
        raise UnfitWeights(f"{name} has weights that are no numbers")


def forward(layers: Layers, features: Array) -> Array:
    """A number for each action: the larger, the better."""
    *inner, (weight, bias) = layers
    for inner_weight, inner_bias in inner:
        features = np.maximum(features @ inner_weight + inner_bias, 0)
    return features @ weight + bias
