"""The client: docs/bots.md tells the truth about it, and a token leaves its guest as they were."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from clowder import client as client_module
from clowder.client import Client, RemoteTable
from clowder.client.connection import Failure
from clowder.core.record_reader import load
from clowder.games import ROOMS
from clowder.server.wire import messages
from tests.server.process import serving
from tests.waiting import within

pytestmark = pytest.mark.anyio

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
ADDRESS, NAME = "http://127.0.0.1:8642", "abcdefghjkmn"
SEED = "2"  # of every table: with it, the tower falls after some twenty turns
CEILING = 600  # seconds for a whole game, however crowded the machine is

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "cat_in_the_box": ("cat_in_the_box", {}),
    "schrodinger": ("cat_in_the_box", {"schrodinger": True}),
    "chabyrinthe": ("chabyrinthe", {}),
    "if_it_fits": ("if_it_fits", {}),
    "stray_cat": ("stray_cat", {}),
    "cat_and_the_tower": ("cat_and_the_tower", {"mode": "against"}),
}


def example() -> str:
    """The player of the guide, but for its last line, which runs it."""
    blocks: list[str] = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)
    [found] = [block for block in blocks if "Client" in block]
    return found.replace("asyncio.run(main())\n", "")


def test_the_player_in_the_docstring_is_that_of_the_guide() -> None:
    docstring = client_module.__doc__ or ""
    lines = re.findall(r"^    .*\n", docstring, re.M)

    assert dedent("".join(lines)) in dedent(example().partition("async def main():\n")[2])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house"), bot_pause=0, fixed_seed=SEED) as server:
        yield server.address


LONG = {"cat_and_the_tower"}  # every placing is simulated


@pytest.mark.parametrize(
    "room",
    [pytest.param(room, marks=[pytest.mark.long] * (room in LONG)) for room in TABLES],
)
async def test_the_player_of_the_guide_plays_a_whole_game_in_every_room(
    room: str, address: str
) -> None:
    game, options = TABLES[room]
    async with Client(address, "Ann") as ann:
        wanted = {"id": room, "game": game, "seats": 2, "options": options}
        opened = await ann.ask("POST", "/api/tables", **wanted)
        table = await ann.watch(opened["table"]["table"])
        await table.add_bots("uniform")
        player: dict[str, Any] = {}
        exec(example().replace(ADDRESS, address).replace(NAME, table.name), player)
        playing = asyncio.create_task(player["main"]())
        await until_full(table)
        await table.start()

        await within(playing, f"a game of {game} to end", seconds=CEILING)

        assert load(await table.record(), ROOMS).result() is not None


async def test_whoever_comes_with_a_token_keeps_name_and_language(address: str) -> None:
    async with Client(address, "Milo", "cs") as milo:
        token = await milo.token()

    async with Client(address, token=token) as script:
        assert await known(script) == ("Milo", "cs")
    async with Client(address, "Bo", token=token) as script:
        assert await known(script) == ("Bo", "cs")
    async with Client(address, language="pl", token=token) as script:
        assert await known(script) == ("Bo", "pl")


async def until_full(table: RemoteTable) -> None:
    while table.update is None or any(chair.free for chair in table.update.table.seats):
        await table.receive()


async def known(client: Client) -> tuple[str, str]:
    """What the server calls the guest, and speaks to them."""
    session = await client.ask("GET", "/api/session")
    return session["name"], session["language"]


async def test_a_server_of_another_protocol_is_named_and_left(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Client(address, "Ann") as ann:
        table = await ann.open("cat_in_the_box", 3)
        monkeypatch.setattr(messages, "PROTOCOL", 99)

        with pytest.raises(Failure, match="version 3, this client 99") as failure:
            await table.receive()

    assert failure.value.code == "other_protocol"


async def test_a_client_tries_as_often_as_it_was_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with socket.socket() as nobody:  # bound, but nobody listens
        nobody.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(ConnectionError, match="no server at"):
            await Client(address, "Milo", tries=1_100).__aenter__()

    assert (len(pauses), pauses[0], pauses[-1]) == (1_100, 0.05, 1.0)
