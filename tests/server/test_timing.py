"""How long an answer takes tells nothing that is hidden."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from clowder.core.value import to_json
from clowder.server.log.state import TableState
from clowder.server.wire import frames, messages
from tests.server.timing import KINDS, Distance, inquire, judge

pytestmark = pytest.mark.anyio

POSITIONS = int(os.environ.get("CLOWDER_TIMING", "500"))  # of 27 tries each, and as many refusals
FEW = 30  # in which a planted leak must show
LEAK_SECONDS = 0.0004


@pytest.mark.long
async def test_the_time_of_an_answer_tells_nothing_that_is_hidden(tmp_path: Path) -> None:
    verdicts = await inquire(tmp_path, POSITIONS, "timing")

    for verdict in verdicts:
        print(verdict)
    assert [verdict.kind for verdict in verdicts if verdict.tells] == []
    assert {verdict.kind for verdict in verdicts} == set(KINDS)


async def test_an_answer_that_takes_longer_by_what_is_hidden_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = frames.tried

    def linger(table: TableState, *given: Any) -> messages.Tried:
        """Up to some tenths of a millisecond, by what others hold."""
        assert table.match is not None
        ends = time.thread_time() + LEAK_SECONDS * (crc32(to_json(table.match.state)) % 97) / 97
        while time.thread_time() < ends:
            pass
        return tried(table, *given)

    monkeypatch.setattr(frames, "tried", linger)

    verdicts = await inquire(tmp_path, FEW, "leak", ("cat_in_the_box",), ("try",))

    assert [verdict.kind for verdict in verdicts if verdict.tells] == ["try"]


def test_noise_alone_is_no_leak() -> None:
    noise = [Distance(50, number % 7, (number * 5 + 3) % 7) for number in range(700)]
    leak = [Distance(answer, one, other + 6) for answer, one, other in noise]

    assert not judge("try", noise).tells
    assert judge("try", leak).tells
