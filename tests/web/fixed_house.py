"""A house where chance falls the same way every time: `python -m tests.web.fixed_house serve`.

The real server, but the draws of a table follow from the fixed seed alone, as does its name; and
some hosts go on from a moment of a golden game (`tower_moments.py`).
"""

from __future__ import annotations

from itertools import count

from clowder.cli import main
from clowder.core import fairness
from clowder.server.log import decide
from clowder.server.log.state import TableState, first_draws
from clowder.server.tables.house import House
from tests.web.tower_moments import MOMENTS

numbers = count(1)
names: dict[tuple[str, ...], str] = {}


def same_root(seed: bytes, *_: object) -> bytes:
    return seed


def next_name(_: House, *parts: str) -> str:
    return names.setdefault(parts, f"fixedtable{next(numbers):02}")


def start_or_go_on(table: TableState) -> tuple[str, ...]:
    moment = MOMENTS.get(table.chairs[0].name)
    return moment.entries() if moment else first_draws(table)


if __name__ == "__main__":  # worker processes import this file, too
    fairness.root = same_root  # type: ignore[assignment]
    House.table_name = next_name  # type: ignore[method-assign, assignment]
    decide.first_draws = start_or_go_on  # type: ignore[attr-defined]
    main()
