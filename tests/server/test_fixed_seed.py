"""A seed fixed for tests from outside: repeatable, and marked wherever the table is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.core.record_text import write_text
from clowder.core.verify import Unfair, verify
from clowder.server.wire import frames
from tests.server.bench import guest, open_house, seated_table

pytestmark = pytest.mark.anyio


async def test_a_fixed_seed_is_told_by_table_update_and_record(tmp_path: Path) -> None:
    async with open_house(tmp_path, fixed_seed="again") as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        assert not frames.table_info(live.table).fair
        assert b'"fair":false' in live.update(None, 0)
        assert "fair fixed" in write_text(live.table.room, live.table.record())
        with pytest.raises(Unfair, match="fixed for a test"):
            verify(live.table.room, live.table.record())


async def test_a_table_of_its_own_seed_says_that_it_is_fair(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])

        assert frames.table_info(live.table).fair
        assert live.table.seed not in live.update(None, 0)
        assert live.table.seed.hex().encode() not in live.update(None, 0)
