"""The cases that the browser's `patch` is tested by: made by `diff`, read by `delta.test.ts`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from clowder.core.delta import Delta, diff

FILE = Path(__file__).parents[2] / "web/src/wire/delta.cases.json"
ROW = [{"card": 5, "by": 0}, {"card": 3, "by": 1}]
PAIRS: dict[str, tuple[Any, Any]] = {
    "nothing changed": ({"hand": [1, 2]}, {"hand": [1, 2]}),
    "out of nothing": (None, {"hand": [1, 2]}),
    "a number": ({"turn": 1, "hand": [1, 2]}, {"turn": 2, "hand": [1, 2]}),
    "a number that looks like a truth": ({"up": 1, "seat": 0}, {"up": True, "seat": 0}),
    "a field comes, one goes": ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 2, "d": 4}),
    "a field becomes null": ({"a": 1, "b": 2}, {"a": None, "b": 2}),
    "all fields change": ({"a": 1, "b": 2}, {"a": 2, "b": 1}),
    "the last field goes": ({"a": 1}, {}),
    "an object becomes a list": ({"a": {"x": 1}, "b": 0}, {"a": [1], "b": 0}),
    "a card is played from the middle": ([1, 2, 3, 4], [1, 2, 4]),
    "a card is drawn": ([1, 2], [1, 2, 3]),
    "cards are drawn to an empty hand": ([], [1, 2]),
    "a hand is thrown away": ([1, 2], []),
    "deep inside a list": ([ROW, ROW], [ROW, [ROW[0], {"card": 3, "by": 2}]]),
    "a row grows inside a list of rows": ([[], [1]], [[7], [1]]),
    "two of many": (
        [{"x": 0, "y": 0}, {"x": 1, "y": 1}, {"x": 2, "y": 2}],
        [{"x": 9, "y": 0}, {"x": 1, "y": 1}, {"x": 2, "y": 9}],
    ),
    "text": ("miaow", "purr"),
    "a name that lists know, too": ({"length": 1, "0": 2, "x": 3}, {"length": 2, "0": 2, "x": 3}),
}


class Case(NamedTuple):
    name: str
    before: Any
    delta: Delta
    after: Any


def cases() -> list[Case]:
    return [Case(name, a, diff(a, b), b) for name, (a, b) in PAIRS.items()]


def written() -> str:
    """A case per line."""
    lines = (f"  {json.dumps(case._asdict())}" for case in cases())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
