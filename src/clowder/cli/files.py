"""Files that are written atomically."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so that nobody ever reads half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
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
    """The text of a file; raises ValueError if it is not UTF-8."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line}: not a text: byte {error.start} is not UTF-8") from None
