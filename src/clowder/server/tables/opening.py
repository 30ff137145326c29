"""Tables before they are live: which may be opened, with which settings; folding a log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clowder.core.game import Seat
from clowder.games import ROOMS, find_room
from clowder.server.log import entries as log
from clowder.server.log.denied import Denied, require
from clowder.server.log.state import TableState
from clowder.server.store.rows import LogRow, TableRow
from clowder.server.tables.infos import write_info
from clowder.server.wire.bodies import TableSettings

CLOCK_LIMITS = {"none": (0, 0), "move": (1, 86_400), "days": (1, 30)}  # seconds or days, by kind
MOST_HOLIDAY = 60  # days


def seated_bots(table: TableState) -> Iterator[log.BotSat]:
    for seat, chair in enumerate(table.chairs):
        if chair.bot is not None:
            yield log.BotSat(Seat(seat), chair.bot, chair.fur)


def fold_table(name: str, seed: bytes, written: Sequence[LogRow]) -> TableState:
    """The state that a log folds to; raises Denied where it is of another version of the game."""
    opened = written[0].entry
    assert isinstance(opened, log.Opened)
    require(is_playable(opened.game, opened.version), "other_version")
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
    most_off = MOST_HOLIDAY if settings.clock.kind == "days" else 0
    require(0 <= settings.clock.holiday <= most_off, "bad_clock")


def is_playable(game: str, version: int) -> bool:
    return game in ROOMS and ROOMS[game].version == version


def first_rows(table: TableState, now_ms: int) -> tuple[TableRow, list[LogRow]]:
    """What is stored of a new table: its row, and the entries that it begins with."""
    opened = table.opened
    listed = TableRow(
        table=table.name,
        game=opened.game,
        public=opened.public,
        status="open" if table.match is None else "playing",
        host=opened.host,
        made_at=now_ms,
        code=table.code or None,
        info=write_info(table),
    )
    rows = [
        LogRow(number, f"open/{number}", news.entry, now_ms)
        for number, news in enumerate(table.news, start=1)
    ]
    return listed, rows
