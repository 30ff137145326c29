"""Sealed: answers given in secret, at the same time, and opened together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic, TypeVar

from clowder.core.game import Seat
from clowder.core.value import Value, put

Answer = TypeVar("Answer")


class Sealed(Value, Generic[Answer]):
    """One envelope per seat that is asked. All see who has sealed theirs, nobody what is inside."""

    answers: tuple[Answer | None, ...]  # None: not given yet, or not yours to see
    given: tuple[bool | None, ...]  # None: this seat has no envelope

    def put(self, seat: Seat, answer: Answer) -> Sealed[Answer]:
        """Raises ValueError where the seat has no envelope."""
        if self.given[seat] is None:
            raise ValueError(f"seat {seat} has no envelope: {self.given}")
        return Sealed(put(self.answers, seat, answer), put(self.given, seat, True))

    def open(self) -> tuple[Answer, ...]:
        """The answers by seat; raises ValueError while one is missing or hidden."""
        answers = tuple(answer for answer in self.answers if answer is not None)
        if len(answers) < len(self.asked()):
            raise ValueError(f"not every answer is here to be opened: {self.given}")
        return answers

    def asked(self) -> tuple[Seat, ...]:
        """Who has an envelope."""
        return tuple(Seat(seat) for seat, given in enumerate(self.given) if given is not None)

    def missing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked() if not self.given[seat])

    def seen_by(self, viewer: Seat | None) -> Sealed[Answer]:
        """The same envelopes, those of other seats closed."""
        answers = (answer if seat == viewer else None for seat, answer in enumerate(self.answers))
        return Sealed(tuple(answers), self.given)


def unsealed(seats: int, among: Collection[Seat] | None = None) -> Sealed[Answer]:
    """An empty envelope for each seat, or for some of them."""
    given = (False if among is None or seat in among else None for seat in range(seats))
    return Sealed((None,) * seats, tuple(given))
