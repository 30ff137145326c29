"""Moments of golden games to go on from: a win or a collapse is then one move away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from clowder.core.record_reader import content_lines
from tests.web.party import NAMES, Party, party

GAME = "cat_and_the_tower"
GOLDEN = Path(__file__).parents[1] / "games" / GAME / "golden"


class Moment(NamedTuple):
    golden: str
    seats: int
    before: str  # the line that is not played any more
    mode: str = "together"

    def entries(self) -> tuple[str, ...]:
        """All that was played before it, as the log of a table has it."""
        text = (GOLDEN / f"{self.golden}.game").read_text("utf-8")
        lines = [line for _, line in content_lines(text) if line[0] in "*0123456789"]
        return tuple(lines[: lines.index(self.before)])


# By the name of whoever opens the table: `fixed_house` lets that one go on from there.
MOMENTS = {
    "Winnie": Moment("ten_floors", 4, "3 put -9 343 90"),
    "Crash": Moment("stairs_come_down", 2, "1 wall portal 312 -238 90 95"),
    "Racer": Moment("race_to_the_ground", 2, "1 wall portal 676 278 270 95", mode="against"),
}


@contextmanager
def going_on(address: str, host: str) -> Iterator[Party]:
    """People who sit before the tower of that moment; it needs a server of `fixed_house`."""
    _, seats, _, mode = MOMENTS[host]
    with party(address, seats, host, GAME, options={"mode": mode}) as people:
        people.join(*NAMES[1:seats])
        people.start()
        yield people
