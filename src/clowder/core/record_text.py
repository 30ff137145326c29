"""Writes records: as readable `.game` text, and as JSON.

A `.game` text has a line for the game and its version, one for the seats, one for each option
that was changed, then a line per entry (`*` is NATURE), and an `end` line with the number of
entries and a digest, so that a cut or edited record cannot pass for a whole one. Blank lines and
lines that begin with `#` are ignored.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from clowder.core.fairness import Fairness, Origin
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry, Record
from clowder.core.room import AnyRoom
from clowder.core.value import to_json

AnyMatch = Match[Any, Any, Any, Any, Any]
AnyRecord = Record[Any, Any]


def write_text(room: AnyRoom, record: AnyRecord) -> str:
    lines = record_lines(room, record)
    return "\n".join((*lines, f"end {len(record.entries)} {digest(lines)}")) + "\n"


def write_json(room: AnyRoom, record: AnyRecord) -> bytes:
    """The record as JSON, with the digest of its text."""
    signed = msgspec.to_builtins(record) | {"digest": digest(record_lines(room, record))}
    return to_json(signed)


def record_lines(room: AnyRoom, record: AnyRecord) -> tuple[str, ...]:
    return (
        *rules_lines(room, record),
        *fairness_lines(record.fairness),
        *(write_entry(room, entry) for entry in record.entries),
    )


def rules_lines(room: AnyRoom, record: AnyRecord) -> tuple[str, ...]:
    """What was agreed before play: the game, its version, the seats and the options."""
    changed = changed_options(room, record.options)
    return (
        f"game {record.game} {record.version}",
        f"seats {record.seats}",
        *(f"option {name} {to_json(value).decode()}" for name, value in changed.items()),
    )


def fairness_lines(fairness: Fairness | None) -> tuple[str, ...]:
    if fairness is None:
        return ()
    return (
        f"fair table {fairness.table}",
        f"fair commitment {fairness.commitment}",
        f"fair seed {fairness.seed or '-'}",
        *(f"fair seat {seat} {text or '-'}" for seat, text in enumerate(fairness.given)),
        *(["fair fixed"] if fairness.fixed else []),
        *origin_lines(fairness.origin),
        *([f"fair day {fairness.day}"] if fairness.day else []),
        *([f"fair undone {fairness.undone}"] if fairness.undone else []),
    )


def origin_lines(origin: Origin | None) -> tuple[str, ...]:
    return () if origin is None else (f"fair origin {origin.table} {origin.entries}",)


def write_entry(room: AnyRoom, entry: Entry[Any]) -> str:
    return f"{write_seat(entry.seat)} {room.write_move(entry.move)}"


def write_seat(seat: Seat) -> str:
    return "*" if seat == NATURE else str(seat)


def changed_options(room: AnyRoom, options: Any) -> dict[str, Any]:
    usual = msgspec.to_builtins(room.types.options())
    return {
        name: value for name, value in msgspec.to_builtins(options).items() if usual[name] != value
    }


def digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
