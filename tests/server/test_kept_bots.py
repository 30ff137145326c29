"""A bot lives as long as its seat, wherever that is possible, and plays alike where it is not."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from clowder.bots.levels import add_bots, bots_of
from clowder.bots.uniform import Uniform
from clowder.client import Client, RemoteTable
from clowder.core.fault import Fault
from clowder.games import ROOMS
from clowder.server.tables.bot_pause import still_to_wait
from clowder.server.work.kept_bots import KeptBots
from clowder.server.work.thinking_times import ThinkingTimes, ladder
from tests.server.process import arguments, clowder, serving

GAME = "cat_in_the_box"
OWN = f"{GAME}.counting=tests.server.remembering:Counting?called=Tick"


@pytest.fixture
def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "counted"
    file.touch()
    monkeypatch.setenv("COUNTED", str(file))
    return file


def decisions(file: Path, seat: int = 1) -> list[list[str]]:
    lines = (line.split() for line in file.read_text().splitlines())
    return [line for line in lines if line[0] == str(seat)]


@pytest.mark.anyio
async def test_a_hosts_own_bot_keeps_its_seat_until_its_worker_dies(
    tmp_path: Path, counted: Path
) -> None:
    """On a real server: it is offered, has its settings, counts on, and is made anew."""
    with serving(tmp_path / "house", bots=OWN, bot_pause=0, workers=1, fixed_seed="2") as server:
        async with Client(server.address, "Ann") as ann:
            games = await ann.ask("GET", "/api/games")
            [game] = [game for game in games if game["name"] == GAME]
            assert game["bots"][-1] == "counting"
            table = await ann.open(GAME, 2)
            await table.add_bots("counting")
            await table.start()
            await play_until(table, lambda: len(decisions(counted)) >= 4)
            kept = decisions(counted)
            assert [line[1] for line in kept] == [str(1 + n) for n in range(len(kept))]
            assert {line[3] for line in kept} == {"Tick"}

            os.kill(int(kept[0][2]), signal.SIGKILL)
            await play_until(table, lambda: len(decisions(counted)) >= len(kept) + 2)
            again = decisions(counted)[len(kept) :]
            assert [line[1] for line in again[:2]] == ["1", "2"]


async def play_until(table: RemoteTable, enough: Callable[[], bool]) -> None:
    """Any allowed moves, for Ann."""
    async for _ in table.turns():
        if enough():
            return
        moves = table.moves
        assert moves
        await table.play(moves[0])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("counting", "expected ROOM.LEVEL=module:Class"),
        ("poker.counting=tests.server.remembering:Counting", "expected ROOM.LEVEL=module:Class"),
        (f"{GAME}.counting=counting", "expected ROOM.LEVEL=module:Class"),
        (f"{GAME}.Loud Bot=tests.server.remembering:Counting", "expected ROOM.LEVEL"),
        (f"{GAME}.baseline=tests.server.remembering:Counting", "has a bot 'baseline' of its own"),
        (f"{GAME}.counting=tests.server.nowhere:Counting", "cannot be loaded"),
        (f"{GAME}.counting=tests.server.remembering:decisions", "cannot be loaded"),
        (f"{GAME}.counting=tests.server.remembering:Counting?worlds=3", "cannot be made"),
    ],
)
def test_a_list_with_a_wrong_bot_is_refused_as_a_whole(line: str, reason: str) -> None:
    before = bots_of(GAME).keys()

    with pytest.raises(Fault, match=reason):
        add_bots([OWN, line])

    assert bots_of(GAME).keys() == before


def test_a_server_says_which_bot_it_cannot_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOWDER_BOTS", f"{GAME}.mine=nowhere:Mine")

    ended = clowder(*arguments(tmp_path, 0))

    assert ended.returncode != 0
    assert "nowhere:Mine" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_bots_stay_with_their_seats_and_who_failed_is_made_anew() -> None:
    room, kept = ROOMS[GAME], KeptBots(most=2)
    first = kept.take("one", lambda: Uniform(room))
    kept.put_back("one", first)
    assert kept.take("one", lambda: Uniform(room)) is first
    assert kept.take("one", lambda: Uniform(room)) is not first  # it was not put back

    kept.put_back("one", first)
    kept.put_back("two", Uniform(room))
    kept.put_back("three", Uniform(room))
    assert kept.take("one", lambda: Uniform(room)) is not first  # the oldest had to go


def test_light_and_hard_thoughts_are_shown_after_the_same_time() -> None:
    """In any order, once some were thought; a hiccup of the machine slows nobody else."""
    times, pause = ThinkingTimes(), 0.028
    hands = [0.031, 0.24, 0.06, 0.19, 0.11, 0.25] * 20
    hands[60] = 4.0

    shown = []
    for seconds in hands:
        step = max(pause, times.step(GAME, "deep", seconds))
        shown.append(seconds + still_to_wait(seconds, step))

    settled = {round(after, 9) for after in [*shown[12:60], *shown[61:]]}
    assert len(settled) == 1
    assert shown[60] > 4.0


def test_levels_have_times_of_their_own_and_quick_ones_none() -> None:
    times = ThinkingTimes()
    for _ in range(10):
        slow, quick = times.step(GAME, "deep", 0.5), times.step(GAME, "baseline", 0.002)

    assert slow >= 0.5
    assert quick == 0


@pytest.mark.parametrize("seconds", [0.0, 0.009, 0.01, 0.011, 0.3, 4.9])
def test_a_step_is_no_shorter_than_a_thought(seconds: float) -> None:
    assert ladder(seconds) >= (seconds if seconds >= 0.01 else 0)
    assert ladder(seconds) <= 1.5 * max(seconds, 0.01)
