"""Moves told in a few words, and what the rules make of them: alike in the tests of every room."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from clowder.core.game import NATURE, Seat, Step
from clowder.core.room import Room
from clowder.core.value import Value

State = TypeVar("State", bound=Value)
Move = TypeVar("Move", bound=Value)
Event = TypeVar("Event", bound=Value)


class Told(Generic[State, Move, Event]):
    """Lines like `0 rotate 1 1 2`: a seat, or `*` for NATURE, and a move in notation."""

    def __init__(self, room: Room[State, Move, Event, Any, Any]) -> None:
        self._room = room

    def after(self, table: State, told: str) -> State:
        """The table after moves with commas between them, each of them allowed."""
        return self.last_step(table, told).state

    def last_step(self, table: State, told: str) -> Step[State, Event]:
        for line in told.split(","):
            seat, move = self.read_line(line)
            refused = self._room.refusal(table, seat, move)
            assert refused is None, f"{line}: {refused}"
            step = self._room.apply(table, seat, move)
            table = step.state
        return step

    def why_not(self, table: State, told: str) -> str:
        """The key and the rule by which a move is refused; "allowed" if it is not."""
        refused = self._room.refusal(table, *self.read_line(told))
        return "allowed" if refused is None else f"{refused.why} {refused.rule}"

    def read_line(self, line: str) -> tuple[Seat, Move]:
        who, _, move = line.strip().partition(" ")
        return read_seat(who), self._room.read_move(move)


def read_seat(word: str) -> Seat:
    return NATURE if word == "*" else Seat(int(word))
