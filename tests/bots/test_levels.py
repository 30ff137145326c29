"""Bots by name."""

from __future__ import annotations

import pytest

from clowder.bots.bot import Bot
from clowder.bots.greedy import Greedy
from clowder.bots.levels import BOTS, find_bot, make_bot
from clowder.bots.uniform import Uniform
from clowder.games import find_room

GAME = find_room("cat_in_the_box").game


def test_the_bots_of_the_house_are_found_by_name() -> None:
    assert [find_bot(name) for name in ("uniform", "greedy")] == [Uniform, Greedy]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_the_house_can_sit_down(name: str) -> None:
    bot = make_bot(name, GAME)

    assert isinstance(bot, Bot)
    assert bot.game is GAME


def test_anybody_elses_bot_is_found_by_module_and_class() -> None:
    assert find_bot("clowder.bots.uniform:Uniform") is Uniform


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("tom", f"there is no bot 'tom'; there is: {', '.join(BOTS)}, or module:Class"),
        ("", "there is no bot ''"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("json:", "there is no bot 'json:'"),
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
        find_bot(name)

    assert reason in str(refused.value)
