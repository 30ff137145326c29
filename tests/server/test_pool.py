"""Worker processes: what they may cost, and what is counted."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from clowder.client import Client
from clowder.server.work import pool
from clowder.server.work.pool import WorkerPool, WorkFailed, run_bounded
from tests.server.process import serving


def test_without_limits_of_unix_the_work_is_done_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "resource", None)
    monkeypatch.delattr(signal, "setitimer")

    assert run_bounded(abs, (-1,), 1.0) == 1


@pytest.mark.anyio
async def test_runs_and_failures_are_counted_and_a_failure_says_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = WorkerPool("arithmetic", 1, 60.0)

    assert await workers.run(divmod, 7, 2) == (3, 1)
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await workers.run(divmod, 7, 0)

    assert (workers.runs, workers.failures) == (2, 1)
    assert [line.partition(": ")[0] for line in caplog.messages] == ["arithmetic worker failed"]


@pytest.mark.anyio
async def test_a_server_runs_and_ends_where_uvloop_and_resource_are_missing(tmp_path: Path) -> None:
    with serving(tmp_path, program="tests.server.poor") as server:
        async with Client(server.address, "Ann") as client:
            assert (await client.open("cat_in_the_box", 2)).room.name == "cat_in_the_box"

        assert server.end() == (0, "")
