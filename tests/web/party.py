"""Guests who sit at one table and play over the wire, so that a browser can come in late."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Page

from clowder.bots.levels import make_bot
from clowder.client import Client, RemoteTable
from clowder.core.game import Ask
from clowder.core.rng import FastRng
from clowder.games import find_room
from clowder.server.wire.requests import Cat, Leave
from tests.web.guests import Invite

GAME = "cat_in_the_box"
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")
View = Any  # of whatever game they play
Until = Callable[[View], bool]


def is_over(view: View) -> bool:
    return type(view.phase).__name__ == "Over"


class Party:
    """Their loop runs in a thread of its own: the browser's occupies this one."""

    def __init__(self, portal: BlockingPortal, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.tables: list[RemoteTable] = []  # as each of the guests sees the one table
        self._portal = portal

    @property
    def name(self) -> str:
        return self.tables[0].name

    @property
    def path(self) -> str:
        return f"/table/{self.name}"

    @property
    def view(self) -> View:
        """As the first guest sees it."""
        view = self.tables[0].view
        assert view is not None
        return view

    def hand(self, seat: int) -> list[Any]:
        """What that guest holds, as last heard."""
        return list(self.at(seat).view.hand)

    def asked(self) -> int:
        """A seat that is to answer."""
        update = self.tables[0].update
        assert update is not None
        return update.asks[0].seat

    def at(self, seat: int) -> RemoteTable:
        return next(table for table in self.tables if table.seat == seat)

    def open(self, host: str, seats: int, **settings: Any) -> None:
        """The first guest opens a table and sits down."""
        self._portal.call(self._open, host, seats, settings)

    def join(self, *names: str) -> None:
        for name in names:
            self._portal.call(self._join, name)

    def take_after(self, page: Page) -> None:
        """Whoever sits at the table in this browser plays over the wire from now on."""
        headers = {"Origin": self.address}
        answer = page.request.post(f"{self.address}/api/tokens", headers=headers, data={})
        client = Client(self.address, token=answer.json()["token"])
        self._portal.call(self._watch, client, page.url.rpartition("/")[2])

    def seat_mice(self, *levels: str) -> None:
        self._portal.call(self.tables[0].add_bots, *levels)

    def start(self) -> None:
        self._portal.call(self.tables[0].start)
        self.play(lambda _: True)

    def play(self, until: Until, but: tuple[int, ...] = ()) -> None:
        """Everybody plays the first thing allowed, `but` those who are played elsewhere."""
        self._portal.call(self._play, until, but)

    def play_to_end(self) -> None:
        self.play(is_over)

    def play_to_end_unseen(self, *pages: Page) -> None:
        """These pages look elsewhere meanwhile, since drawing every move takes long."""
        for page in pages:
            page.goto("about:blank")
        self.play_to_end()
        for page in pages:
            page.goto(self.path)

    def play_well(self, until: Until) -> None:
        """Like mice, until it looks right, or the game is over; mice play by themselves."""
        bot, chance = make_bot("baseline", find_room(self.game)), FastRng(7)
        guests = tuple(table.seat for table in self.tables if table.seat is not None)
        while True:
            self.play(lambda view: is_over(view) or self.asked() in guests, but=guests)
            if is_over(self.view) or until(self.view):
                return
            seat = self.asked()
            table = self.at(seat)
            asked = table.asked()
            assert asked is not None
            ask = Ask(asked.seat, asked.what)
            self.answer(seat, bot.choose(table.view, ask, table.moves, chance))

    def answer(self, seat: int, move: Any) -> None:
        """One move, which everybody has heard of when this returns."""
        self._portal.call(self._answer, seat, move)

    def say(self, seat: int, text: str) -> None:
        self._portal.call(self.at(seat).say, text)

    def react(self, seat: int, cat: Cat) -> None:
        self._portal.call(self.at(seat).react, cat)

    def leave(self, seat: int) -> None:
        """A mouse plays for that guest from now on."""
        self._portal.call(self.at(seat).command, Leave("leave", seat))

    def before(self, person: Invite, seat: int, path: str = "", **options: Any) -> Page:
        """The guest of that seat, before a browser of their own."""
        return person(path or self.path, storage_state=self.memory(seat), **options)

    def memory(self, seat: int) -> Any:
        """What that guest's browser would have kept, as `Browser.new_context` takes it."""
        client = self.at(seat).client
        [(name, value)] = [pair.split("=", 1) for pair in client.headers()["Cookie"].split("; ")]
        kept = {"clowder-known": "yes", "clowder-name": client.name}
        return {
            "cookies": [{"name": name, "value": value, "url": self.address}],
            "origins": [
                {
                    "origin": self.address,
                    "localStorage": [{"name": key, "value": kept[key]} for key in kept],
                }
            ],
        }

    def part(self) -> None:
        self._portal.call(self._part)

    async def _open(self, host: str, seats: int, settings: dict[str, Any]) -> None:
        client = await Client(self.address, host).__aenter__()
        self.tables.append(await client.open(self.game, seats, **settings))

    async def _join(self, name: str) -> None:
        client = await Client(self.address, name).__aenter__()
        self.tables.append(await client.join(self.name))

    async def _watch(self, client: Client, name: str) -> None:
        table = await client.watch(name)
        answer = await client.ask("GET", f"/api/tables/{name}")
        [table.seat] = answer["yours"]
        self.tables.append(table)

    async def _play(self, until: Until, but: tuple[int, ...]) -> None:
        while not (await self._has_begun() and until(self.view)):
            asked = (table for table in self.tables if table.seat not in but and table.asked())
            table = next(asked, None)
            if table is None:
                await self.tables[0].receive()
            else:
                await table.play((table.moves or [])[0])
            await self._catch_up()

    async def _answer(self, seat: int, move: Any) -> None:
        await self.at(seat).play(move)
        await self._catch_up()

    async def _has_begun(self) -> bool:
        first = self.tables[0]
        while first.update is None or first.update.view is None:
            await first.receive()
        await self._catch_up()
        return True

    async def _catch_up(self) -> None:
        """Nobody is asked twice what they have answered."""
        for table in self.tables:
            while table.update is None or table.update.number < self._newest():
                await table.receive()

    def _newest(self) -> int:
        return max(table.update.number for table in self.tables if table.update is not None)

    async def _part(self) -> None:
        for table in self.tables:
            await table.close()
            await table.client.__aexit__(None, None, None)


@contextmanager
def party(
    address: str, seats: int = 2, host: str = NAMES[0], game: str = GAME, **settings: Any
) -> Iterator[Party]:
    """All chairs but the first are still free."""
    with start_blocking_portal() as portal:
        people = Party(portal, address, game)
        people.open(host, seats, **settings)
        try:
            yield people
        finally:
            people.part()


@contextmanager
def playing(address: str, seats: int = 2, mice: int = 0, **settings: Any) -> Iterator[Party]:
    """All chairs are taken, the last by mice, and the game has begun."""
    with party(address, seats, **settings) as people:
        people.join(*NAMES[1 : seats - mice])
        if mice:
            people.seat_mice(*["baseline"] * mice)
        people.start()
        yield people


@contextmanager
def taking_over(address: str, *pages: Page, game: str = GAME) -> Iterator[Party]:
    """Those who sit before these browsers play over the wire from now on."""
    with start_blocking_portal() as portal:
        people = Party(portal, address, game)
        try:
            for page in pages:
                people.take_after(page)
            yield people
        finally:
            people.part()
