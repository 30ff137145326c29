"""Letters come in the order in which they were put, each once, whoever stops waiting."""

from __future__ import annotations

import asyncio

import pytest

from clowder.server.http.mailbox import Mailbox

pytestmark = pytest.mark.anyio


async def settle() -> None:
    """Let everybody who can go on."""
    for _ in range(3):
        await asyncio.sleep(0)


async def test_letters_come_in_their_order_to_whoever_waits() -> None:
    mailbox: Mailbox[int] = Mailbox()
    first = asyncio.create_task(mailbox.get())
    await settle()
    assert not first.done()

    for letter in (1, 2, 3):
        mailbox.put_nowait(letter)

    assert [await first, await mailbox.get(), mailbox.empty()] == [1, 2, False]
    assert [await mailbox.get(), mailbox.empty()] == [3, True]


async def test_a_letter_waits_for_the_next_where_somebody_stopped_waiting() -> None:
    mailbox: Mailbox[str] = Mailbox()
    impatient = asyncio.create_task(mailbox.get())
    await settle()
    mailbox.put_nowait("meow")
    impatient.cancel()  # in the very instant in which the letter came
    await settle()

    assert impatient.cancelled()
    assert await mailbox.get() == "meow"
