"""How soon the tower's picture answers a hand: from letting go to the first picture that moves.

Run with `python -m benchmarks.answer` once the client is built (`dev.py play` or `dev.py test`). A
wall is set on a tower of one floor, in a game of its own each time; the page marks the press
(`tower-let-go`) and measures until the picture after it is drawn (`tower-answer`). Where there is
no graphics card the browser draws by software, so a small window says more about the page itself.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from tests.server.process import serving
from tests.web.chromium import open_chromium
from tests.web.conftest import GENEROUS, context_options
from tests.web.guests import until
from tests.web.tower import await_question, building, choose_build, place_next

LIMIT_MS = 100
ANSWERED = "performance.getEntriesByName('tower-answer').length > 0"
TOOK = "performance.getEntriesByName('tower-answer')[0].duration"


def measure(browser: Browser, address: str, size: tuple[int, int], density: float) -> float:
    """ms from the press to the picture."""
    with building(address) as alone:
        options = context_options(size=size, still=False, device_scale_factor=density)
        with browser.new_context(
            base_url=address,
            service_workers="block",
            storage_state=alone.memory(0),
            **options,
        ) as context:
            page = context.new_page()
            page.goto(alone.path)
            choose_build(page)
            await_question(page, "Stand a wall")
            place_next(page)
            until(page, ANSWERED)
            return float(page.evaluate(TOOK))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--size", type=int, nargs=2, default=(1440, 900))
    parser.add_argument("--density", type=float, default=1, help="pixels for each of the page's")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **GENEROUS) as server,
        open_chromium() as browser,
    ):
        size = (args.size[0], args.size[1])
        found = sorted(
            measure(browser, server.address, size, args.density) for _ in range(args.times)
        )
    print(
        f"answer of the picture at {size[0]}x{size[1]}, density {args.density:g}:"
        f" median {median(found):.0f} ms, longest {found[-1]:.0f} ms (limit {LIMIT_MS})"
    )


if __name__ == "__main__":
    main()
