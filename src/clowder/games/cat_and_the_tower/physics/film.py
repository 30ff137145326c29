"""A film: how the pieces moved, in few bytes, for drawing only.

Frames are 1/20 s apart. Of each piece that moved, x, y, z in 1/200 cm and the vector part of its
turn (w not negative) in 1/16384; each number as the difference to the frame before, all frames of
one column together, squeezed by zlib, in base64. `web` plays the same form.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence

from clowder.core.value import Value
from clowder.games.cat_and_the_tower.pieces import Name
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Pose

RATE = 20  # frames in a second
PLACE, TURN = 200, 16384
COLUMNS = 6
MOST_NUMBERS = 2**20  # in a film; half a minute of all pieces is a third of it
MOST_BYTES = 6  # of a number
FEWEST_GRAINS = GRAIN // 100  # a piece that never leaves this cube stands still


class Film(Value):
    names: tuple[Name, ...] = ()  # of the pieces that move
    frames: int = 0
    squeezed: str = ""


def make_film(names: Sequence[Name], frames: Sequence[Sequence[Pose]]) -> Film:
    """`frames` has a pose for each name; what stands still all the time is left out."""
    moving = [n for n in range(len(names)) if moves([frame[n] for frame in frames])]
    if not moving:
        return Film()
    columns = [
        column for n in moving for column in zip(*(coarse(f[n]) for f in frames), strict=True)
    ]
    steps = [
        value - before
        for column in columns
        for before, value in zip([0, *column[:-1]], column, strict=True)
    ]
    squeezed = base64.b64encode(zlib.compress(pack(steps), 9)).decode()
    return Film(tuple(names[n] for n in moving), len(frames), squeezed)


def play_film(film: Film) -> dict[Name, list[tuple[int, ...]]]:
    """The six numbers of each piece, frame by frame."""
    if not film.names:
        return {}
    steps = unpack(zlib.decompress(base64.b64decode(film.squeezed)))
    shown: dict[Name, list[tuple[int, ...]]] = {}
    for n, name in enumerate(film.names):
        columns = []
        for column in range(COLUMNS):
            start, value, values = (n * COLUMNS + column) * film.frames, 0, []
            for step in steps[start : start + film.frames]:
                value += step
                values.append(value)
            columns.append(values)
        shown[name] = list(zip(*columns, strict=True))
    return shown


def check_film(film: Film) -> None:
    """Raises ValueError unless it has a number for each piece, column and frame, and no more: a few
    bytes of a forged film could swell to fill any memory."""
    numbers = len(film.names) * COLUMNS * film.frames
    unzip = zlib.decompressobj()
    try:
        squeezed = base64.b64decode(film.squeezed, validate=True)
        packed = unzip.decompress(squeezed, max_length=min(numbers, MOST_NUMBERS) * MOST_BYTES + 1)
    except (ValueError, zlib.error) as error:
        raise ValueError(f"expected a film: {error}") from None
    ends = packed.translate(None, delete=bytes(range(128, 256)))  # the last byte of each number
    is_whole = unzip.eof and not unzip.unused_data and packed[-1:] <= b"\x7f"
    if numbers > MOST_NUMBERS or not is_whole or len(ends) != numbers:
        raise ValueError(f"expected a film of {film.frames} frames")


def moves(poses: Sequence[Pose]) -> bool:
    first = poses[0]
    return any(
        abs(pose[axis] - first[axis]) > FEWEST_GRAINS for pose in poses for axis in range(3)
    ) or any(abs(pose[axis] - first[axis]) > TWIST // 200 for pose in poses for axis in (4, 5, 6))


def coarse(pose: Pose) -> tuple[int, ...]:
    x, y, z, w, *vector = pose
    sign = 1 if w >= 0 else -1
    return (
        *(round(value * PLACE / GRAIN) for value in (x, y, z)),
        *(round(sign * value * TURN / TWIST) for value in vector),
    )


def pack(steps: Sequence[int]) -> bytes:
    """Small numbers in one byte: zigzag, seven bits a byte."""
    out = bytearray()
    for step in steps:
        left = 2 * step if step >= 0 else -2 * step - 1
        while left > 127:
            out.append(left & 127 | 128)
            left >>= 7
        out.append(left)
    return bytes(out)


def unpack(packed: bytes) -> list[int]:
    steps, value, shift = [], 0, 0
    for byte in packed:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            steps.append(value // 2 if value % 2 == 0 else -(value + 1) // 2)
            value, shift = 0, 0
    return steps
