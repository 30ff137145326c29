"""What NATURE must simulate is drawn apart, and a worker that hangs costs the table nothing."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng, Rng
from clowder.core.value import to_json
from clowder.games import find_room
from clowder.games.cat_and_the_tower.physics import simulation
from clowder.games.cat_and_the_tower.physics.simulation import SimulationError
from clowder.server.http.metrics import measure
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.denied import Denied
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.work import nature
from clowder.server.work.bots import prepare
from clowder.server.work.nature import NatureWorkers, Question, simulate
from tests.server.bench import guest, open_house, open_pool, seated_table
from tests.waiting import PATIENCE

ROOM = find_room("cat_and_the_tower")
WHOSE = ("Ann", "table")
WALL = "wall brick 150 150 180 90"  # far from Toto: it is let go, however the hand trembles


def placing() -> AnyMatch:
    """A wall is about to be let go."""
    match: AnyMatch = Match(ROOM, ROOM.types.options(), 1, FastRng(1))
    match.rng = None
    assert match.play(Seat(0), ROOM.read_move("use 1 1")) is None
    assert match.play(Seat(0), ROOM.read_move(WALL)) is None
    return match


def sleep(question: Question, rng: Rng) -> tuple[str, ...]:
    time.sleep(3600)
    return simulate(question, rng)


def explode(question: Question, rng: Rng) -> tuple[str, ...]:
    """As if the pieces had gone wild: whatever moves is too fast."""
    fastest, simulation.FASTEST = simulation.FASTEST, 0.0
    try:
        return simulate(question, rng)
    finally:
        simulation.FASTEST = fastest


def die(question: Question, rng: Rng) -> tuple[str, ...]:  # noqa: ARG001 (the protocol passes it)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("dead")


@pytest.mark.anyio
async def test_a_worker_draws_what_the_table_itself_would_have_drawn() -> None:
    here, apart = placing(), placing()
    here.rng = FastRng(1)
    here.let_nature_answer()

    async with open_pool(1, prepare) as pool:
        await NatureWorkers(pool, PATIENCE).let_answer(ROOM, apart, FastRng(1), *WHOSE)

    assert apart.record() == here.record()
    assert apart.asks[0].seat == 0


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("failure", "seconds"), [(sleep, 1.0), (explode, PATIENCE), (die, PATIENCE)]
)
async def test_a_worker_that_fails_costs_the_table_nothing_and_another_takes_its_place(
    failure: Callable[..., Any], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_pool(1, prepare) as pool:
        workers, match = NatureWorkers(pool, seconds), placing()
        before = match.record()
        monkeypatch.setattr(nature, "simulate", failure)

        with pytest.raises(Denied, match="unsettled"):
            await workers.let_answer(ROOM, match, FastRng(1), *WHOSE)
        assert (pool.failures["nature"], match.record()) == (2, before)

        monkeypatch.undo()
        workers.seconds = PATIENCE
        await workers.let_answer(ROOM, match, FastRng(1), *WHOSE)
        assert match.entries[-1].seat == NATURE


def test_a_simulation_that_diverges_is_an_error_in_the_worker_too() -> None:
    question = Question(ROOM.name, to_json(placing().state), 2)

    with pytest.raises(SimulationError, match="diverged"):
        explode(question, FastRng(1))
    assert simulate(question, FastRng(1))


async def building_site(house: House) -> tuple[LiveTable, int]:
    """A table where a wall is to be placed, and the number of that question."""
    live = await seated_table(house, [await guest(house, "Ann")], game="cat_and_the_tower")
    number = next(iter(live.table.asks.values()))
    await live.do(command("a", decide.answer, Seat(0), number, ROOM.read_move("use 1 1")))
    return live, next(iter(live.table.asks.values()))


@pytest.mark.anyio
async def test_a_table_whose_gravity_fails_says_so_and_takes_the_same_answer_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        live, number = await building_site(house)
        assert live.table.match is not None
        before = live.table.match.record()
        wall = ROOM.read_move(WALL)

        monkeypatch.setattr(nature, "simulate", explode)
        with pytest.raises(Denied, match="unsettled"):
            await live.do(command("b", decide.answer, Seat(0), number, wall))
        assert live.table.match.record() == before
        assert next(iter(live.table.asks.values())) == number
        assert b'clowder_worker_failures{kind="nature"} 2.0' in generate_latest(measure(house))

        monkeypatch.undo()
        await live.do(command("c", decide.answer, Seat(0), number, wall))
        assert live.table.match.entries[-1].seat == NATURE


@pytest.mark.anyio
async def test_a_table_of_the_tower_goes_on_after_a_placing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        live, number = await building_site(house)

        await live.do(command("b", decide.answer, Seat(0), number, ROOM.read_move(WALL)))

        assert live.table.match is not None
        kinds = [type(entry.move).__name__ for entry in live.table.match.entries[-3:]]
        assert kinds == ["Wall", "Tremble", "Settle"]
