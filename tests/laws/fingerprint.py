"""All that some games say and show, as one digest: the same in every process.

`python -m tests.laws.fingerprint` prints it; the law of determinism compares.
"""

from __future__ import annotations

import hashlib

from clowder.testing.determinism import everything
from tests.laws.rooms import TABLES


def fingerprint() -> str:
    whole = hashlib.sha256()
    for table in TABLES:
        for part in everything(table, seed=1):
            whole.update(part)
    return whole.hexdigest()


if __name__ == "__main__":
    print(fingerprint())
