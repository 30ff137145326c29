"""Remembering answers about values: all viewers of a table ask the same, one by one."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import TypeVar, TypeVarTuple

About = TypeVar("About")
Abouts = TypeVarTuple("Abouts")
Answer = TypeVar("Answer")


def remember_last(function: Callable[[*Abouts], Answer]) -> Callable[[*Abouts], Answer]:
    """For a pure function of frozen values. The very same values get the same answer without work;
    equal ones do not, since comparing could take longer than answering."""
    last: tuple[tuple[*Abouts], Answer] | None = None

    @wraps(function)
    def answer(*about: *Abouts) -> Answer:
        nonlocal last
        known = last  # another thread may come in between: each has a pair that belongs together
        if known is not None and all(map(is_, known[0], about)):
            return known[1]
        found = function(*about)
        last = (about, found)
        return found

    return answer


def remember_few(most: int) -> Callable[[Callable[[About], Answer]], Callable[[About], Answer]]:
    """The same for values that come back after others, such as lists of moves that a room keeps:
    so many are remembered, those asked about last."""

    def remember(function: Callable[[About], Answer]) -> Callable[[About], Answer]:
        known: dict[int, tuple[About, Answer]] = {}  # by identity; each keeps its value alive

        @wraps(function)
        def answer(about: About) -> Answer:
            found = known.pop(id(about), None) or (about, function(about))
            known[id(about)] = found
            if len(known) > most:
                known.pop(next(iter(known)), None)
            return found[1]

        return answer

    return remember
