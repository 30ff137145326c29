"""How this program was called, so that it can say how to call it again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def how_called() -> str:
    """`clowder` if that is this program on the PATH, otherwise `python -m clowder`."""
    called = Path(sys.argv[0])
    if called.stem != "clowder":
        return f"{sys.executable} -m clowder"
    found = shutil.which("clowder")
    return "clowder" if found and Path(found).resolve() == called.resolve() else str(called)
