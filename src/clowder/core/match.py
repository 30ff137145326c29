"""Match: the referee of one game. It judges, applies, records, and lets NATURE answer."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from copy import copy
from typing import Generic

from clowder.core.game import (
    NATURE,
    Ask,
    Event,
    Move,
    Options,
    Refusal,
    Result,
    Seat,
    State,
    View,
)
from clowder.core.record import Entry, Record
from clowder.core.rng import Rng
from clowder.core.room import Room
from clowder.core.steps import Steps
from clowder.core.turning import decided_at


class Match(Generic[State, Move, Event, View, Options]):
    """One game in progress. Without an `rng`, NATURE's moves must be played like any others."""

    def __init__(
        self,
        room: Room[State, Move, Event, View, Options],
        options: Options,
        seats: int,
        rng: Rng | None = None,
    ) -> None:
        self.room = room
        self.options = options
        self.seats = seats
        self.rng = rng
        self.entries: list[Entry[Move]] = []
        self._settled = 0  # so many entries can no more be taken back
        self._decided: tuple[State, int | None] | None = None  # of the end that it was asked of
        self._opening = room.opening(options, seats)
        self.steps = Steps(room, self._opening, self.entries)
        self._set(self._opening)
        self.let_nature_answer()

    def play(self, seat: Seat, move: Move) -> Refusal | None:
        """Make a move; a refused one changes nothing and comes back with its reason."""
        refusal = self.room.refusal(self.state, seat, move)
        if refusal is None:
            self._add(seat, move)
            self.let_nature_answer()
        return refusal

    def let_nature_answer(self, until: Container[str] = ()) -> None:
        """Play NATURE's moves while it is asked, each drawn from its own stream of the rng; stop
        where it is asked something of `until`."""
        while self.rng is not None and self.asks and self.asks[0].seat == NATURE:
            if self.asks[0].what in until:
                return
            draw = sum(entry.seat == NATURE for entry in self.entries)
            stream = self.rng.stream(self.asks[0].what, draw)
            self._add(NATURE, self.room.sample(self.state, NATURE, stream))

    def undo(self, seat: Seat | None = None) -> Entry[Move]:
        """Take back the last move, or all since `seat` moved; raises ValueError if it cannot."""
        back = self.undo_point(seat)
        taken = self.entries[back]
        del self.entries[back:]
        self.steps.go_back(back)
        self._set(self.steps[-1].state if self.steps else self._opening)
        return taken

    def undo_point(self, seat: Seat | None = None) -> int:
        """How many entries `undo` would leave; raises ValueError like it."""
        back = None if seat == NATURE else self._last_move(seat)
        if back is None:
            raise ValueError("there is no move to take back")
        if back < self._settled:
            raise ValueError("something hidden has been shown since: no move can be taken back")
        return back

    def fork(self) -> Match[State, Move, Event, View, Options]:
        """An independent copy of the game as it is now."""
        twin = copy(self)
        twin.entries = list(self.entries)
        twin.steps = self.steps.copy(twin.entries)
        return twin

    def moves(self, seat: Seat) -> Sequence[Move] | None:
        return self.room.moves(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        return self.room.view(self.state, seat)

    def result(self) -> Result | None:
        return self.room.result(self.state)

    def decided(self) -> int | None:
        """The round, turn or card from which on the winner was ahead; worked out once."""
        if self._decided is None or self._decided[0] is not self.state:
            courses = (self.room.course(step.state) for step in reversed(self.steps))
            self._decided = (self.state, decided_at(self.result(), courses))
        return self._decided[1]

    def witnessed(self, seat: Seat | None, since: int = 0) -> Iterator[Event]:
        """What `seat` has witnessed from entry number `since` on."""
        for step in self.steps[since:]:
            for event in step.events:
                seen = self.room.witness(event, seat)
                if seen is not None:
                    yield seen

    def record(self) -> Record[Move, Options]:
        return Record(
            self.room.name, self.room.version, self.seats, self.options, tuple(self.entries)
        )

    def _add(self, seat: Seat, move: Move) -> None:
        step = self.room.apply(self.state, seat, move)
        self.entries.append(Entry(seat, move))
        self.steps.append(step)
        if step.final:
            self._settled = len(self.entries)
        self._set(step.state)

    def _set(self, state: State) -> None:
        self.state: State = state
        self.asks: tuple[Ask, ...] = self.room.asks(state)

    def _last_move(self, seat: Seat | None) -> int | None:
        """The index of the last entry of `seat`, or of any player."""
        for index in range(len(self.entries) - 1, -1, -1):
            mover = self.entries[index].seat
            if mover == seat or (seat is None and mover != NATURE):
                return index
        return None
