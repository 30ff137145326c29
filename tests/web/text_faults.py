"""Text on a page that cannot be read: cut off, broken within a word, or drawn over other text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from tests.web.guests import until
from tests.web.tower import PICTURES

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
SCALES = (100, 200)  # of the text, in percent


def text_faults(page: Page) -> list[str]:
    return list(page.evaluate(SCRIPT))


def enlarge(page: Page, scale: int) -> None:
    """Words that keep to one line are fitted anew only with the next picture."""
    page.evaluate(f"document.documentElement.style.fontSize = '{scale}%'")
    until(page, "document.fonts.status === 'loaded'")
    page.evaluate(PICTURES, 3)


def faults_in_every_size(page: Page, sizes: Iterable[tuple[int, int]]) -> str:
    """Of one page, with large text and without."""
    found = []
    for (width, height), scale in product(sizes, SCALES):
        page.set_viewport_size({"width": width, "height": height})
        enlarge(page, scale)
        found += [f"{width}x{height} {scale} %: {fault}" for fault in text_faults(page)]
    enlarge(page, SCALES[0])
    return "\n".join(found)
