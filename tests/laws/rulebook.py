"""The numbered rules as they are written in docs/games/rules, or beside the example room."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from clowder.core.room import AnyRoom

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "games" / "rules"


def rules_of(room: AnyRoom) -> set[str]:
    """The numbers of one game's rules; each stands once at the head of its line."""
    return numbers_in(rulebook_of(room))


def rulebook_of(room: AnyRoom) -> str:
    beside = folder_of(room) / "rules.md"
    return (beside if beside.exists() else RULES / f"{room.name}.md").read_text("utf-8")


def folder_of(room: AnyRoom) -> Path:
    """Where the code of the room lies."""
    return Path(str(resources.files(room.package)))


def numbers_in(text: str) -> set[str]:
    numbers = re.findall(r"^- ([A-Z]+-C?[0-9]+)\b", text, flags=re.MULTILINE)
    assert len(numbers) == len(set(numbers)), "a rule number is used twice"
    return set(numbers)
