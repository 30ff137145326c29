"""A command: something to be done at a table, once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVarTuple

from clowder.server.log.decide import Decision, Guest
from clowder.server.log.state import TableState

Args = TypeVarTuple("Args")


@dataclass(frozen=True)
class Command:
    """`decide(state, *args)` says which entry it adds to the log of the table; it is asked again
    where the log has grown meanwhile. Made by `command` and `guest_command`, which check types."""

    id: str  # a command that was carried out does nothing when it comes again
    decide: Callable[..., Decision]
    args: tuple[Any, ...]
    automatic: bool = False  # of a bot or a clock: only the node that runs the table may do it
    by: str = ""  # the session of whoever gave it, where its id names them

    def __str__(self) -> str:
        """For logs: without the arguments, which may be secret."""
        return f"{self.decide.__name__} ({self.id})"

    def decision(self, table: TableState) -> Decision:
        """Raises Denied, and MoveRefused where the rules of the game say no."""
        return self.decide(table, *self.args)


def command(id: str, decide: Callable[[TableState, *Args], Decision], *args: *Args) -> Command:
    return Command(id, decide, args)


def automatic_command(
    id: str, decide: Callable[[TableState, *Args], Decision], *args: *Args
) -> Command:
    """What a table does by itself, on whichever node runs its bots and clocks."""
    return Command(id, decide, args, automatic=True)


def guest_command(
    guest: Guest,
    id: str,
    decide: Callable[[TableState, *Args], Decision],
    *args: *Args,
) -> Command:
    """The ids of two guests can never be taken for each other."""
    return Command(f"{guest.session}/{id}", decide, args, by=guest.session)
