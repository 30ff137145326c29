"""The words of the tower name what is meant."""

from __future__ import annotations

import pytest

from clowder.core.game import Ask, Seat
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.events import Blocked, Fell, Raised
from clowder.games.cat_and_the_tower.moves import Plan
from clowder.games.cat_and_the_tower.pieces import COLLAPSE, Kind, Name
from clowder.games.cat_and_the_tower.state import Build, Placing, Slot
from clowder.games.cat_and_the_tower.text import say_hand
from clowder.locales import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_in_the_way_has_a_name(language: str) -> None:
    told = {by: in_the_way(by, language) for by in ("table", "nothing", "toto", "floor2", "grey1")}

    assert len(set(told.values())) == len(told)


def in_the_way(by: str, language: str) -> str:
    event = Blocked(Seat(0), Name("brick1"), Name(by))
    said = ROOM.text.event(event, ("Ann",), Seat(0))
    assert said is not None
    return Words(language)(said.key, **dict(said.args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_walls_are_not_counted_as_part_of_five(language: str) -> None:
    assert str(COLLAPSE) in lost_walls(COLLAPSE - 1, language)
    told = lost_walls(COLLAPSE + 1, language)
    assert str(COLLAPSE + 1) in told
    assert str(COLLAPSE) not in told


def lost_walls(total: int, language: str) -> str:
    said = ROOM.text.event(Fell((Name("brick1"),), (Name("brick1"),), total), ("Ann",), None)
    assert said is not None
    return Words(language)(said.key, **dict(said.args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_walls_of_a_kind_are_no_choice(language: str) -> None:
    assert wall_due("pillar", "pillar", language) == wall_due("pillar", None, language)
    assert wall_due("pillar", "brick", language) != wall_due("pillar", None, language)


def wall_due(first: Kind, second: Kind | None, language: str) -> str:
    slots = tuple(Slot(kind) for kind in (first, second) if kind)
    said = say_hand(Ask(Seat(0), "wall"), Placing(Seat(0), Build(slots), 0))
    return Words(language)(said.key, **dict(said.args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_that_is_given_is_told(language: str) -> None:
    raised = ROOM.text.event(Raised(5), ("Ann",), Seat(0))
    planned = ROOM.text.move(Plan(0, 200, ()))
    assert raised is not None

    assert "5" in Words(language)(raised.key, **dict(raised.args))
    assert Words(language)(planned.key) != planned.key
