"""Tables before they are live: what may be opened, what comes along, and what a log comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clowder.core.game import Seat
from clowder.games import ROOMS, find_room
from clowder.server.log import entries as log
from clowder.server.log.denied import Denied, require
from clowder.server.log.state import TableState
from clowder.server.store.rows import LogRow
from clowder.server.wire.bodies import TableSettings

CLOCK_LIMITS = {"none": (0, 0), "move": (1, 86_400), "days": (1, 30)}  # seconds or days, by kind


def seated_bots(table: TableState) -> Iterator[log.BotSat]:
    for seat, chair in enumerate(table.chairs):
        if chair.bot is not None:
            yield log.BotSat(Seat(seat), chair.bot, chair.fur)


def fold_table(name: str, seed: bytes, written: Sequence[LogRow]) -> TableState:
    """What a log comes to; raises Denied where it is of another version of the game."""
    opened = written[0].entry
    assert isinstance(opened, log.Opened)
    require(is_playable(opened), "other_version")
    table = TableState(name, find_room(opened.game), opened, seed)
    for row in written[1:]:
        table.add(row.entry)
    return table


def check_settings(settings: TableSettings) -> None:
    """Raises Denied unless such a table can be played."""
    require(settings.game in ROOMS, "no_such_game")
    room = ROOMS[settings.game]
    try:
        room.opening(room.make_options(dict(settings.options)), settings.seats)
    except ValueError:
        raise Denied("bad_options") from None
    least, most = CLOCK_LIMITS[settings.clock.kind]
    require(least <= settings.clock.limit <= most, "bad_clock")


def is_playable(opened: log.Opened) -> bool:
    return opened.game in ROOMS and ROOMS[opened.game].version == opened.version
