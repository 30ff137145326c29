"""Worker processes: what they may cost, and what is counted."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from clowder.client import Client
from clowder.server.work import worker
from clowder.server.work.bots import prepare
from clowder.server.work.pool import WorkFailed
from clowder.server.work.turns import Turn
from clowder.server.work.worker import run_bounded
from tests.server.bench import open_pool
from tests.server.process import serving_anew
from tests.waiting import PATIENCE, until, within


def test_without_limits_of_unix_the_work_is_done_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "resource", None)
    monkeypatch.delattr(signal, "setitimer")

    assert run_bounded(abs, (-1,), 1.0) == 1


@pytest.mark.anyio
async def test_runs_and_failures_are_counted_and_a_failure_says_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with open_pool(1, prepare) as workers:
        turn = Turn("nature", "Ann", "table")

        assert await workers.run(turn, PATIENCE, divmod, 7, 2) == (3, 1)
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await workers.run(turn, PATIENCE, divmod, 7, 0)

        assert (workers.runs["nature"], workers.failures["nature"]) == (2, 1)
        assert [line.partition(": ")[0] for line in caplog.messages] == ["nature worker failed"]


@pytest.mark.anyio
async def test_a_thought_takes_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "8")
    async with open_pool(1, prepare) as workers:
        turn = Turn("bot", "Ann", "table")

        assert await workers.run(turn, PATIENCE, os.getenv, "OPENBLAS_NUM_THREADS") == "1"


@pytest.mark.anyio
async def test_a_server_runs_and_ends_where_uvloop_and_resource_are_missing(tmp_path: Path) -> None:
    with serving_anew(tmp_path, program="tests.server.poor") as server:
        async with Client(server.address, "Ann") as client:
            assert (await client.open("cat_in_the_box", 2)).room.name == "cat_in_the_box"

        assert server.end() == (0, "")


@pytest.mark.anyio
async def test_a_pool_that_was_closed_starts_no_workers() -> None:
    async with open_pool(1, nothing) as pool:
        await pool.close()

        with pytest.raises(WorkFailed, match="the server is closing"):
            await pool.run(Turn("bot", "Ann", "one"), PATIENCE, abs, -1)

        assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("worker")]


def wait_for(file: str) -> str:
    """A long thought: until the file is there."""
    while not Path(file).exists():
        time.sleep(0.01)
    return file


def nothing() -> None:
    """What a worker needs before these tests' work."""


def end_process() -> None:
    os._exit(3)


@pytest.mark.anyio
async def test_while_eight_tables_think_long_others_are_answered(tmp_path: Path) -> None:
    """Two workers: one of them is never taken by a long thought."""
    async with open_pool(2, nothing) as pool:
        done = tmp_path / "done"
        slow = [
            asyncio.create_task(
                pool.run(
                    Turn("bot", f"host {table}", f"tower {table}", "slow"),
                    PATIENCE,
                    wait_for,
                    str(done),
                )
            )
            for table in range(8)
        ]

        hint = await within(pool.run(Turn("hint", "Ann", "cards"), PATIENCE, abs, -1), "a hint")
        fall = await within(pool.run(Turn("nature", "Bo", "tower"), PATIENCE, abs, -2), "a fall")
        assert (hint, fall, sum(task.done() for task in slow)) == (1, 2, 0)

        done.touch()
        assert await within(asyncio.gather(*slow), "the slow ones") == [str(done)] * 8


@pytest.mark.anyio
async def test_a_worker_that_died_is_replaced_before_anybody_needs_it() -> None:
    async with open_pool(1, nothing) as pool:
        before = await pool.run(Turn("bot", "Ann", "one"), PATIENCE, os.getpid)
        with pytest.raises(WorkFailed, match="WorkerDied: the process ended with 3"):
            await pool.run(Turn("bot", "Ann", "one"), PATIENCE, end_process)

        await until(
            lambda: pool._idle and not next(iter(pool._idle.values())).done(), "a new worker"
        )

        assert await pool.run(Turn("bot", "Ann", "one"), PATIENCE, os.getpid) != before


@pytest.mark.anyio
async def test_the_work_of_whoever_has_gone_is_ended(tmp_path: Path) -> None:
    async with open_pool(1, nothing) as pool:
        never = str(tmp_path / "never")
        doing = asyncio.create_task(pool.run(Turn("hint", "Ann", "a"), PATIENCE, wait_for, never))
        waiting = asyncio.create_task(pool.run(Turn("hint", "Bo", "b"), PATIENCE, wait_for, never))
        await until(lambda: pool.runs["hint"], "the first to begin")

        for task in (doing, waiting):
            task.cancel()

        assert await within(pool.run(Turn("bot", "Cy", "c"), PATIENCE, abs, -3), "the next") == 3
        assert (pool.runs["hint"], pool.failures["hint"]) == (1, 0)


@pytest.mark.anyio
async def test_a_table_thinks_where_it_thought_before() -> None:
    """There its minds may have kept something."""
    async with open_pool(2, nothing) as pool:
        homes = [
            await pool.run(Turn("nature", "Ann", table), PATIENCE, os.getpid) for table in "abab"
        ]

        assert homes[:2] == homes[2:]


@pytest.mark.anyio
async def test_what_work_prints_or_reads_disturbs_no_answer(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async with open_pool(1, nothing) as pool:
        await pool.run(Turn("bot", "Ann", "a"), PATIENCE, print, "meow")
        with pytest.raises(WorkFailed, match="EOFError"):
            await pool.run(Turn("bot", "Ann", "a"), PATIENCE, input)

        assert capfd.readouterr().err == "meow\n"
