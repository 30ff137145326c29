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
from tests.server.process import serving
from tests.web.guests import Complaints, Invite, until

KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return [names, kept.flat().map((request) => new URL(request.url).pathname).sort()];
}"""

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

    assert page.locator("#app > *").first.is_visible()
    [_, kept] = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]


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
