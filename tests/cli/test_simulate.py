"""Many games between bots."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clowder.core.record_reader import load
from clowder.games import ROOMS
from tests.cli.house import GAME, Called, House

STRANGE = "tests.cli.strange_bots"


def simulate(house: House, *args: str | Path) -> Called:
    return house.call("simulate", GAME, "--games", "6", "--seed", "3", *args)


def results(called: Called) -> Any:
    report = json.loads(called.out)
    report.pop("seconds")
    return report


def test_the_same_seed_gives_the_same_results_for_any_number_of_jobs(house: House) -> None:
    args = ("--seats", "3", "--bots", "uniform,baseline", "--json")

    one, again = simulate(house, *args), simulate(house, *args)
    two = simulate(house, *args, "--jobs", "2")

    assert results(one) == results(again) == results(two)


def test_another_seed_gives_other_results(house: House) -> None:
    first = simulate(house, "--json")

    second = simulate(house, "--json", "--seed", "4")

    assert results(first)["results"] != results(second)["results"]
    assert results(first)["results"][1:] == results(second)["results"][:-1]


def test_the_json_has_exactly_the_promised_shape(house: House) -> None:
    called = simulate(house, "--seats", "4", "--json")

    report = json.loads(called.out)
    assert called.err == ""
    assert list(report) == [
        "clowder", "game", "version", "options", "bots", "seed", "seats", "games", "seconds",
        "moves", "results",
    ]  # fmt: skip
    assert report["clowder"] == version("clowder")
    assert report["version"] == ROOMS[GAME].version
    assert report["options"] == msgspec.to_builtins(ROOMS[GAME].types.options())
    assert (report["bots"], report["seed"]) == (["uniform"] * 4, 3)
    assert (report["game"], report["seats"], report["games"]) == (GAME, 4, 6)
    assert report["seconds"] >= 0
    assert report["moves"] > 6 * 4
    for number, result in enumerate(report["results"]):
        assert list(result) == ["seed", "how", "ranks", "points"]
        assert (result["seed"], result["how"]) == (3 + number, "rounds_played")
        assert min(result["ranks"]) == 1
        assert [len(result["ranks"]), len(result["points"])] == [4, 4]


def test_the_report_names_seats_and_bots(house: House) -> None:
    called = simulate(house, "--bots", "uniform,baseline")

    assert called.code == 0
    assert "uniform" in called.out
    assert "baseline" in called.out
    assert "Games: 6." in called.out


def test_every_record_replays_to_the_result_that_was_reported(house: House) -> None:
    called = simulate(house, "--records", "kept/here", "--json")

    files = sorted((house.folder / "kept/here").iterdir())
    assert [file.name for file in files] == [f"{GAME}-2-{seed}.game" for seed in range(3, 9)]
    for file, reported in zip(files, results(called)["results"], strict=True):
        result = load(file.read_text("utf-8"), ROOMS).result()
        assert result is not None
        points = {seat: s.points for s in result.standings for seat in s.seats}
        assert [points[seat] for seat in sorted(points)] == reported["points"]
        assert house.call("replay", file).code == 0


def test_records_can_be_read_by_others(house: House) -> None:
    simulate(house, "--records", "kept")
    plain = house.folder / "plain"
    plain.write_text("")

    modes = {file.stat().st_mode for file in (house.folder / "kept").iterdir()}

    assert modes == {plain.stat().st_mode}


def test_records_that_cannot_be_written_are_told_in_a_line(house: House) -> None:
    (house.folder / "file").write_text("")

    called = simulate(house, "--records", "file")

    assert called.code == 1
    assert called.err.startswith("clowder: file")
    assert called.err.count("\n") == 1


def test_a_bot_of_your_own_is_found_in_the_folder_you_stand_in(house: House) -> None:
    (house.folder / "my_cats.py").write_text(
        "from clowder.bots.bot import Bot\n\n"
        "class Careful(Bot):\n"
        "    def choose(self, view, ask, moves, rng, budget):\n"
        "        return moves[0]\n"
    )

    called = simulate(house, "--bots", "my_cats:Careful", "--json")

    assert (called.code, called.err) == (0, "")
    assert results(called)["games"] == 6


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Cheat", "made a move that is not allowed: “bury 99” (CIB-3)"),
        ("Babbler", "answered 'meow', which is no move of cat_in_the_box"),
        ("Painter", "answered Play(number="),
        ("Faller", "failed at strange_bots.py:"),
        ("Absent", "failed at strange_bots.py:"),
    ],
)
def test_a_bot_that_fails_is_named_in_a_line(house: House, bot: str, message: str) -> None:
    called = simulate(house, "--bots", f"uniform,{STRANGE}:{bot}")

    assert called.code == 1
    assert called.err.startswith(f"clowder: bot {STRANGE}:{bot} {message}")
    assert called.err.count("\n") == 1
    assert called.out == ""


def test_a_bot_that_fails_in_another_process_is_named_alike(house: House) -> None:
    bots = ("--bots", f"uniform,{STRANGE}:Faller")

    one, two = simulate(house, *bots), simulate(house, *bots, "--jobs", "2")

    assert one == two


def test_a_bot_that_fails_at_your_table_is_named_too(house: House) -> None:
    game = house.call(
        "play", GAME, "--bots", f"{STRANGE}:Painter", "--seed", "1", typed=["1", "1", "1"]
    )

    assert game.code == 1
    assert game.err.startswith(f"clowder: bot {STRANGE}:Painter answered")
    assert house.table().exists()


def test_a_game_that_a_fault_ends_leaves_no_record(house: House) -> None:
    called = simulate(house, "--bots", f"{STRANGE}:Faller", "--records", "kept")

    assert called.code == 1
    assert not (house.folder / "kept").exists()
