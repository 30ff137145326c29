"""One server for each SQLite file: a second one would write over the first one's games."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO

from clowder.core.fault import Fault
from clowder.core.words import say

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]
    import msvcrt

PATIENCE = 1.0  # seconds
STEP = 0.02  # seconds between two tries


def lock(database: Path) -> IO[bytes]:
    """Held until the file is closed or the process ends, however that comes about.

    Raises Fault where another process has it. A child that a server was just starting when it was
    killed has the lock for a moment longer, until it has become another program."""
    path = database.with_name(f"{database.name}.lock")
    file = path.open("ab")
    hand_over(path)
    ends_at = time.monotonic() + PATIENCE
    while not take(file):
        if time.monotonic() > ends_at:
            file.close()
            raise Fault(
                f"another server is running with {database}: end it, or choose another --data",
                say("fault-database-locked", file=str(database)),
            )
        time.sleep(STEP)
    return file


def hand_over(file: Path) -> None:
    """To whoever owns the folder: root looks after servers that run as somebody else, and these
    could not write what root has made."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # which Windows has not
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def take(file: IO[bytes]) -> bool:
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True
