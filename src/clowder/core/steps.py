"""The steps of a match: where memory is short, most are worked out again for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, Generic, overload

from clowder.core.game import Event, Move, State, Step
from clowder.core.record import Entry
from clowder.core.room import Room


class Steps(Sequence[Step[State, Event]], Generic[State, Move, Event]):
    """One for each of the entries, which lead from one to the next: so some may be forgotten."""

    def __init__(
        self,
        room: Room[State, Move, Event, Any, Any],
        opening: State,
        entries: list[Entry[Move]],
    ) -> None:
        """`entries` are those of the match, which adds to them and takes back."""
        self._room = room
        self._opening = opening
        self._entries = entries
        self._kept: list[Step[State, Event] | None] = []
        self._thin = 0  # up to there most are forgotten
        self._spacing = 1  # of those that are kept there

    def append(self, step: Step[State, Event]) -> None:
        self._kept.append(step)

    def forget(self, spacing: int) -> None:
        """Keep only every so many of those that have been made."""
        for place in range(self._thin, len(self._kept)):
            if place % spacing:
                self._kept[place] = None
        self._thin, self._spacing = len(self._kept), spacing

    def go_back(self, left: int) -> None:
        """Only so many have been made."""
        del self._kept[left:]
        self._thin = min(self._thin, left)

    def copy(self, entries: list[Entry[Move]]) -> Steps[State, Move, Event]:
        """The same steps, of a match that goes on by itself."""
        twin = copy(self)
        twin._entries, twin._kept = entries, list(self._kept)
        return twin

    def __len__(self) -> int:
        return len(self._kept)

    @overload
    def __getitem__(self, index: int) -> Step[State, Event]: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step[State, Event]]: ...
    def __getitem__(self, index: int | slice) -> Step[State, Event] | list[Step[State, Event]]:
        if isinstance(index, slice) and None not in (kept := self._kept[index]):
            return kept  # type: ignore[return-value]
        places = range(len(self))[index]
        if isinstance(places, int):
            return next(self._walk(places, places + 1))
        if places.step != 1:
            return list(self)[index]
        return list(self._walk(places.start, places.stop))

    def __iter__(self) -> Iterator[Step[State, Event]]:
        return self._walk(0, len(self))

    def __reversed__(self) -> Iterator[Step[State, Event]]:
        end = len(self)
        while end > 0:
            start = (end - 1) // self._spacing * self._spacing
            yield from reversed(self[start:end])
            end = start

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def _walk(self, start: int, end: int) -> Iterator[Step[State, Event]]:
        """The steps from one place to another, by way of the last one before them that is kept."""
        first = min(start, end)
        while first < end and self._kept[first] is None:
            first -= 1  # the very first one is never forgotten
        state = self._opening
        for place in range(first, end):
            step = self._kept[place]
            if step is None:
                entry = self._entries[place]
                step = self._room.apply(state, entry.seat, entry.move)
            state = step.state
            if place >= start:
                yield step
