"""`python -m tests.server.dated FOLDER`: serves a house whose time is what FOLDER/now says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from clowder.core.room import AnyRoom
from clowder.games import ROOMS
from clowder.server.serving import serve
from clowder.server.settings import load_settings
from tests.server.bench import lay_database
from tests.server.process import environment, started
from tests.server.sundial import Sundial


class DatedServer(NamedTuple):
    """Its day can be set from outside."""

    address: str
    dial: Path

    def set_time(self, shows: str) -> None:
        self.dial.write_text(shows)


@contextmanager
def serving_on(
    folder: Path, shows: str, mice: str = "", **settings: object
) -> Iterator[DatedServer]:
    """With mice of that level beside whoever plays the deal of the day."""
    lay_database(folder)
    dial = folder / "now"
    dial.write_text(shows)
    with started("tests.server.dated", (str(folder), mice), environment(settings)) as server:
        yield DatedServer(server.address, dial)


def rooms_with_mice(level: str) -> dict[str, AnyRoom]:
    """Those whose deal of the day is played among mice, as if all of these had that level."""
    return {
        name: replace(room, daily=replace(room.daily, mice=(level,) * len(room.daily.mice)))
        for name, room in ROOMS.items()
        if room.daily is not None and room.daily.mice
    }


def main(folder: str, mice: str) -> None:
    if mice:
        ROOMS.update(rooms_with_mice(mice))
    now = Path(folder) / "now"
    settings = load_settings(None, {"data": folder, "port": 0})
    serve(settings, clock=lambda: Sundial(now.read_text())())


if __name__ == "__main__":
    main(*sys.argv[1:])
