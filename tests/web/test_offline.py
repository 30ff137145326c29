"""The page opens without a network, keeps nothing the server said, makes way for a new build."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page

import hatch_build
from clowder.games import OWN
from tests.server.process import serving
from tests.web.guests import Complaints, Invite, until
from tests.web.party import playing
from tests.web.table import bury, expect, question
from tests.web.tower import COARSE, building

KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [names, kept.flat().map((request) => new URL(request.url).pathname).sort()];
}"""

KEPT_PATHS = """caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
  .then((kept) => kept.map((request) => new URL(request.url).pathname))"""

UPDATE = """async () => {
  const worker = navigator.serviceWorker;
  const changed = new Promise((done) => worker.addEventListener('controllerchange', done));
  await (await worker.ready).update();
  await changed;
  const { active } = await worker.ready;
  while (active.state !== 'activated')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
}"""


class Plain(SimpleHTTPRequestHandler):
    """Files of a folder, without a word in the log."""

    def log_message(self, *_words: object) -> None:
        pass


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def until_kept(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready")
    until(page, "navigator.serviceWorker.controller !== null")


def test_the_page_opens_without_the_server_and_keeps_nothing_it_said(
    person: Invite, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")
    with serving(tmp_path) as server:
        page = person(server.address, service_workers="allow")
        until_kept(page)
        page.evaluate("fetch('/api/games').then((answer) => answer.text())")

    page.goto(f"{server.address}/table/abc")

    expect(page.locator("#app > *").first).to_be_visible()
    [_, kept] = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api")] == ["/api/games"]


def test_without_a_connection_everything_says_so_and_a_lesson_goes_on(
    person: Invite, complaints: Complaints, address: str
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    with playing(address, seats=2) as people:
        page = people.before(person, people.asked(), path="/", service_workers="allow")
        until_kept(page)
        page.goto("/games/cat_in_the_box/learn")
        until(page, f"{KEPT_PATHS}.then((kept) => kept.some((path) => path.endsWith('/answers')))")
        table = page.context.new_page()
        table.goto(people.path)
        expect(question(table)).to_be_visible()

        page.context.set_offline(True)
        expect(table.get_by_role("heading", name="You are offline.")).to_be_visible()
        page.goto("/")
        expect(page.get_by_role("status").first).to_contain_text("You are offline.")
        expect(page.get_by_role("heading", name="Cat in the Box").first).to_be_visible()
        page.goto("/games/cat_in_the_box/rules/CIB-8")
        expect(page.locator("li[aria-current=true]")).to_be_in_viewport()
        page.goto("/games/cat_in_the_box/learn")
        bury(page)
        expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
        page.goto(people.path)
        expect(page.get_by_role("heading", name="You are offline.")).to_be_visible()

        page.context.set_offline(False)
        expect(question(page)).to_be_visible()  # by itself
        expect(table.get_by_role("heading", name="You are offline.")).to_be_hidden()
        expect(question(table)).to_be_visible()


def test_a_game_against_a_mouse_says_that_one_is_offline_and_goes_on(
    person: Invite, complaints: Complaints, address: str
) -> None:
    complaints.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    with playing(address, mice=1) as alone:
        page = alone.before(person, 0)
        expect(question(page)).to_be_visible()

        page.context.set_offline(True)
        expect(page.get_by_role("heading", name="You are offline.")).to_be_visible()
        expect(page.locator("[data-stage]")).to_be_visible()  # what lies there can be looked at

        page.context.set_offline(False)
        expect(page.get_by_role("heading", name="You are offline.")).to_be_hidden()
        bury(page)
        expect(question(page)).not_to_contain_text("Bury")  # it was acknowledged


# A driver that draws by software says how slow that is; no page can help it.
SOFTWARE = "GL Driver Message"


def test_no_page_load_warns_in_the_console(
    person: Invite, complaints: Complaints, address: str
) -> None:
    """Also not when the service worker has just come, and all was loaded once without it."""
    with playing(address, seats=2) as people, building(address) as alone:
        page = people.before(person, 0, path="/", service_workers="allow", **COARSE)
        warned: list[str] = []
        page.on("console", lambda message: warned.append(f"{message.type}: {message.text}"))
        until_kept(page)
        people.play_to_end()
        with playing(address, seats=2) as others:
            for path in (
                "/",
                "/watch",
                "/games/chabyrinthe",
                *(f"/games/{room.name}/learn" for room in OWN),
                others.path,
                alone.path,
                "/games/cat_in_the_box/rules",
                f"{people.path}/replay",
            ):
                page.goto(path)
                page.wait_for_load_state("networkidle")
                page.reload()
                expect(page.get_by_role("heading").first).to_be_visible()
                page.wait_for_load_state("networkidle")
        assert [words for words in warned if SOFTWARE not in words] == []
    assert not complaints.heard


def test_a_new_build_replaces_what_was_kept(
    person: Invite, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.expect("/api/")  # there is nobody to answer
    folder = tmp_path / "web"
    shutil.copytree(hatch_build.BUILT, folder)
    with hosting(folder) as address:
        page = person(address, service_workers="allow")
        until_kept(page)
        [[first], kept] = page.evaluate(KEPT)

        worker = folder / "sw.js"
        worker.write_text(worker.read_text().replace(first.removeprefix("clowder-"), "newer"))
        page.evaluate(UPDATE)

        assert page.evaluate(KEPT) == [["clowder-newer"], kept]
