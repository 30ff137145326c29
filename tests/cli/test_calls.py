"""Calls, right and wrong: what is printed, and the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clowder.bots.levels import own_levels
from clowder.locales import LANGUAGES, Words
from tests.cli.house import GAME, House

WRONG: dict[str, tuple[list[str], str]] = {
    "unknown command": (["meow"], "there is no command “meow”; choose from: games, rules, play"),
    "unknown switch": (["games", "--meow"], "there is no option --meow; see: clowder games --help"),
    "unknown switch of the house": (["--meow"], "there is no option --meow; see: clowder --help"),
    "too much": (["games", "more"], "this is too much: more"),
    "missing game": (["play"], "GAME is missing; see: clowder play --help"),
    "missing file": (["replay"], "FILE is missing; see: clowder replay --help"),
    "missing value": (["play", GAME, "--bots"], "--bots needs a value"),
    "unknown game": (
        ["play", "chess"],
        "GAME: there is no game “chess”; choose from: cat_in_the_box",
    ),
    "unknown game to simulate": (["simulate", "chess"], "there is no game “chess”"),
    "unknown game in the arena": (["arena", "chess"], "there is no game “chess”"),
    "unknown rules": (["rules", "chess"], "there is no game “chess”"),
    "too many seats": (["play", GAME, "--seats", "6"], "--seats: cat_in_the_box is for 2 to 5"),
    "no seats": (["play", GAME, "--seats", "0"], "is for 2 to 5 players, not 0"),
    "no seats to simulate": (["simulate", GAME, "--seats", "0"], "2 to 5 players, not 0"),
    "no seats in the arena": (["arena", GAME, "--seats", "0"], "2 to 5 players, not 0"),
    "negative seats": (["simulate", GAME, "--seats", "-1"], "2 to 5 players, not -1"),
    "seats in words": (["play", GAME, "--seats", "two"], "--seats: “two” is not a whole number"),
    "unknown language": (
        ["play", GAME, "--lang", "xx"],
        "--lang: there is no language “xx”; choose",
    ),
    "unknown language of games": (["games", "--lang", ""], "there is no language “”"),
    "unknown language of rules": (["rules", GAME, "--lang", "EN"], "there is no language “EN”"),
    "unknown bot": (
        ["play", GAME, "--bots", "tom"],
        "--bots: cat_in_the_box has no bot “tom”; it has: uni",
    ),
    "no bot": (["simulate", GAME, "--bots", ""], "has no bot “”"),
    "unknown bot beside a known": (["arena", GAME, "--bots", "baseline,tom"], "no bot “tom”"),
    "unknown module": (["play", GAME, "--bots", "no_such:Cat"], "“no_such:Cat” cannot be loaded"),
    "unknown class": (["play", GAME, "--bots", "json:Cat"], "“json:Cat” cannot be loaded"),
    "not a bot": (["play", GAME, "--bots", "json:dumps"], "“json:dumps” is not a Bot"),
    "half a bot": (["arena", GAME, "--bots", "tests.cli.strange_bots:Half"], "not a whole Bot"),
    "too many bots": (
        ["play", GAME, "--bots", "baseline,baseline,baseline"],
        "more bots than seats: 3 for 2",
    ),
    "crowd in the arena": (["arena", GAME, "--bots", "baseline," * 5 + "baseline"], "not 6"),
    "unknown option": (
        ["play", GAME, "--option", "luck=1"],
        "no option “luck”; choose from: schrod",
    ),
    "option without value": (["play", GAME, "--option", "luck"], "expected NAME=VALUE"),
    "option with a wrong value": (
        ["simulate", GAME, "--option", "schrodinger=5"],
        "--option: schrodinger cannot be “5”",
    ),
    "inner option": (["simulate", GAME, "--option", "type=Options"], "there is no option “type”"),
    "no games": (["simulate", GAME, "--games", "0"], "--games has to be at least 1"),
    "games in words": (["arena", GAME, "--games", "ten"], "--games: “ten” is not a whole number"),
    "no jobs": (["simulate", GAME, "--jobs", "0"], "--jobs has to be at least 1"),
    "seed in words": (
        ["simulate", GAME, "--seed", "moon"],
        "--seed: “moon” is not a whole number",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_call_is_answered_in_a_line_that_says_what_was_expected(
    house: House, what: str
) -> None:
    args, expected = WRONG[what]

    called = house.call(*args)

    assert called.code == 2
    assert called.out == ""
    assert called.err.startswith("clowder: ")
    assert expected in called.err
    assert called.err.count("\n") == 1
    assert list(house.folder.iterdir()) == [], "nothing is written for a wrong call"


def test_an_unknown_language_in_the_environment_is_a_wrong_call(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOWDER_LANG", "xx")

    called = house.call("games")

    assert called.code == 2
    assert "there is no language “xx”" in called.err


def test_a_bot_whose_module_fails_cannot_be_loaded(house: House) -> None:
    (house.folder / "torn.py").write_text("1 / 0\n")
    (house.folder / "garbled.py").write_text("class\n")

    torn = house.call("simulate", GAME, "--bots", "torn:Cat")
    garbled = house.call("simulate", GAME, "--bots", "garbled:Cat")
    relative = house.call("simulate", GAME, "--bots", ".torn:Cat")

    assert {torn.code, garbled.code, relative.code} == {2}
    assert "the bot “torn:Cat” cannot be loaded: division by zero" in torn.err
    assert "the bot “garbled:Cat” cannot be loaded" in garbled.err
    assert garbled.err.count("\n") == relative.err.count("\n") == 1


def test_a_data_folder_that_cannot_be_made_is_told_in_a_line(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (house.folder / "file").write_text("")
    monkeypatch.setenv("CLOWDER_DATA", str(house.folder / "file"))

    called = house.play()

    assert called.code == 1
    assert called.err.startswith(f"clowder: {house.folder / 'file'}")
    assert called.err.count("\n") == 1


def test_without_a_command_there_is_help(house: House) -> None:
    called = house.call()

    assert called.code == 2
    assert called.err == ""
    for command in ("games", "rules", "play", "simulate", "replay", "arena"):
        assert command in called.out


@pytest.mark.parametrize("command", ["games", "rules", "play", "simulate", "replay", "arena"])
def test_every_command_explains_itself(house: House, command: str) -> None:
    called = house.call(command, "--help")

    assert (called.code, called.err) == (0, "")
    assert "Usage" in called.out


def test_the_version_is_one_line(house: House) -> None:
    called = house.call("--version")

    assert called.code == 0
    assert called.out.startswith("clowder")
    assert called.out.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_in_each_language(house: House, language: str) -> None:
    called = house.call("games", "--lang", language)

    assert called.code == 0
    assert GAME in called.out
    assert Words(language)("cib-title") in called.out


def test_games_as_json_have_what_a_program_needs(house: House) -> None:
    called = house.call("games", "--json")

    games = {game["name"]: game for game in json.loads(called.out)}
    levels, twin = games[GAME].pop("levels"), games[GAME].pop("twin")
    assert [level["name"] for level in levels] == list(own_levels(GAME))
    assert levels[0]["share"] is None
    assert levels[1]["share"]["low"] < levels[1]["share"]["mean"] < levels[1]["share"]["high"]
    assert levels[1]["seconds"] > 0
    assert twin in ("compiled", "plain")
    assert games[GAME] == {
        "name": GAME,
        "title": "Cat in the Box",
        "version": 1,
        "seats": [2, 3, 4, 5],
        "options": {"schrodinger": False},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_whole_in_each_language(house: House, language: str) -> None:
    called = house.call("rules", GAME, "--lang", language)

    assert called.code == 0
    for number in range(1, 19):
        assert f"CIB-{number} " in called.out


def test_an_option_needs_no_quotation_marks(house: House) -> None:
    called = house.call("simulate", GAME, "--games", "1", "--option", "schrodinger=true")

    assert called.code == 0


def test_the_way_back_names_a_program_that_can_be_called(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = house.folder / "bin" / "clowder"
    script.parent.mkdir()
    script.write_text("")
    script.chmod(0o755)
    monkeypatch.setattr("sys.argv", [str(script)])

    hidden = house.play()
    monkeypatch.setenv("PATH", str(script.parent))
    found = house.play()
    monkeypatch.setattr("sys.argv", [str(Path("clowder") / "__main__.py")])
    module = house.play()

    assert f"Resume with: {script} play {GAME} --resume" in hidden.out
    assert f"Resume with: clowder play {GAME} --resume" in found.out
    assert f"python -m clowder play {GAME} --resume" in module.out.replace("python3", "python")
