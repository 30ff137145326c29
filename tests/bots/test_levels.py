"""Bots by name."""

from __future__ import annotations

import pytest

from clowder.bots.bot import Bot
from clowder.bots.levels import bots_of, find_bot, make_bot
from clowder.bots.rooms.cat_and_the_tower.steady import Steady
from clowder.bots.rooms.chabyrinthe import LEVELS
from clowder.bots.uniform import Uniform
from clowder.games import ROOMS, find_room

LEVELS_OF_ROOMS = [(room, level) for room in ROOMS for level in bots_of(room)]


def test_the_levels_go_from_the_weakest_to_the_best() -> None:
    assert list(bots_of("chabyrinthe")) == ["uniform", "greedy"]
    assert list(bots_of("cat_and_the_tower")) == ["uniform", "wobbly", "greedy", "steady"]


@pytest.mark.parametrize(("room", "level"), LEVELS_OF_ROOMS)
def test_every_bot_of_the_house_can_sit_down(room: str, level: str) -> None:
    bot = make_bot(level, find_room(room))

    assert isinstance(bot, Bot)
    assert bot.room is find_room(room)


def test_a_level_belongs_to_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "steady", Uniform)

    assert find_bot("steady", "chabyrinthe") is Uniform
    assert find_bot("steady", "cat_and_the_tower") is Steady


def test_a_room_without_bots_of_its_own_has_the_one_that_plays_anything() -> None:
    assert bots_of("pounce") == {"uniform": Uniform}


def test_anybody_elses_bot_is_found_by_module_and_class() -> None:
    assert find_bot("clowder.bots.uniform:Uniform", "chabyrinthe") is Uniform


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (
            "tom",
            "cat_and_the_tower has no bot 'tom'; "
            "it has: uniform, wobbly, greedy, steady, or module:Class",
        ),
        ("", "cat_and_the_tower has no bot ''"),
        ("Greedy", "cat_and_the_tower has no bot 'Greedy'"),
        ("json:", "cat_and_the_tower has no bot 'json:'"),
        (":Cat", "the bot ':Cat' cannot be loaded"),
        (".here:Cat", "cannot be loaded"),
        ("no_such_module:Cat", "cannot be loaded: No module named 'no_such_module'"),
        ("json:Cat", "cannot be loaded: module 'json' has no attribute 'Cat'"),
        ("json:dumps", "'json:dumps' is not a Bot"),
        ("json:JSONDecoder", "'json:JSONDecoder' is not a Bot"),
        ("clowder.bots.bot:Bot", "does not say how to choose"),
    ],
)
def test_a_name_that_is_no_bot_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"[Bb]ot") as refused:
        find_bot(name, "cat_and_the_tower")

    assert reason in str(refused.value)


def test_a_level_of_another_room_is_refused_by_its_own_name() -> None:
    with pytest.raises(ValueError, match="chabyrinthe has no bot 'wobbly'; it has: uni"):
        make_bot("wobbly", find_room("chabyrinthe"))
