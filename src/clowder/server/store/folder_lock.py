"""One server for each SQLite file: a second one would write over the first one's games."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from clowder.core.fault import Fault
from clowder.core.words import say

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]
    import msvcrt


def lock(database: Path) -> IO[bytes]:
    """Held until the file is closed or the process ends, however that comes about.

    Raises Fault where another process has it."""
    file = database.with_name(f"{database.name}.lock").open("ab")
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        file.close()
        raise Fault(
            f"another server is running with {database}: end it, or choose another --data",
            say("fault-database-locked", file=str(database)),
        ) from None
    return file
