"""Bots by name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from clowder.bots import levels
from clowder.bots.bot import Bot
from clowder.bots.levels import (
    bots_of,
    current_name,
    find_bot,
    make_bot,
    measured,
    own_levels,
    proposed_level,
)
from clowder.bots.rooms.cat_and_the_tower.steady import Steady
from clowder.bots.rooms.chabyrinthe import LEVELS
from clowder.bots.search import SearchBot
from clowder.bots.uniform import Uniform
from clowder.cli import games
from clowder.games import ROOMS, find_room

DOCUMENT = Path(__file__).parents[2].joinpath("docs", "strength.md").read_text("utf-8")
LEVELS_OF_ROOMS = [(room, level) for room in ROOMS for level in bots_of(room)]


def test_the_levels_go_from_the_weakest_to_the_best() -> None:
    box = ["beginner", "baseline", "quick", "kind", "trained", "deep"]
    levels = ["uniform", "beginner", "baseline", "quick", "strong"]
    assert list(own_levels("cat_in_the_box")) == box
    assert list(bots_of("chabyrinthe")) == list(bots_of("if_it_fits")) == levels
    assert list(bots_of("cat_and_the_tower")) == [
        "uniform",
        "wobbly",
        "baseline",
        "steady",
        "planner",
    ]


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


def test_every_room_has_the_baseline_and_old_tables_name_it_otherwise() -> None:
    assert all("baseline" in own_levels(room) for room in ROOMS if own_levels(room))
    assert current_name("greedy") == "baseline"
    assert current_name("steady") == "steady"


def test_somebody_elses_bot_can_be_set_up_by_its_name() -> None:
    name = "clowder.bots.search:SearchBot?worlds=3&method=ismcts"

    bot = make_bot(name, find_room("cat_in_the_box"))

    assert isinstance(bot, SearchBot)
    assert (bot.worlds, bot.method) == (3, "ismcts")


def test_an_installed_package_adds_a_bot_to_a_room(monkeypatch: pytest.MonkeyPatch) -> None:
    added = (
        ("chabyrinthe.tom", "clowder.bots.uniform:Uniform"),
        ("chabyrinthe.uniform", "json:dumps"),  # there is one already
        ("pounce.tom", "no_such_module:Tom"),
        ("purr.baseline", "clowder.bots.uniform:Uniform"),
    )
    monkeypatch.setattr(levels, "entries", lambda: added)

    assert list(bots_of("chabyrinthe"))[-2:] == ["strong", "tom"]
    assert isinstance(make_bot("tom", find_room("chabyrinthe")), Uniform)
    assert list(bots_of("pounce")) == ["uniform", "tom"]
    assert [proposed_level(room) for room in ("pounce", "purr")] == ["uniform", "baseline"]
    assert list(bots_of("if_it_fits"))[-1] != "tom"


@pytest.mark.parametrize("room", ROOMS)
def test_every_level_was_measured_and_what_was_makes_sense(room: str) -> None:
    assert list(measured(room)) == list(own_levels(room))
    for figures in measured(room).values():
        assert figures.seconds > 0
        share = figures.share
        assert share is None or 0 < share.low < share.mean <= share.high <= 1


@pytest.mark.parametrize("room", ROOMS)
def test_what_was_measured_of_a_level_is_told_in_the_documents(room: str) -> None:
    section = f"## {room.replace('_', ' ')}\n"
    told = DOCUMENT.casefold().partition(section)[2].partition("\n## ")[0].splitlines()
    for level, figures in measured(room).items():
        if (share := figures.share) is None:
            continue
        row = next(line for line in told if line.startswith(f"| `{level}` |"))
        numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", row)]
        shares = [round(100 * each, 1) for each in (share.mean, share.low, share.high)]
        assert shares in [numbers[at : at + 3] for at in range(len(numbers))]
        assert {figures.seconds, round(1000 * figures.seconds, 1)} & set(numbers)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (
            "tom",
            "cat_and_the_tower has no bot 'tom'; "
            "it has: uniform, wobbly, baseline, steady, planner, or module:Class",
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
        ("clowder.bots.uniform:Uniform?worlds", "expected module:Class?NAME=VALUE"),
        ("clowder.bots.uniform:Uniform?=3", "expected module:Class?NAME=VALUE"),
    ],
)
def test_a_name_that_is_no_bot_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"[Bb]ot") as refused:
        find_bot(name, "cat_and_the_tower")

    assert reason in str(refused.value)


def test_a_level_of_another_room_is_refused_by_its_own_name() -> None:
    with pytest.raises(ValueError, match="chabyrinthe has no bot 'wobbly'; it has: uni"):
        make_bot("wobbly", find_room("chabyrinthe"))


def test_the_list_of_games_tells_how_good_levels_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    games.run(lang="en", json=True)

    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    ours = listed["cat_in_the_box"]
    assert [level["name"] for level in ours["levels"]] == list(own_levels("cat_in_the_box"))
    share = {level["name"]: level["share"] for level in ours["levels"]}
    assert share["beginner"] is None
    assert share["quick"]["low"] < share["quick"]["mean"] < share["quick"]["high"]
    assert next(level["seconds"] for level in ours["levels"] if level["name"] == "quick") > 0
    assert ours["twin"] in ("compiled", "plain")
    assert listed["cat_and_the_tower"]["twin"] is None


def test_nobody_is_made_to_wait_for_minds_that_search() -> None:
    slow = {"cat_in_the_box": "deep", "if_it_fits": "strong", "chabyrinthe": "strong"}
    for room, best in slow.items():
        assert list(own_levels(room))[-1] == best
        assert proposed_level(room) == "baseline"
