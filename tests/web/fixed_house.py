"""A house where chance falls the same way every time: `python -m tests.web.fixed_house serve`.

The real server, but the draws of a table follow from the fixed seed alone, as does its name.
"""

from __future__ import annotations

from itertools import count

from clowder.cli import main
from clowder.core import fairness
from clowder.server.tables.house import House

numbers = count(1)
names: dict[tuple[str, ...], str] = {}


def same_root(seed: bytes, *_: object) -> bytes:
    return seed


def next_name(_: House, *parts: str) -> str:
    return names.setdefault(parts, f"fixedtable{next(numbers):02}")


if __name__ == "__main__":  # worker processes import this file, too
    fairness.root = same_root  # type: ignore[assignment]
    House.table_name = next_name  # type: ignore[method-assign, assignment]
    main()
