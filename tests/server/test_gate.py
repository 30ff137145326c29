"""Whoever comes to a closed gate waits until it is open, and nobody is forgotten there."""

from __future__ import annotations

import asyncio

import pytest

from clowder.server.http.gate import Gate
from tests.server.test_mailbox import settle

pytestmark = pytest.mark.anyio


async def test_everybody_waits_while_it_is_closed() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    assert not gate.is_set()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await settle()
    waiting[1].cancel()
    await settle()
    assert [each.done() for each in waiting] == [False, True, False]

    gate.set()
    await settle()

    assert gate.is_set()
    assert all(each.done() for each in waiting)
    gate.set()  # nobody waits


async def test_whoever_comes_too_late_waits_for_the_next_time() -> None:
    gate = Gate()
    gate.clear()
    late = asyncio.create_task(gate.wait())
    await settle()
    gate.set()
    gate.clear()  # before they could go on
    await settle()

    assert not late.done()
    gate.set()
    await late
