"""A viewer who goes without a word is nobody's mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.server.http.app import make_app
from tests.server.bench import guest, key_of, open_house, seated_table
from tests.server.doors import Line
from tests.waiting import until

pytestmark = pytest.mark.anyio


class LostLine(Line):
    """The connection is gone, and the server has not been told."""

    lost = False
    tries = 0

    async def _send(self, message: Any) -> None:
        if self.lost:
            self.tries += 1
            raise OSError("broken pipe")
        await super()._send(message)


async def test_writing_to_somebody_who_is_gone_is_not_taken_for_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        line = LostLine(make_app(house), live.table.name, await key_of(house, ann))
        await line.heard()
        [socket] = live.viewers
        line.lost = True

        for _ in range(3):
            live.announce_presence()
            await until(lambda: socket._writing is None, "the frame to be tried", str)  # type: ignore[attr-defined]
        await line.hang_up()

        assert line.tries == 1
        assert "internal error" not in caplog.text
        assert not live.viewers
