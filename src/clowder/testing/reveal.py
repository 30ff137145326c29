"""Revealing: what a replay shows hides nothing, and contradicts nothing that a seat has seen."""

from __future__ import annotations

from typing import Any

from clowder.core.rng import FastRng
from clowder.core.value import Value
from clowder.testing.case import LawTable
from clowder.testing.games import play_out, some_moments, states


def what_is_revealed_hides_nothing_and_belies_nobody(table: LawTable, seed: int) -> None:
    rng = FastRng(seed)
    match = play_out(table, seed)
    for state in (
        *states(match)[:3],
        *(m.state for m in some_moments(table, seed, 3)),
        match.state,
    ):
        revealed = table.room.reveal(state)
        for viewer in table.viewers():
            check_agreement(table, table.room.view(state, viewer), revealed)
        other = table.case.redeal(state, None, rng)
        assert other == state or table.room.reveal(other) != revealed


def every_moment_of_a_game_can_be_revealed(table: LawTable, seed: int) -> None:
    for state in states(play_out(table, seed)):
        assert isinstance(table.room.reveal(state), table.room.types.view)


def check_agreement(table: LawTable, view: Any, revealed: Any) -> None:
    """All that the seat saw is so; its hand is revealed as it held it."""
    assert view.revealed is None
    for field in type(view).__struct_fields__:
        if field not in table.case.own_fields:
            seen, shown = getattr(view, field), getattr(revealed, field)
            assert agrees(seen, shown), f"{field}: {seen} was seen, {shown} is revealed"
    hands = getattr(revealed.revealed, "hands", ())
    if view.seat is not None and hands:
        assert view.hand == hands[view.seat]


def agrees(seen: Any, revealed: Any) -> bool:
    """Whether they are the same but for blanks in what was seen."""
    if seen is None or seen == revealed:
        return True
    if isinstance(seen, Value):
        fields = type(seen).__struct_fields__  # type: ignore[attr-defined]
        return type(seen) is type(revealed) and all(
            agrees(getattr(seen, field), getattr(revealed, field)) for field in fields
        )
    if isinstance(seen, tuple):
        return len(seen) == len(revealed) and all(map(agrees, seen, revealed))
    return False
