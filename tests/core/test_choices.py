"""What a room lets one choose."""

from __future__ import annotations

from clowder.games import ROOMS

MAZE = ROOMS["chabyrinthe"]


def test_an_option_has_all_its_values() -> None:
    assert MAZE.choices() == {
        "way": ("each", "together", "teams"),
        "kittens": (False, True),
        "first_edition": (False, True),
    }


def test_what_is_written_freely_has_no_list_of_values() -> None:
    assert MAZE.texts() == ()
    assert ROOMS["stray_cat"].texts() == ("shape",)


def test_seats_fit_where_the_rules_set_up_a_table() -> None:
    assert MAZE.fitting_seats({}) == (1, 2, 3, 4)
    assert MAZE.fitting_seats({"way": "teams", "kittens": True}) == (4,)
    assert MAZE.fitting_seats({"way": "sideways"}) == ()
