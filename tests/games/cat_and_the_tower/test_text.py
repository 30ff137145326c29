"""The words of the tower name what is meant."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.events import Blocked
from clowder.games.cat_and_the_tower.pieces import Name
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
