"""`clowder arena` as it is read and as it is parsed."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import pytest

from clowder.locales import LANGUAGES
from tests.cli.house import GAME, House
from tests.waiting import PATIENCE, wait_until


def untimed(out: str) -> Any:
    """The report but for how long anybody thought."""
    report = json.loads(out)
    for bot in report["bots"]:
        assert 0 < bot.pop("seconds")["worst"] < 60
    return report


def test_the_table_has_points_wins_and_rating_with_intervals(house: House) -> None:
    called = house.call(
        "arena", GAME, "--bots", "uniform,baseline", "--seats", "3", "--games", "12"
    )

    assert (called.code, called.err) == (0, "")
    assert "Deals: 2. Games: 12. Seats: 3. All intervals are at 95%." in called.out
    assert "Too few deals to tell: 2, at least 10 are needed." in called.out
    assert "too few deals" in called.out
    assert "is better" not in called.out


def test_the_json_has_a_mean_and_its_interval_for_each_figure(house: House) -> None:
    called = house.call("arena", GAME, "--bots", "uniform,baseline", "--games", "20", "--json")

    report = json.loads(called.out)
    assert list(report) == [
        "type", "clowder", "game", "version", "options", "lineup", "seed", "seats", "deals",
        "games", "wanted", "sprt", "bots", "pairs",
    ]  # fmt: skip
    assert [report[key] for key in ("game", "seats", "deals", "games")] == [GAME, 2, 10, 20]
    assert (report["lineup"], report["wanted"]) == (["uniform", "baseline"], 20)
    assert sorted(bot["bot"] for bot in report["bots"]) == ["baseline", "uniform"]
    for bot in report["bots"]:
        assert bot["games"] == 20
        for figure in (bot["points"], bot["wins"], bot["rating"], *bot["lines"].values()):
            assert figure["low"] <= figure["mean"] <= figure["high"]


def test_one_bot_among_others_has_a_share_of_wins_per_game(house: House) -> None:
    bots = "baseline,uniform,uniform"
    called = house.call("arena", GAME, "--bots", bots, "--games", "6", "--json")

    report = json.loads(called.out)
    games = {bot["bot"]: bot["games"] for bot in report["bots"]}
    wins = {bot["bot"]: bot["wins"]["mean"] for bot in report["bots"]}
    assert (report["seats"], report["deals"], report["games"]) == (3, 2, 6)
    assert games == {"baseline": 6, "uniform": 12}
    assert abs(wins["baseline"] + 2 * wins["uniform"] - 1) < 1e-9


def test_games_are_rounded_up_to_whole_deals(house: House) -> None:
    called = house.call("arena", GAME, "--games", "3", "--json")

    assert json.loads(called.out)["games"] == 4


def test_one_deal_alone_has_no_honest_interval_for_points(house: House) -> None:
    called = house.call("arena", GAME, "--games", "1", "--json")

    points = json.loads(called.out)["bots"][0]["points"]
    assert (points["low"], points["high"]) == (None, None)


def test_the_same_seed_gives_the_same_report_for_any_number_of_jobs(house: House) -> None:
    args = ("arena", GAME, "--games", "8", "--seed", "7", "--json")

    one, two = house.call(*args), house.call(*args, "--jobs", "2")

    assert untimed(one.out) == untimed(two.out)


def test_a_bot_that_cheats_is_named_in_a_line(house: House) -> None:
    called = house.call("arena", GAME, "--bots", "uniform,tests.cli.strange_bots:Cheat")

    assert called.code == 1
    assert called.err.startswith("clowder: bot tests.cli.strange_bots:Cheat made a move that")
    assert called.err.count("\n") == 1


def test_enough_deals_tell_who_is_better(house: House) -> None:
    called = house.call("arena", GAME, "--bots", "uniform,baseline", "--games", "24")

    assert "baseline is better" in called.out
    assert "Too few" not in called.out
    assert called.out.count("±") >= 4
    assert "Seat 0" in called.out
    assert "Seat 1" in called.out


def test_the_pairs_say_how_sure_they_are(house: House) -> None:
    few = house.call("arena", GAME, "--bots", "uniform,baseline", "--games", "4", "--json")
    more = house.call("arena", GAME, "--bots", "uniform,baseline", "--games", "24", "--json")

    (pair,) = json.loads(few.out)["pairs"]
    assert (pair["bot"], pair["other"], pair["verdict"]) == ("baseline", "uniform", "few")
    (pair,) = json.loads(more.out)["pairs"]
    assert (pair["deals"], pair["verdict"]) == (12, "better")
    assert pair["wins"]["low"] > 0


def test_the_csv_has_a_line_for_each_seat_of_each_game(house: House) -> None:
    file = house.folder / "games.csv"
    called = house.call("arena", GAME, "--games", "6", "--seats", "3", "--csv", file, "--json")

    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    report = json.loads(called.out)
    assert len(rows) == 3 * report["games"]
    for bot in report["bots"]:
        own = [row for row in rows if row["bot"] == bot["bot"]]
        assert len(own) == bot["games"]
        points = sum(int(row["points"]) for row in own) / len(own)
        assert points == pytest.approx(bot["points"]["mean"])
        seconds = sum(float(row["seconds"]) for row in own)
        decisions = sum(int(row["decisions"]) for row in own)
        assert seconds / decisions == pytest.approx(bot["seconds"]["mean"], abs=1e-5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plot_is_a_picture_with_every_bot(house: House, language: str) -> None:
    file = house.folder / "wins.svg"
    house.call("arena", GAME, "--games", "6", "--plot", file, "--lang", language)

    picture = ElementTree.fromstring(file.read_text("utf-8"))
    written = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"baseline", "uniform", "50%", "3"} <= set(written)


def test_a_plot_of_a_bot_with_an_odd_name_is_still_a_picture(house: House) -> None:
    file = house.folder / "wins.svg"
    bot = "clowder.bots.search:SearchBot?worlds=1&method=ismcts"
    called = house.call("arena", GAME, "--bots", f"uniform,{bot}", "--games", "1", "--plot", file)

    assert called.code == 0
    assert "worlds=1&method=ismcts" in ElementTree.tostring(
        ElementTree.fromstring(file.read_text("utf-8")), "unicode", "text"
    )


def test_a_plot_that_cannot_be_written_is_told_after_the_table(house: House) -> None:
    (house.folder / "file").touch()
    called = house.call("arena", GAME, "--games", "2", "--plot", house.folder / "file" / "a.svg")

    assert called.code == 1
    assert "uniform" in called.out
    assert called.err.count("\n") == 1


def test_a_question_that_is_answered_early_stops_the_games(house: House) -> None:
    args = ("arena", GAME, "--bots", "baseline,uniform", "--games", "400", "--sprt", "50,70")

    told, report = house.call(*args), json.loads(house.call(*args, "--json").out)

    assert report["sprt"]["decided"] == "high"
    assert 20 <= report["games"] < report["wanted"] == 400
    assert "baseline wins at least 70.0%, not 50.0%: no more games are needed" in told.out
    assert "Stopped" not in told.out


def test_a_question_may_stay_open(house: House) -> None:
    called = house.call("arena", GAME, "--games", "4", "--sprt", "50,70")

    assert "Whether baseline wins 50.0% or 70.0% is not decided" in called.out


@pytest.mark.parametrize("shares", ["", "50", "60,50", "50,50", "a,b", "-1,50", "50,101", "nan,1"])
def test_a_question_that_is_none_is_refused(house: House, shares: str) -> None:
    called = house.call("arena", GAME, "--sprt", shares)

    assert called.code == 2
    assert called.err.startswith("clowder: --sprt: two shares of wins in percent are expected")


def saved_games(house: House) -> int:
    """How many games are on disk."""
    files = (house.folder / "data" / "arena").glob("*.games")
    return sum(len(file.read_bytes().splitlines()) - 1 for file in files)


def test_games_that_were_played_are_not_played_again(house: House) -> None:
    args = ("arena", GAME, "--json", "--seed", "4")
    house.call(*args, "--games", "6")
    more = house.call(*args, "--games", "10", "--resume")
    again = house.call(*args, "--games", "10", "--resume")

    assert saved_games(house) == 10
    assert again.out == more.out  # also the seconds
    assert untimed(more.out) == untimed(house.call(*args, "--games", "10").out)


def test_without_being_asked_to_the_arena_begins_anew(house: House) -> None:
    for _ in range(2):
        house.call("arena", GAME, "--games", "4")

    assert saved_games(house) == 4


def test_a_game_that_was_cut_off_is_played_again(house: House) -> None:
    args = ("arena", GAME, "--games", "6", "--json", "--resume")
    whole = house.call(*args)
    (file,) = (house.folder / "data" / "arena").glob("*.games")
    file.write_bytes(file.read_bytes()[:-40])

    mended = house.call(*args)

    assert untimed(mended.out) == untimed(whole.out)
    assert saved_games(house) == 6


BOT = """
from clowder.bots.bot import Bot

class Own(Bot):
    def choose(self, view, ask, moves, rng, budget):
        return moves[{place}]
"""


def test_a_bot_that_was_edited_is_another_bot(house: House) -> None:
    (house.folder / "own_cat.py").write_text(BOT.format(place=0))
    args = ("arena", GAME, "--bots", "own_cat:Own,uniform", "--games", "4", "--resume")

    assert house.call(*args).code == 0
    (house.folder / "own_cat.py").write_text(BOT.format(place=-1))
    assert house.call(*args).code == 0

    assert saved_games(house) == 8


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.long)])
def test_whoever_stops_it_sees_what_was_played_so_far(house: House, jobs: str) -> None:
    call = [sys.executable, "-m", "clowder", "arena", GAME, "--games", "100000", "--jobs", jobs]
    # Where tests run in the background, Ctrl-C is ignored, and a child would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    arena = subprocess.Popen(
        call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    wait_until(lambda: saved_games(house) > 30, "thirty games on disk")

    os.killpg(arena.pid, signal.SIGINT)  # as Ctrl-C does: the workers get it too
    out, err = arena.communicate(timeout=PATIENCE)

    assert (arena.returncode, err) == (130, "")
    assert out.startswith("Stopped after ")
    assert "baseline is better" in out
    played = saved_games(house)
    house.call("arena", GAME, "--games", str(played + 4), "--resume", "--json")
    assert played + 4 <= saved_games(house) <= played + 5  # whole deals
