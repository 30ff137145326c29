"""The first load of a page in Chromium over loopback: bytes by kind, time, and how much it jumps.

Run with `python -m benchmarks.page` once the client is built (`dev.py play` or `dev.py test`).
Bytes are those of the bodies as transferred, packed by gzip. Usable means that the first button
can be pressed.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import APIRequestContext, Browser, CDPSession

from tests.server.process import serving
from tests.web.chromium import open_chromium
from tests.web.guests import until

KINDS = ("page", "script", "style", "words", "fonts", "art", "talk")
BY_TYPE = {"Document": "page", "Script": "script", "Stylesheet": "style", "Font": "fonts"}
BY_TYPE |= {"Image": "art", "Manifest": "page"}  # whatever else there is, is talk with the server
WORDS = re.compile(r"/assets/(en|cs|pl|hu|cat_in_the_box\w*)-[^/]+\.js$")
WATCH = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
const look = () => {
  const button = document.querySelector('#app button:enabled, #app a[href]');
  if (button?.checkVisibility()) window.usable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Load(NamedTuple):
    bytes: Counter[str]
    usable: float  # ms
    shift: float


class Meter:
    """Counts what comes over the wire."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        self._headers: Counter[str] = Counter()  # bytes before the body
        session.on("Network.responseReceived", self._name)
        session.on("Network.loadingFinished", self._weigh)
        session.send("Network.enable")

    def _name(self, event: dict[str, Any]) -> None:
        is_words = WORDS.search(event["response"]["url"]) is not None
        kind = "words" if is_words else BY_TYPE.get(event["type"], "talk")
        self._kinds[event["requestId"]] = kind
        self._headers[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def _weigh(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "talk")
        self.bytes[kind] += int(event["encodedDataLength"]) - self._headers[event["requestId"]]


def load(browser: Browser, address: str, is_table: bool) -> Load:
    """By somebody who was never here before."""
    context = browser.new_context(base_url=address, service_workers="block", locale="en-GB")
    with context:
        path = f"/table/{open_table(context.request, address)}" if is_table else "/"
        context.set_extra_http_headers({"Accept-Encoding": "gzip"})
        page = context.new_page()
        page.add_init_script(WATCH)
        meter = Meter(context.new_cdp_session(page))
        page.goto(path)
        until(page, "window.usable !== undefined")
        page.wait_for_timeout(1500)  # for whatever comes late and pushes
        usable, shift = page.evaluate("[window.usable, window.shift]")
        return Load(meter.bytes, usable, shift)


def open_table(http: APIRequestContext, address: str) -> str:
    """A running game against two bots."""

    def ask(path: str, **body: Any) -> Any:
        answer = http.post(path, data=body, headers={"Origin": address})
        assert answer.ok, answer.text()
        return answer.json()

    ask("/api/session", name="Ann")
    name = str(ask("/api/tables", game="cat_in_the_box", seats=3)["table"]["table"])
    ask(f"/api/tables/{name}/sit", id="sit")
    for seat in (1, 2):
        ask(f"/api/tables/{name}/bots", id=f"bot{seat}", seat=seat)
    ask(f"/api/tables/{name}/start", id="start")
    return name


def tell(name: str, loads: list[Load]) -> None:
    sizes = loads[0].bytes
    cells = [f"{sizes[kind] / 1000:>8.1f}" for kind in KINDS]
    whole = sum(sizes[kind] for kind in KINDS if kind != "talk") / 1000
    usable, shift = median(one.usable for one in loads), max(one.shift for one in loads)
    print(f"{name:<12}", *cells, f"{whole:>8.1f}{usable:>11.0f}{shift:>8.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=5)
    args = parser.parse_args()
    heads = [f"{kind:>8}" for kind in (*KINDS, "in all")]
    print(f"{'kB gzipped':<12}", *heads, f"{'usable ms':>10}{'shift':>8}")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), requests_per_minute=100_000, sessions_per_hour=100_000) as server,
        open_chromium() as browser,
    ):
        for name, is_table in (("/", False), ("/table/NAME", True)):
            tell(name, [load(browser, server.address, is_table) for _ in range(args.loads)])


if __name__ == "__main__":
    main()
