"""All that some games say and show, as one digest: the same in every process.

`python -m tests.laws.fingerprint` prints it; the law of determinism compares.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from clowder.core.record_text import write_text
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from tests.laws.tables import TABLES, Table, play_out, some_moments


def fingerprint() -> str:
    whole = hashlib.sha256()
    for table in TABLES:
        for part in told(table, seed=1):
            whole.update(part)
    return whole.hexdigest()


def told(table: Table, seed: int) -> Iterator[bytes]:
    rng = FastRng(seed)
    for match in some_moments(table, seed, count=6):
        yield to_json([match.state, match.asks, match.result()])
        for viewer in table.viewers():
            view = match.view(viewer)
            yield to_json([view, table.room.imagine(view, rng)])
        for ask in match.asks:
            yield to_json(match.moves(ask.seat))
    match = play_out(table, seed)
    yield to_json([step.events for step in match.steps])
    yield write_text(table.room, match.record()).encode()


if __name__ == "__main__":
    print(fingerprint())
