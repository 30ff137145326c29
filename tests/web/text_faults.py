"""Text on a page that cannot be read: cut off, or drawn over other text."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")


def text_faults(page: Page) -> list[str]:
    return list(page.evaluate(SCRIPT))
