"""The laws of `clowder.testing`, for every room of the house."""

from __future__ import annotations

from clowder.games import OWN
from clowder.testing import laws
from tests.laws.rooms import HOUSE

TestLaws = laws(*HOUSE)


def test_every_room_of_the_house_is_under_law() -> None:
    assert {room.name for room in OWN} == {case.room.name for case in HOUSE}
