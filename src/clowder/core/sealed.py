"""Sealed: answers given in secret, at the same time, and opened together."""

from __future__ import annotations

from typing import Generic, TypeVar

from clowder.core.game import Seat
from clowder.core.value import Value, put

Answer = TypeVar("Answer")


class Sealed(Value, Generic[Answer]):
    """One envelope per seat. Everyone sees who has sealed theirs, nobody what is inside."""

    answers: tuple[Answer | None, ...]  # None: not given yet, or not yours to see
    given: tuple[bool, ...]

    def put(self, seat: Seat, answer: Answer) -> Sealed[Answer]:
        return Sealed(put(self.answers, seat, answer), put(self.given, seat, True))

    def open(self) -> tuple[Answer, ...]:
        """What everyone chose; raises ValueError while an answer is missing or closed."""
        answers = tuple(answer for answer in self.answers if answer is not None)
        if len(answers) < len(self.answers):
            raise ValueError(f"not every answer is here to be opened: {self.given}")
        return answers

    def missing(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, given in enumerate(self.given) if not given)

    def seen_by(self, viewer: Seat | None) -> Sealed[Answer]:
        """The same envelopes with everybody else's closed."""
        answers = (answer if seat == viewer else None for seat, answer in enumerate(self.answers))
        return Sealed(tuple(answers), self.given)


def unsealed(seats: int) -> Sealed[Answer]:
    """An empty envelope for each seat."""
    return Sealed((None,) * seats, (False,) * seats)
