"""`clowder arena` as it is read and as it is parsed."""

from __future__ import annotations

import json

from tests.cli.house import GAME, House


def test_the_table_has_points_wins_and_rating_with_intervals(house: House) -> None:
    called = house.call(
        "arena", GAME, "--bots", "uniform,baseline", "--seats", "3", "--games", "12"
    )

    assert (called.code, called.err) == (0, "")
    assert called.out.count("±") >= 4
    assert "Deals: 2. Games: 12. Seats: 3. All intervals are at 95%." in called.out


def test_the_json_has_a_mean_and_its_interval_for_each_figure(house: House) -> None:
    called = house.call("arena", GAME, "--bots", "uniform,baseline", "--games", "20", "--json")

    report = json.loads(called.out)
    assert list(report) == ["game", "seats", "deals", "games", "bots"]
    assert [report[key] for key in ("game", "seats", "deals", "games")] == [GAME, 2, 10, 20]
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

    assert one.out == two.out


def test_a_bot_that_cheats_is_named_in_a_line(house: House) -> None:
    called = house.call("arena", GAME, "--bots", "uniform,tests.cli.strange_bots:Cheat")

    assert called.code == 1
    assert called.err.startswith("clowder: bot tests.cli.strange_bots:Cheat made a move that")
    assert called.err.count("\n") == 1
