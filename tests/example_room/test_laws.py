"""Pounce keeps the laws, as any room can test of itself; and what does not keep them is noticed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from clowder.core.game import Refusal, Seat
from clowder.core.room import AnyRoom
from clowder.core.value import replace
from clowder.testing import LAWS, Case, all_tables, laws
from tests.example_room.pounce import ROOM
from tests.example_room.pounce.view import view_of
from tests.example_room.redeal import redeal, retell

TestLaws = laws(Case(ROOM, redeal, retell))


def peeking(room: AnyRoom) -> AnyRoom:
    """Everyone sees the hand of the first seat."""

    def view(state: Any, seat: Seat | None) -> Any:
        seen = view_of(state, seat)
        return replace(seen, hand=state.hands[0]) if state.hands else seen

    return dataclasses.replace(room, view=view)


def endless(room: AnyRoom) -> AnyRoom:
    return dataclasses.replace(room, longest=3)


def lenient(room: AnyRoom) -> AnyRoom:
    """Whatever is asked for is allowed."""

    def refusal(*_: object) -> Refusal | None:
        return None

    return dataclasses.replace(room, refusal=refusal)


def greedy_for_cards(room: AnyRoom) -> AnyRoom:
    """A card more, whenever somebody looks."""
    return dataclasses.replace(room, inventory=lambda state: (str(hash(state)),))


@pytest.mark.parametrize(
    ("plant", "law"),
    [
        (peeking, "what_a_seat_sees_now_tells_nothing_hidden"),
        (endless, "a_game_ends_in_time"),
        (lenient, "nobody_moves_for_nature"),
        (greedy_for_cards, "no_piece_is_lost_or_made"),
    ],
)
def test_a_planted_fault_breaks_a_law(plant: Callable[[AnyRoom], AnyRoom], law: str) -> None:
    broken = {found.__name__: found for found in LAWS}[law]
    [table, *_] = all_tables(Case(plant(ROOM), redeal, retell))

    with pytest.raises(AssertionError):
        list(map(broken, [table] * 10, range(10)))
