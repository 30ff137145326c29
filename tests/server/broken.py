"""Servers with a fault, to show that the kill test would notice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from clowder.server.log.commands import Command
from clowder.server.store.store import Store
from clowder.server.tables.live import LiveTable


def acknowledge_before_commit() -> None:
    append = Store.append
    later = set()

    async def append_later(self: Store, *given: Any, **named: Any) -> None:
        later.add(asyncio.create_task(append(self, *given, **named)))

    Store.append = append_later  # type: ignore[method-assign]


def take_a_command_sent_again_for_a_new_one() -> None:
    do = LiveTable.do

    async def do_again(self: LiveTable, command: Command, *acknowledge: Any) -> int:
        again = replace(command, id=f"{command.id}-{secrets.token_hex(2)}")
        return await do(self, again, *acknowledge)

    LiveTable.do = do_again  # type: ignore[assignment, method-assign]


FAULTS: dict[str, Callable[[], Any]] = {
    "hasty": acknowledge_before_commit,
    "forgetful": take_a_command_sent_again_for_a_new_one,
}
