"""What a viewer is sent after each entry is byte for byte what the table alone, read anew, shows.

Views share parts among seats, and what did not change is not derived again. Two tables take turns
here, so that whatever was remembered of one would show at the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from clowder.core.game import Seat
from clowder.core.move_tree import pack
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.wire import frames
from tests.server.positions import GAMES, SEED, lines, make_position

PAIRS = 3  # of tables
LAST = 10  # entries that are compared


def new_table(written: list[log.LogEntry]) -> TableState:
    """With the first of the entries, and no other."""
    opened = written[0]
    assert isinstance(opened, log.Opened)
    return TableState("table", ROOMS[opened.game], opened, SEED)


def read_anew(written: list[log.LogEntry]) -> TableState:
    table = new_table(written)
    for entry in written[1:]:
        table.add(entry)
    return table


def shown(table: TableState, since: int) -> list[bytes]:
    """To each seat, and to a spectator."""
    viewers = (None, *(Seat(seat) for seat in range(len(table.chairs))))
    return [to_json(frames.update(table, viewer, since, {})) for viewer in viewers]


def grow(written: list[log.LogEntry]) -> Iterator[None]:
    """Entry by entry; of the last ones what everybody is sent is compared."""
    table = new_table(written)
    for number, entry in enumerate(written[1:], start=2):
        table.add(entry)
        if number > len(written) - LAST:
            sent = shown(table, number - 1)
            assert sent == shown(read_anew(written[:number]), number - 1)
            yield


def take_turns(*growing: Iterator[None]) -> None:
    going = list(growing)
    while going:
        going = [each for each in going if next(each, going) is not going]


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_is_sent_what_the_table_read_anew_would_show(game: str) -> None:
    for number in range(PAIRS):
        rng = FastRng(f"{game}/{number}")
        positions = [make_position(rng, (game,)) for _ in range(2)]
        logs = [lines(each, each.stories[0], rng) for each in positions]

        take_turns(*map(grow, logs))


def test_what_is_remembered_of_another_moment_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison notices a list of moves that is kept too long."""
    first = count()
    kept: list[object] = []

    def pack_once(moves: tuple[object, ...]) -> object:
        if next(first) % 8 == 0:
            kept[:] = [pack(moves)]
        return kept[0]

    monkeypatch.setattr(frames, "pack_known", pack_once)

    with pytest.raises(AssertionError):
        test_every_viewer_is_sent_what_the_table_read_anew_would_show("cat_in_the_box")
