"""The table of any room: its view field by field, and the moves that are listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from clowder.core.game import Ask
from clowder.core.room import AnyRoom
from clowder.locales import Words

HIDDEN = ("type", "options", "seats")  # known from elsewhere


class GeneralPrinter:
    """For rooms that bring no printer of their own: plain, but enough to play by."""

    def __init__(self, room: AnyRoom, names: Sequence[str], words: Words) -> None:
        self.room = room
        self.names = names
        self.words = words

    def draw(self, view: Any, moves: Sequence[Any]) -> RenderableType:  # noqa: ARG002 (none are lit)
        title = Text(self.words(f"{self.room.prefix}-title"), "bold")
        fields = {k: v for k, v in msgspec.to_builtins(view).items() if k not in HIDDEN}
        width = max(map(len, fields), default=0)
        lines = (
            Text(f"{name:>{width}}  ", "dim").append(plain(value), "not dim")
            for name, value in fields.items()
        )
        return Group(title, *lines)

    def choices(self, moves: Sequence[Any]) -> dict[int, Any]:
        return dict(enumerate(moves, start=1))

    def list_choices(self, choices: Mapping[int, Any]) -> RenderableType:
        said = (f"{n:>2}) {self.words.say(self.room.text.move(m))}" for n, m in choices.items())
        return Group(*map(Text, said))

    def after(self, event: Any) -> RenderableType | None:  # noqa: ARG002 (the log says it all)
        return None

    def notation(self, typed: str) -> str:
        return typed

    def example(self, ask: Ask) -> str:
        return ask.what


def plain(value: Any) -> str:
    """A value on one line: `1 5 7`, `Choosing (sealed - - 3)`, `-` for nothing."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case dict():
            kind = value.get("type", "")
            inner = ", ".join(f"{k} {plain(v)}" for k, v in value.items() if k != "type")
            return f"{kind} ({inner})" if inner else str(kind)
        case tuple() if any(isinstance(item, tuple | dict) for item in value):
            return " | ".join(map(plain, value))
        case tuple():
            return " ".join(map(plain, value)) or "-"
        case _:
            return str(value)
