"""What a person does with the tower in the browser: takes a hint, or types where a piece goes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Locator, Page

from clowder.client import Client, Table
from tests.web.guests import Invite
from tests.web.table import PATIENCE_MS, expect

GAME = "cat_and_the_tower"
NAMES = ("Ann", "Bo", "Cy")
# What there is to answer, or that it is over; nothing while the tower settles.
GLANCE = """() => {
  if (document.querySelector('.end .headline')) return 'over';
  const ask = document.querySelector('.ask[aria-busy=false]');
  if (!ask) return '';
  const log = document.querySelectorAll('.lines li').length;
  return ask.querySelector('h2').textContent + ' ' + log + ' ' + document.title;
}"""


class Builders:
    """Guests at one table, each of whom a browser can be put before."""

    def __init__(self, portal: BlockingPortal, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []
        self._portal = portal

    @property
    def path(self) -> str:
        return f"/table/{self.tables[0].name}"

    def sit(self, seats: int, mice: tuple[str, ...], **wishes: Any) -> None:
        self._portal.call(self._sit, seats, mice, wishes)

    def before(self, person: Invite, seat: int, **wishes: Any) -> Page:
        client = self.tables[seat].client
        [(name, value)] = [pair.split("=", 1) for pair in client.headers()["Cookie"].split("; ")]
        cookie = {"name": name, "value": value, "url": self.address}
        kept = [
            {"name": "clowder-known", "value": "yes"},
            {"name": "clowder-name", "value": client.name},
        ]
        origins = [{"origin": self.address, "localStorage": kept}]
        memory = {"cookies": [cookie], "origins": origins}
        return person(self.path, base_url=self.address, storage_state=memory, **wishes)

    def part(self) -> None:
        self._portal.call(self._part)

    async def _sit(self, seats: int, mice: tuple[str, ...], wishes: dict[str, Any]) -> None:
        host = await Client(self.address, NAMES[0]).__aenter__()
        self.tables.append(await host.open(GAME, seats, **wishes))
        for name in NAMES[1 : seats - len(mice)]:
            guest = await Client(self.address, name).__aenter__()
            self.tables.append(await guest.join(self.tables[0].name))
        if mice:
            await self.tables[0].add_bots(*mice)
        await self.tables[0].start()

    async def _part(self) -> None:
        for table in self.tables:
            await table.close()
            await table.client.__aexit__(None, None, None)


@contextmanager
def building(
    address: str, seats: int = 1, mice: tuple[str, ...] = (), **wishes: Any
) -> Iterator[Builders]:
    """All sit, and the game has begun."""
    with start_blocking_portal() as portal:
        people = Builders(portal, address)
        people.sit(seats, mice, **wishes)
        try:
            yield people
        finally:
            people.part()


def question(page: Page) -> Locator:
    return page.locator(".ask h2")


def let_go(page: Page) -> Locator:
    return page.get_by_role("button", name="Let go")


def place(page: Page, x: float, y: float, turn: int = 0, bend: int | None = None) -> None:
    """By numbers: millimetres and degrees. Then a steady hand lets go."""
    summary = page.locator(".grip summary")
    if not page.get_by_label("Right, mm").is_visible():
        summary.click()
    fields = {"Right, mm": x, "Back, mm": y, "Turned, °": turn}
    if bend is not None:
        fields["Bent, °"] = bend
    for label, value in fields.items():
        page.get_by_label(label).fill(str(value))
        page.get_by_label(label).blur()
    expect(page.get_by_text("Your hand is steady.")).to_have_count(1)
    let_go(page).click()


def follow_hint(page: Page) -> None:
    """Whatever the mouse would do: take the card, or put the piece where it says."""
    page.get_by_role("button", name="A hint").click()
    hinted = page.locator(".hinted, .told:not(.place)").first
    expect(hinted).to_be_attached()
    if page.locator(".hinted").count():
        page.locator(".hinted").first.click()
    else:
        let_go(page).click()


def glance(page: Page) -> str:
    return str(page.evaluate(GLANCE))


def play_on(pages: list[Page], answer: Callable[[Page], None], seconds: int = 600) -> None:
    """Whoever is asked answers, until all see the end."""
    answered = dict.fromkeys(pages, "")
    deadline = time.monotonic() + seconds
    while any(glance(page) != "over" for page in pages):
        assert time.monotonic() < deadline, "it does not end"
        for page in pages:
            seen = glance(page)
            if seen in ("", "over", answered[page]):
                page.wait_for_timeout(20)
                continue
            answered[page] = seen
            answer(page)


def await_question(page: Page, text: str) -> None:
    expect(question(page)).to_contain_text(text, timeout=PATIENCE_MS)
