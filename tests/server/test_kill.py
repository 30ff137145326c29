"""Whatever was acknowledged outlives the server, at whatever instant it is killed."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from tests.server.kill import STRANGE, Ordeal, Plan, Report, killed_at_the_end

pytestmark = pytest.mark.anyio

KILLS, MANY = 40, int(os.environ.get("CLOWDER_KILLS", "100"))  # 500 before a release
HOUSES = 2  # at once


async def kill_many(folder: Path, kills: int) -> list[Report]:
    with killed_at_the_end() as servers:
        shares = [kills // HOUSES + (house < kills % HOUSES) for house in range(HOUSES)]
        folders = [folder / str(house) for house in range(HOUSES)]
        for place in folders:
            place.mkdir()
        ordeals = [Ordeal(servers, place, os.urandom(8).hex(), Plan()) for place in folders]
        return await asyncio.gather(
            *(ordeal.run(share) for ordeal, share in zip(ordeals, shares, strict=True))
        )


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.long)])
async def test_no_acknowledged_command_is_lost_or_doubled_however_the_server_dies(
    tmp_path: Path, kills: int
) -> None:
    reports = await kill_many(tmp_path, kills)

    for report in reports:
        print(report)
    assert [complaint for report in reports for complaint in report.complaints] == []
    ways: Counter[str] = sum((report.kills for report in reports), Counter())
    assert ways.total() == kills
    assert sum(report.in_flight for report in reports) > kills / 2


async def test_a_server_that_acknowledges_before_the_commit_is_found_out(tmp_path: Path) -> None:
    plan = Plan(cold=0, ways=("before_commit",), fault="hasty", patience=20)

    with killed_at_the_end() as servers:
        report = await Ordeal(servers, tmp_path, "hasty", plan).run(12)

    # What is lost may be a move, or a player who comes back and is not known any more.
    found = ("lost", f"stopped: {RuntimeError(STRANGE)!r}")
    assert any(complaint.startswith(found) for complaint in report.complaints), report


async def test_a_server_that_carries_out_a_command_again_is_found_out(tmp_path: Path) -> None:
    plan = Plan(cold=0, ways=("after_commit",), talk=1.0, fault="forgetful", patience=20)

    with killed_at_the_end() as servers:
        report = await Ordeal(servers, tmp_path, "forgetful", plan).run(8)

    assert any(complaint.startswith("twice") for complaint in report.complaints), report
