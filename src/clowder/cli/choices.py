"""Arguments that several commands have, and the values they stand for."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from clowder.bots.levels import find_bot
from clowder.bots.workers import join_cluster, leave_cluster
from clowder.cli.errors import usage
from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import say
from clowder.games import find_room
from clowder.locales import LANGUAGES, Words

GameName = Annotated[str, typer.Argument(metavar="game", help="cli-game")]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="language", envvar="CLOWDER_LANG", help="cli-lang"),
]
RecordFile = Annotated[Path, typer.Argument(metavar="file", help="cli-file")]
Seats = Annotated[int | None, typer.Option(metavar="number", help="cli-seats")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="option", help="cli-option")
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Seed = Annotated[int, typer.Option(metavar="number", help="cli-seed")]
Jobs = Annotated[int | None, typer.Option(min=1, metavar="number", help="cli-jobs")]
Cluster = Annotated[str | None, typer.Option(metavar="address", help="cli-cluster")]


def choose_room(name: str) -> AnyRoom:
    with usage("game"):
        return find_room(name)


def choose_words(language: str | None) -> Words:
    """The language asked for, else the one the terminal is set to, else English."""
    if language is None:
        language = spoken_language()
    with usage("--lang"):
        return Words(language)


def asked_language(args: Sequence[str]) -> str:
    """The language of help and errors, which must be known before the arguments are."""
    asked = [after for word, after in pairwise(args) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in args if word.startswith("--lang=")]
    asked.append(os.environ.get("CLOWDER_LANG", ""))
    return next((language for language in asked if language in LANGUAGES), spoken_language())


def spoken_language() -> str:
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = re.split(r"[_.@]", next(filter(None, settings), ""))[0]
    return spoken if spoken in LANGUAGES else "en"


def choose_options(room: AnyRoom, chosen: list[str] | None) -> Any:
    with usage("--option"):
        return room.make_options(dict(_read_option(text) for text in chosen or ()))


def _read_option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Fault(f"expected NAME=VALUE, found '{text}'", say("fault-option-form", text=text))
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value  # plain words need no quotation marks


def choose_seats(room: AnyRoom, options: Any, seats: int | None, usual: int) -> int:
    count = usual if seats is None else seats
    with usage("--seats"):
        room.opening(options, count)
    return count


@contextmanager
def joined(cluster: str | None) -> Iterator[None]:
    """Connected to the Ray cluster, if one was named.

    Ray tells of lost workers on the standard output, where our reports go: it is sent elsewhere.
    """
    if cluster is None:
        yield
        return
    with redirect_stdout(sys.stderr):
        with usage("--cluster"):
            join_cluster(cluster)
        try:
            yield
        finally:
            leave_cluster()


def choose_bots(room: AnyRoom, names: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat; where there are fewer names than seats, they repeat."""
    listed = [name.strip() for name in names.split(",")]
    with usage("--bots"):
        for name in listed:
            find_bot(name, room.name)
        if len(listed) > seats:
            raise Fault(
                f"{len(listed)} bots for {seats} seats",
                say("fault-bots", bots=len(listed), seats=seats),
            )
    return tuple(listed[seat % len(listed)] for seat in range(seats))
