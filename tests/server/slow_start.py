"""Work whose module takes long to import, but for the process that says so."""

from __future__ import annotations

import os
import time

IMPORT_SECONDS = 3.0

if os.environ.get("SLOW_START") not in (None, str(os.getpid())):
    time.sleep(IMPORT_SECONDS)


def work() -> str:
    return "done"
