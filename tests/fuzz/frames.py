"""Fuzz the live channel and the bodies of all routes, for as long as one likes; needs atheris.

    PYTHONPATH=. python tests/fuzz/frames.py -max_total_time=600 [a folder for what it finds]

The first byte says where the rest goes: to the socket, or to one of the routes. Valid frames and
bodies are bent by our own mutator as well as by libFuzzer's. Anything but a typed answer, a table
that changes without being told so, or an exception ends the run with the input that did it.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["clowder"]):
    from tests.server.nasty import FRAMES, WORST, Bench, bench, places, put, write
    from tests.server.test_malformed import BODIES, check_typed

ROUTES = (None, None, None, *BODIES)  # None is the socket, where most of it goes
MOST = 9000  # bytes


class Target:
    def __init__(self, table: Bench) -> None:
        self.table = table
        self.name: str = table.live.table.name

    def __call__(self, data: bytes) -> None:
        where, text = ROUTES[data[0] % len(ROUTES)] if data else None, data[1:]
        if where is None:
            self.table.hear(text)
            return
        head = self.table.live.table.head
        check_typed(self.table.post(where.replace("NAME", self.name), text))
        assert self.table.live.table.head == head


def bend(data: bytes, size: int, seed: int) -> bytes:
    """Put the worst into a valid frame, or let libFuzzer do what it likes."""
    dice = random.Random(seed)
    if dice.random() < 0.5:
        return bytes(atheris.Mutate(data, min(size, MOST)))
    try:
        value = json.loads(data[1:])
        text = write(put(value, dice.choice(list(places(value))), dice.choice(WORST)))
    except (ValueError, TypeError, IndexError, RecursionError):
        return bytes(atheris.Mutate(data, min(size, MOST)))
    return (data[:1] + text.encode("utf-8", "surrogatepass"))[:size]


def sow(folder: Path) -> None:
    """What to begin with: everything that is valid."""
    for number, frame in enumerate(FRAMES):
        (folder / f"frame{number}").write_bytes(b"\0" + write(frame).encode())
    for place, route in enumerate(ROUTES):
        if route is not None:
            (folder / f"body{place}").write_bytes(bytes([place]) + write(BODIES[route]).encode())


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, bench(Path(folder)) as table:
        seeds = Path(folder) / "seeds"
        seeds.mkdir()
        sow(seeds)
        arguments = [*sys.argv, str(seeds), f"-max_len={MOST}"]
        atheris.Setup(arguments, Target(table), custom_mutator=bend)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
