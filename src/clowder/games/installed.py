"""Rooms that other packages bring: each names its ROOM in the entry point group `clowder.rooms`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

import msgspec

from clowder.core.room import AnyRoom, Room

GROUP = "clowder.rooms"
MOST_SEATS = 5  # as many as there are furs to tell players apart
LANGUAGE = "en"  # the one language in which every room has its texts


class LeftOut(NamedTuple):
    """An installed room that cannot be used, and why."""

    name: str  # of the entry point
    reason: str

    def __str__(self) -> str:
        return f"the installed game '{self.name}' is left out: {self.reason}"


class Installed(NamedTuple):
    rooms: tuple[AnyRoom, ...]
    left_out: tuple[LeftOut, ...]


def installed_rooms(own: Iterable[AnyRoom]) -> Installed:
    """The rooms of other packages, in the order of their names; `own` are there already."""
    rooms, left_out = list(own), list[LeftOut]()
    first = len(rooms)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            rooms.append(load_room(entry, rooms))
        except Exception as error:  # a stranger's package may fail in any way
            left_out.append(LeftOut(entry.name, f"{entry.value}: {type(error).__name__}: {error}"))
    return Installed(tuple(rooms[first:]), tuple(left_out))


def load_room(entry: EntryPoint, rooms: Iterable[AnyRoom]) -> AnyRoom:
    """Raises ValueError, or whatever the package raises, where the room cannot be used."""
    room = entry.load()
    if not isinstance(room, Room):
        raise ValueError("it is not a clowder.core.room.Room")
    if room.name != entry.name:
        raise ValueError(f"its entry point must have the name of the game, '{room.name}'")
    check_names(room, rooms)
    check_texts(room)
    check_opening(room)
    return room


def check_names(room: AnyRoom, rooms: Iterable[AnyRoom]) -> None:
    if not re.fullmatch("[a-z][a-z_]{0,31}", room.name):
        raise ValueError(f"'{room.name}' cannot be a name: use at most 32 small letters and _")
    if not re.fullmatch("[a-z]{2,10}", room.prefix):
        raise ValueError(f"'{room.prefix}' cannot be a prefix: use two to ten small letters")
    for other in rooms:
        if room.name == other.name:
            raise ValueError(f"there is a game '{room.name}' already, in {other.package}")
        if room.prefix == other.prefix:
            raise ValueError(f"the prefix '{room.prefix}' is taken by {other.name}")


def check_texts(room: AnyRoom) -> None:
    """The list of games needs title, tagline and aim of every room, and all files must be text."""
    folder = resources.files(room.package).joinpath("locales")
    if not folder.joinpath(LANGUAGE).is_dir():
        raise ValueError(f"{room.package} has no folder locales/{LANGUAGE} with its texts")
    for language in (part for part in folder.iterdir() if part.is_dir()):
        texts = "".join(f"\n{file.read_text('utf-8')}" for file in language.iterdir())
        for key in (f"{room.prefix}-{part}" for part in ("title", "tagline", "aim")):
            if language.name == LANGUAGE and f"\n{key} =" not in texts:
                raise ValueError(f"its English texts have no message '{key}'")


def check_opening(room: AnyRoom) -> None:
    """The list of games tries which options go together, and describes the types."""
    if not set(room.seats) <= set(range(1, MOST_SEATS + 1)):
        raise ValueError(f"a table has 1 to {MOST_SEATS} seats, not {room.seats}")
    if not room.fitting_seats({}):
        raise ValueError("nobody can play it with its usual options")
    types = room.types
    msgspec.json.schema_components(
        (types.options, types.state, types.view, types.move, types.event)
    )
