"""Calling the command line in this process, and a scripted player for its tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from clowder.cli import main
from clowder.core.record_reader import load
from clowder.core.record_text import AnyMatch
from clowder.games import ROOMS

GAME = "cat_in_the_box"


class Called(NamedTuple):
    """How a call of the program ended, and what it said."""

    code: int
    out: str
    err: str


class House:
    """The program with a data folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.tables = folder / "data" / "tables"
        self.capsys = capsys

    def call(self, *args: str | Path, typed: Sequence[str] | Typist = ()) -> Called:
        """Run a command; the lines of `typed` are its input, and then the input ends."""
        lines = typed if isinstance(typed, Typist) else Typist(lambda _: None, typed)
        lines.house = self
        with pytest.MonkeyPatch.context() as patch:
            self.patch_stdin(patch, lines)
            self.capsys.readouterr()
            with pytest.raises(SystemExit) as ended:
                main([str(arg) for arg in args])
        said = self.capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        return Called(code, lines.heard + said.out, said.err)

    def patch_stdin(self, patch: pytest.MonkeyPatch, lines: Typist) -> None:
        patch.setattr(sys, "stdin", lines)

    def play(self, *args: str, typed: Sequence[str] | Typist = ()) -> Called:
        """Play with a fixed seed against bots that play anything."""
        return self.call("play", GAME, "--seed", "5", "--bots", "uniform", *args, typed=typed)

    def resume(self, *args: str, typed: Sequence[str] | Typist = ()) -> Called:
        return self.call("play", GAME, "--resume", *args, typed=typed)

    def record(self) -> AnyMatch:
        """The one game that was played to its end."""
        (path,) = self.tables.glob("*.game")
        return load(path.read_text("utf-8"), ROOMS)

    def record_so_far(self) -> AnyMatch:
        """The one game that is not over."""
        return load(msgspec.json.decode(self.table().read_bytes())["record"], ROOMS)

    def clear(self) -> None:
        for path in self.tables.iterdir():
            path.unlink()

    def table(self) -> Path:
        """The one game that waits to be resumed."""
        (path,) = self.tables.glob("*.table")
        return path


class Typist:
    """A player at the keyboard: some lines first, then one for whatever the screen shows."""

    def __init__(self, decide: Callable[[str], str | None], first: Sequence[str] = ()) -> None:
        self.house: House | None = None
        self.heard = ""
        self.lines = self._type(decide, first)

    def _type(self, decide: Callable[[str], str | None], first: Sequence[str]) -> Iterator[str]:
        yield from first
        while (line := decide(self._look())) is not None:
            yield line

    def _look(self) -> str:
        """What has been printed since the last look."""
        assert self.house is not None
        seen = self.house.capsys.readouterr().out
        self.heard += seen
        return seen

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return next((f"{line}\n" for line in self.lines), "")


def first_offer(screen: str) -> str:
    """The number of the first answer in the list."""
    listed = [line.split(")")[0].strip() for line in screen.splitlines() if ") " in line]
    numbers = [number for number in listed if number.isdecimal()]
    return numbers[0]
