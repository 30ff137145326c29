"""A film in a record may be anybody's: it holds what it says, or the record is refused."""

from __future__ import annotations

import base64
import tracemalloc
import zlib

import pytest

from clowder.core.bad_record import BadRecord
from clowder.core.game import NATURE
from clowder.core.record import Entry
from clowder.core.record_reader import read_record
from clowder.core.record_text import write_json
from clowder.core.value import put, replace
from clowder.games import ROOMS
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.notation import read_move
from clowder.games.cat_and_the_tower.physics.film import MOST_NUMBERS
from tests.server.golden import golden_match

HONEST = "eNpjEBFh8Pd/wa4+n5FhhdgkMQYwAAAzwQPj"  # three frames of brick1


def settle(frames: int, squeezed: str, names: str = "brick1") -> str:
    return f"settle - | - | {frames} {names} {squeezed}"


def squeezed(packed: bytes) -> str:
    return base64.b64encode(zlib.compress(packed, 9)).decode()


def test_an_honest_film_is_read() -> None:
    read_move(settle(3, HONEST))


@pytest.mark.parametrize(
    ("frames", "film", "names"),
    [
        (2, HONEST, "brick1"),
        (4, HONEST, "brick1"),
        (3, HONEST, "brick1,brick2"),
        (3, HONEST[:-8], "brick1"),
        (3, "AAAA", "brick1"),
        (3, "A", "brick1"),
        (1, squeezed(b"\x01" * 5 + b"\x80"), "brick1"),
        (1, squeezed(b"\xff" * 600 + b"\x01" * 6), "brick1"),
        (MOST_NUMBERS, squeezed(b"\x01" * 6 * MOST_NUMBERS), "brick1"),
        (-1, HONEST, "brick1"),
    ],
)
def test_a_film_that_is_longer_shorter_or_none_is_refused(
    frames: int, film: str, names: str
) -> None:
    with pytest.raises(ValueError, match="expected"):
        read_move(settle(frames, film, names))


def test_a_record_in_json_brings_no_other_film() -> None:
    match = golden_match("cat_and_the_tower/stairs_come_down")
    record = match.record()
    place, settled = next(
        (place, entry)
        for place, entry in enumerate(record.entries)
        if entry.seat == NATURE
        and place > 2
        and isinstance(entry.move, Settle)
        and entry.move.film.names
    )
    forged = replace(settled.move, film=replace(settled.move.film, frames=10**6))
    entries = put(record.entries, place, Entry(NATURE, forged))

    with pytest.raises(BadRecord, match=f"entry {place + 1}: expected a film"):
        read_record(write_json(match.room, replace(record, entries=entries)).decode(), ROOMS)


def test_a_few_bytes_do_not_swell() -> None:
    bomb = squeezed(b"\x01" * 200_000_000)

    tracemalloc.start()
    with pytest.raises(ValueError, match="expected a film of 3 frames"):
        read_move(settle(3, bomb))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 2_000_000
