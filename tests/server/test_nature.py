"""What NATURE must reckon long is drawn apart, and a worker that hangs costs the table nothing."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.game_file import AnyMatch
from clowder.core.match import Match
from clowder.core.rng import FastRng, Rng
from clowder.games import find_room
from clowder.server import nature
from clowder.server.decide import Denied
from clowder.server.nature import NatureWorkers, Question, answer
from tests.server.bench import guest, open_house, seated_table

ROOM = find_room("cat_and_the_tower")


def placing() -> AnyMatch:
    """A wall is about to be let go."""
    match: AnyMatch = Match(ROOM.game, ROOM.options(), 1, FastRng(1))
    match.rng = None
    assert match.play(Seat(0), ROOM.read_move("use 1 1")) is None
    assert match.play(Seat(0), ROOM.read_move("wall brick -270 0 0 100")) is None
    return match


def sleep(question: Question, rng: Rng, seconds: float) -> tuple[str, ...]:
    time.sleep(30 * seconds)
    return answer(question, rng)


@pytest.mark.anyio
async def test_a_worker_draws_what_the_table_itself_would_have_drawn() -> None:
    here, apart = placing(), placing()
    here.rng = FastRng(1)
    here.let_nature_answer()

    await NatureWorkers(1, 60.0).let_answer(ROOM, apart, FastRng(1))

    assert apart.record() == here.record()
    assert apart.asks[0].seat == 0


@pytest.mark.anyio
async def test_a_worker_that_hangs_is_ended_and_another_takes_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers, match = NatureWorkers(1, 1.0), placing()
    before = match.record()
    monkeypatch.setattr(nature, "reckon_apart", sleep)

    with pytest.raises(Denied, match="unsettled"):
        await workers.let_answer(ROOM, match, FastRng(1))
    assert (workers.failures, match.record()) == (2, before)

    monkeypatch.undo()
    workers._seconds = 60.0
    await workers.let_answer(ROOM, match, FastRng(1))
    assert match.entries[-1].seat == NATURE


@pytest.mark.anyio
async def test_a_table_of_the_tower_goes_on_after_a_placing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann], game="cat_and_the_tower")
        number = next(iter(live.table.asks.values()))
        await live.answer("a", Seat(0), number, ROOM.read_move("use 1 1"))
        number = next(iter(live.table.asks.values()))

        await live.answer("b", Seat(0), number, ROOM.read_move("wall brick -270 0 0 100"))

        assert live.table.match is not None
        told = [type(entry.move).__name__ for entry in live.table.match.entries[-3:]]
        assert told == ["Wall", "Tremble", "Settle"]
