"""Scripted players who write down what they sent and what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec

from clowder.client import Client, RemoteTable
from clowder.core.value import to_json
from clowder.server.wire import requests

GAME = "cat_in_the_box"


class Journal:
    """One player's own file, on disk before anything else happens."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("a", encoding="utf-8")

    def close(self) -> None:
        self.file.close()

    def note(self, *words: object) -> None:
        print(*words, file=self.file, flush=True)
        os.fsync(self.file.fileno())


class Player:
    def __init__(self, client: Client, journal: Journal, rng: random.Random, talk: float) -> None:
        self.client = client
        self.journal = journal
        self.rng = rng
        self.talk = talk  # how likely it is to say something before a move, and then more
        self.waiting: tuple[str, float] | None = None  # a command sent, and when
        self.acknowledged = 0

    async def send(self, table: RemoteTable, request: Any) -> None:
        self.journal.note("sent", table.name, request.id)
        self.waiting = request.id, time.monotonic()
        number = await table.command(request)
        self.waiting = None
        self.journal.note("acknowledged", table.name, request.id, number)
        self.acknowledged += 1

    async def play(self, table: RemoteTable, stop: asyncio.Event) -> None:
        """Answer at random and chat, until the game is over or everybody stops."""
        async for update in table.turns():
            while not stop.is_set() and self.rng.random() < self.talk:
                name = secrets.token_hex(8)
                await self.send(table, requests.Chat(name, f"says {name}"))
            if stop.is_set():
                return
            ask = table.asked()
            assert table.moves, update
            assert ask is not None
            assert table.seat is not None
            move = msgspec.Raw(to_json(self.rng.choice(table.moves)))
            await self.send(
                table, requests.Answer(secrets.token_hex(8), table.seat, ask.number, move)
            )


async def play_games(players: list[Player], stop: asyncio.Event, bots: int = 0) -> None:
    """One game after the other, each at a table of its own, with so many bots."""
    for player in players:
        await player.client.__aenter__()
    try:
        while not stop.is_set():
            tables = await sit_down(players, bots)
            try:
                await play_one(players, tables, stop)
                for player, table in zip(players, tables, strict=True):
                    await expect_fresh_view(player, table)
            finally:  # also where a fault is found out
                for table in tables:
                    await table.close()
    finally:
        for player in players:
            await player.client.__aexit__(None, None, None)


async def sit_down(players: list[Player], bots: int = 0) -> list[RemoteTable]:
    first = await players[0].client.open(GAME, len(players) + bots)
    others = [await player.client.join(first.name) for player in players[1:]]
    if bots:
        await first.add_bots(*["baseline"] * bots)
    await first.start()
    return [first, *others]


async def play_one(players: list[Player], tables: list[RemoteTable], stop: asyncio.Event) -> None:
    async with asyncio.TaskGroup() as group:
        playing = [
            group.create_task(player.play(table, stop))
            for player, table in zip(players, tables, strict=True)
        ]
        while not (stop.is_set() or all(task.done() for task in playing)):
            await asyncio.sleep(0.01)
        for player, task in zip(players, playing, strict=True):
            while player.waiting and not task.done():
                await asyncio.sleep(0.01)
            task.cancel()  # else whoever is not asked now would wait for ever


async def expect_fresh_view(player: Player, table: RemoteTable) -> None:
    """Whoever was cut off again and again knows the same as somebody who just comes."""
    fresh = RemoteTable(player.client, table.name, table.room)
    fresh.seat = table.seat
    try:
        while fresh.update is None:
            await fresh.receive()
        await fresh.read_earlier()
    finally:
        await fresh.close()
    while table.update is None or table.update.number < fresh.update.number:
        await table.receive()
    resumed, now = table.update, fresh.update
    assert resumed.number == now.number
    assert (resumed.view, resumed.asks, resumed.moves) == (now.view, now.asks, now.moves)
    assert (resumed.table, resumed.result) == (now.table, now.result)
    assert table.chat == fresh.chat, "chat was lost or doubled"
