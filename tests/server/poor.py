"""`python -m tests.server.poor serve …`: Clowder on a system that lacks what only Unix has."""

from __future__ import annotations

import sys

for name in ("uvloop", "resource"):
    sys.modules[name] = None  # type: ignore[assignment]

from clowder.cli import main  # noqa: E402 (only now are those modules missing)

if __name__ == "__main__":
    main()
