"""`python -m tests.server.dated FOLDER`: serves a house whose time is what FOLDER/now says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clowder.server.serving import serve
from clowder.server.settings import load_settings
from tests.server.process import Server
from tests.server.sundial import Sundial


class DatedServer(Server):
    """Its day can be set from outside."""

    dial: Path

    def set_time(self, shows: str) -> None:
        self.dial.write_text(shows)


@contextmanager
def serving_on(folder: Path, shows: str, **settings: object) -> Iterator[DatedServer]:
    folder.mkdir(parents=True, exist_ok=True)
    dial = folder / "now"
    dial.write_text(shows)
    names = {f"CLOWDER_{name.upper()}": str(value) for name, value in settings.items()}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.dated", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | names,
    ) as process:
        try:
            server = DatedServer(process)
            server.dial = dial
            yield server
        finally:
            process.kill()


def main(folder: str) -> None:
    now = Path(folder) / "now"
    settings = load_settings(None, {"data": folder, "port": 0})
    serve(settings, clock=lambda: Sundial(now.read_text())())


if __name__ == "__main__":
    main(sys.argv[1])
