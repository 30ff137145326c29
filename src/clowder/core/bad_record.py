"""BadRecord: why a text is not the record of a game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.fault import Fault
from clowder.core.words import Say, say

# What is wrong, for whoever has words of their own for it.
WhyBad: TypeAlias = Literal["unreadable", "cut", "changed", "game", "version", "not_allowed"]


class BadRecord(Fault):
    """A text that cannot be replayed: the line or entry, and the reason."""

    def __init__(self, place: str, reason: str, sentence: Say, why: WhyBad = "unreadable") -> None:
        super().__init__(f"{place}: {reason}", sentence)
        self.args = (place, reason, sentence, why)  # all of it, so that it can be pickled
        self.place = place
        self.reason = reason
        self.why: WhyBad = why

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


def unexpected(place: str, form: str, line: str) -> BadRecord:
    found = shorten(line)
    sentence = say("fault-record-expected", form=form, found=found)
    return BadRecord(place, f"expected '{form}', found {found}", sentence)


def changed_record(place: str) -> BadRecord:
    reason = "the digest does not match: the record has been changed"
    return BadRecord(place, reason, say("fault-record-changed"), "changed")


def shorten(line: str) -> str:
    return repr(line if len(line) <= 40 else f"{line[:40]}…")
