"""A room by name, and its options made from what somebody changed."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options
from tests.core.purr import PURR, Purring


def test_what_is_not_changed_is_as_usual() -> None:
    assert ROOM.make_options({}) == Options()
    assert ROOM.make_options({"schrodinger": True}) == Options(schrodinger=True)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"turbo": True}, "there is no option 'turbo'; there is: schrodinger"),
        ({"type": "Options"}, "there is no option 'type'"),
        ({"schrodinger": 1}, "Expected `bool`, got `int` - at `\\$.schrodinger`"),
        ({"schrodinger": None}, "Expected `bool`"),
    ],
)
def test_a_bad_option_is_named(changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ROOM.make_options(changed)


def test_a_game_is_for_so_many_players() -> None:
    assert PURR.opening(PURR.make_options({}), 2) == Purring(2, 2)
    with pytest.raises(ValueError, match="purr is for 1 to 2 players, not 3"):
        PURR.opening(PURR.make_options({}), 3)
    with pytest.raises(ValueError, match="two cannot purr softly"):
        PURR.opening(PURR.make_options({"softly": True}), 2)
