"""Games of the arena in a file, each as soon as it is over, so that none is played twice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from clowder.bots.simulation import Ended, Job, Thought
from clowder.core.game import Result
from clowder.core.room import AnyRoom
from clowder.core.value import Value, to_json

Key: TypeAlias = tuple[int, tuple[str, ...]]  # the deal, and who sat where


class Games(Value):
    """What the games of one file depend on, apart from their deals."""

    clowder: str | None
    game: str
    version: int
    options: Any
    bots: tuple[str, ...]
    sources: tuple[str, ...]  # digests of what bots of one's own are written in

    def file_name(self) -> str:
        return f"{self.game}-{hashlib.sha256(to_json(self)).hexdigest()[:16]}.games"


class SavedGame(Value):
    """A line of the file: a game."""

    seed: int
    bots: tuple[str, ...]
    result: Result
    thoughts: tuple[Thought, ...]


class SavedGames:
    """The games of one file; what was cut off by a sudden end is forgotten."""

    def __init__(self, path: Path, head: Games) -> None:
        self.path = path
        self._head = to_json(head) + b"\n"
        self.games: dict[Key, SavedGame] = {}

    def read(self) -> None:
        """Read the games that are there already; raises OSError where they cannot be read."""
        if not self.path.exists():
            return
        with self.path.open("r+b") as file:
            if file.readline() != self._head:
                return
            whole = file.tell()
            for line in file:
                game = read_line(line)
                if game is None:
                    file.truncate(whole)
                    break
                whole += len(line)
                self.games[game.seed, game.bots] = game

    def begin(self) -> None:
        """Append to the file, or begin it anew where no games were read."""
        if not self.games:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(self._head)

    def find(self, job: Job) -> Ended | None:
        saved = self.games.get((job.seed, job.bots))
        return Ended(job, saved.result, saved.thoughts) if saved else None

    def add(self, game: Ended) -> None:
        saved = SavedGame(game.job.seed, game.job.bots, game.result, game.thoughts)
        with self.path.open("ab") as file:
            file.write(to_json(saved) + b"\n")

    def play(
        self, jobs: Sequence[Job], play_all: Callable[[Iterable[Job]], Iterator[Ended]]
    ) -> Iterator[Ended]:
        """The games in the order of the jobs, those that are saved without playing them again."""
        missing = play_all(job for job in jobs if self.find(job) is None)
        for job in jobs:
            game = self.find(job)
            if game is None:
                game = next(missing)
                self.add(game)
            yield game


def read_line(line: bytes) -> SavedGame | None:
    try:
        return msgspec.json.decode(line, type=SavedGame) if line.endswith(b"\n") else None
    except msgspec.MsgspecError:
        return None


def games_of(room: AnyRoom, options: Any, bots: Sequence[str], version: str | None) -> Games:
    return Games(
        clowder=version,
        game=room.name,
        version=room.version,
        options=options,
        bots=tuple(bots),
        sources=tuple(source_digest(name) for name in sorted(set(bots))),
    )


def source_digest(name: str) -> str:
    """The digest of the source file of a bot from outside: an edited bot is another bot."""
    module, _, attribute = name.partition(":")
    if not attribute:
        return ""
    file = import_module(module).__file__
    return hashlib.sha256(Path(file).read_bytes()).hexdigest() if file else ""
