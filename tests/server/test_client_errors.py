"""An error of the client ends in the log of the house, in one harmless line."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from clowder.core.value import to_json
from clowder.server.http.app import make_app
from tests.server.bench import guest, open_house
from tests.server.doors import fetch

pytestmark = pytest.mark.anyio


async def test_an_error_of_the_client_is_written_down_without_controls(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        token = await house.sessions.make_token(await guest(house, "Ann"), 0)
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        error = {"code": "AB12", "text": "TypeError:\n\x1b[31mno such cat\u202e"}

        with caplog.at_level(logging.WARNING):
            answer = await fetch(app, "POST", "/api/client-errors", headers, to_json(error))

        assert answer.json == {"type": "Noted", "code": "AB12"}
        assert caplog.messages == [
            "client error reported by a browser: AB12 TypeError: [31mno such cat"
        ]


async def test_a_stranger_cannot_fill_the_log(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        headers = {"content-type": "application/json"}

        answer = await fetch(
            make_app(house), "POST", "/api/client-errors", headers, b'{"code":"A","text":""}'
        )

        assert answer.status == 401
