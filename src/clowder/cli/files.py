"""Files that are written atomically, and where those of ours are."""

from __future__ import annotations

import os
import secrets
from errno import ENOTDIR
from pathlib import Path

from platformdirs import user_data_path

from clowder.core.bad_record import BadRecord
from clowder.core.words import say


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so that nobody ever reads half a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # it is a file, where a folder was to be
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), error.filename) from None
    neighbour = path.parent / f".{secrets.token_hex(8)}.part"
    try:
        with neighbour.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(neighbour, path)
    except BaseException:
        neighbour.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file; raises BadRecord if it is not UTF-8."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadRecord(
            f"line {line}", "this is not text in UTF-8", say("fault-not-text")
        ) from None


def data_folder() -> Path:
    data = os.environ.get("CLOWDER_DATA")
    return Path(data) if data else user_data_path("clowder", appauthor=False)
