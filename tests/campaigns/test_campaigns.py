"""The long campaigns find what they look for; here each has seconds."""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from sqlalchemy import insert

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.server.http.socket import Socket
from clowder.server.store import schema
from clowder.server.store.rows import ResultRow, columns_of
from tests.campaigns import kills, strange_frames, whole_games
from tests.campaigns.__main__ import CAMPAIGNS, write
from tests.campaigns.plot import draw_courses
from tests.campaigns.report import Report, Stretch
from tests.campaigns.soak import Sample, live_tables, slope
from tests.laws.rooms import HOUSE, case_of
from tests.server.inquiry import Inquiry
from tests.server.leaks import a_view_with_the_sum_of_other_hands
from tests.server.nasty import bench
from tests.server.positions import position_of, session
from tests.server.worlds import Difference, Pair, open_worlds

MOMENT = 0.001  # minutes


@pytest.mark.anyio
@pytest.mark.parametrize("game", [case.room.name for case in HOUSE])
async def test_two_worlds_go_on_from_the_beginning_of_a_game(tmp_path: Path, game: str) -> None:
    counts: Counter[str] = Counter()
    case, rng = case_of(game), FastRng(f"whole/{game}")
    async with open_worlds(tmp_path) as worlds:
        for match in list(whole_games.moments(case, rng))[:3]:
            position = position_of(case, match, None, rng)
            await whole_games.compare(worlds, position, rng, counts)

    assert counts["pairs"] == counts["pairs that differed in what is hidden"] == 3


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "seats"), [("chabyrinthe", 1), ("cat_in_the_box", 3)])
async def test_two_worlds_have_the_deal_of_the_day(tmp_path: Path, game: str, seats: int) -> None:
    counts: Counter[str] = Counter()
    case, rng = case_of(game), FastRng("daily")
    async with open_worlds(tmp_path) as worlds:
        for match in list(whole_games.moments(case, rng, seats))[:2]:
            position = position_of(case, match, Seat(0), rng)._replace(day=whole_games.TODAY)
            await whole_games.compare(worlds, position, rng, counts)

    assert counts["pairs with the deal of the day"] == 2


@pytest.mark.anyio
async def test_what_ended_in_one_world_alone_is_no_difference_to_the_next_pair(
    tmp_path: Path,
) -> None:
    case, rng = case_of("cat_in_the_box"), FastRng("parted")
    match = next(whole_games.moments(case, rng, 3))
    position = position_of(case, match, Seat(0), rng)._replace(day=whole_games.TODAY)
    deal = (position.room.name, whole_games.TODAY)
    ended = ResultRow("first", *deal, session(1), "Bo", "", 1, 9, "points", "over", 0, 0)
    async with open_worlds(tmp_path) as worlds:
        pair = Pair(*worlds)
        await pair.lay("first", position, "talk")
        await worlds[0].house.store.write((insert(schema.results), columns_of(ended)))
        await pair.clear()

        await pair.lay("next", position, "talk")
        await Inquiry(pair, rng, position.viewer).visit("GET", "/api/daily")
        await pair.clear()


@pytest.mark.anyio
async def test_a_leak_shows_in_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_view_with_the_sum_of_other_hands(monkeypatch)
    case = case_of("cat_in_the_box")

    async with open_worlds(tmp_path) as worlds:
        with pytest.raises(Difference):
            await whole_games.play_whole(worlds, case, FastRng("leak"), Counter(), Stretch(1))


def test_whole_games_have_their_end() -> None:
    case = case_of("cat_in_the_box")
    *_, last = whole_games.moments(case, FastRng("end"))
    assert len(last.entries) > 50


def test_strange_frames_reach_every_kind_of_request(tmp_path: Path) -> None:
    counts, complaints, dice = Counter[str](), list[str](), random.Random("frames")
    with bench(tmp_path, "chabyrinthe") as table:
        for _ in range(600):
            strange_frames.try_one(table, dice, counts, complaints)

    assert complaints == []
    assert counts["frames: Failed malformed"] > counts["frames: Update"] > 0
    assert counts["bodies: 422"] > 0


def test_a_frame_that_breaks_a_socket_is_complained_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Socket, "fail", lambda *_: 1 / 0)

    report = strange_frames.run(tmp_path, MOMENT, "frames")

    assert "ZeroDivisionError" in report.complaints[0]


def test_a_campaign_that_is_ended_early_reports_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stretch, "cut", False)
    before = signal.getsignal(signal.SIGTERM)
    try:
        Stretch.heed_signals()
        signal.raise_signal(signal.SIGTERM)
        report = strange_frames.run(tmp_path, 60, "early")
    finally:
        signal.signal(signal.SIGTERM, before)

    assert (report.figures["frames"], report.complaints) == (1, ())


@pytest.mark.anyio
async def test_servers_are_killed_also_where_the_time_was_spent_on_starting_databases(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[Path] = []

    @contextmanager
    def starting_slowly() -> Iterator[None]:
        time.sleep(2 * 60 * MOMENT)
        yield

    async def kill(_deaths: kills.Deaths, place: Path, *_databases: object) -> None:
        killed.append(place)

    monkeypatch.setattr(kills, "running_postgres", starting_slowly)
    monkeypatch.setattr(kills, "running_redis", nullcontext)
    monkeypatch.setattr(kills.Deaths, "of_houses", kill)
    monkeypatch.setattr(kills.Deaths, "of_nodes", kill)

    await kills.run(tmp_path, MOMENT, "kills")

    assert killed


def test_a_report_is_json_with_its_plot_beside_it(tmp_path: Path) -> None:
    plot = draw_courses("1 minute", [0.5, 1.0], {"memory (MB)": [90, 91], "p99 (ms)": [0, 0]})
    report = Stretch(0).report("soak", "seed", {"games": 3, "plot": plot}, [])

    write(report, tmp_path / "soak.json")

    written = msgspec.json.decode((tmp_path / "soak.json").read_bytes(), type=Report)
    assert (written.figures, written.complaints) == ({"games": 3}, ())
    assert ElementTree.parse(tmp_path / "soak.svg").getroot().tag.endswith("svg")
    assert sorted(CAMPAIGNS) == ["fuzz", "kill", "soak", "worlds"]


def test_memory_that_grows_shows_in_the_second_half() -> None:
    samples = [Sample(60.0 * n, 100 + max(0, n - 10), 0, 1, 1, 1) for n in range(21)]

    assert slope(samples) == 60.0  # a megabyte a minute
    assert live_tables("# HELP clowder_tables x\nclowder_tables 7.0\n") == 7
