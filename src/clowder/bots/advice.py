"""Advice: a move for a person, with the reason for it and what else would be good."""

from __future__ import annotations

from typing import Any

from clowder.core.value import Value
from clowder.core.words import Say


class Alternative(Value):
    """Another good move, and what it is worth."""

    move: Any
    worth: Say


class Advice(Value):
    """What somebody in that seat should do, by what the seat can see."""

    move: Any
    reason: Say  # one sentence
    worth: Say | None = None  # in the unit of the alternatives
    others: tuple[Alternative, ...] = ()  # the next best, two at most
