"""`python -m tests.server.dated FOLDER`: serves a house whose time is what FOLDER/now says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from clowder.server.serving import serve
from clowder.server.settings import load_settings
from tests.server.process import environment, started
from tests.server.sundial import Sundial


class DatedServer(NamedTuple):
    """Its day can be set from outside."""

    address: str
    dial: Path

    def set_time(self, shows: str) -> None:
        self.dial.write_text(shows)


@contextmanager
def serving_on(folder: Path, shows: str, **settings: object) -> Iterator[DatedServer]:
    folder.mkdir(parents=True, exist_ok=True)
    dial = folder / "now"
    dial.write_text(shows)
    with started("tests.server.dated", (str(folder),), environment(settings)) as server:
        yield DatedServer(server.address, dial)


def main(folder: str) -> None:
    now = Path(folder) / "now"
    settings = load_settings(None, {"data": folder, "port": 0})
    serve(settings, clock=lambda: Sundial(now.read_text())())


if __name__ == "__main__":
    main(sys.argv[1])
