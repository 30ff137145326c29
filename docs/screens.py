"""Takes the pictures of the README in a browser: `python -m docs.screens`, after `dev.py test`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.process import serving
from tests.web.advice import await_glance, follow_hint
from tests.web.chromium import open_chromium
from tests.web.conftest import GENEROUS, context_options
from tests.web.table import (
    allowed,
    answer_anything,
    answers,
    await_change,
    glance,
    hand,
    play_on,
    question,
)

PICTURES = Path(__file__).with_name("pictures")
DESK, SMALL_DESK, PHONE = (1440, 900), (1120, 720), (390, 844)
ROOMS = {"chabyrinthe": 2, "if_it_fits": 15, "stray_cat": 21, "cat_and_the_tower": 20}  # answers


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **GENEROUS) as server,
        open_chromium() as browser,
    ):
        shoot = partial(take, browser, server.address)
        shoot("lobby", lambda _page: None)
        shoot("table", mid_game)
        shoot("phone", mid_game_in_czech, size=PHONE, theme="dark")
        shoot("why-not", try_in_vain, size=PHONE)
        for room, answers_given in ROOMS.items():
            play = partial(play_for_a_while, room=room, count=answers_given)
            shoot(room, play, size=SMALL_DESK)


def take(  # noqa: PLR0913 (a picture has its page, its size and its light)
    browser: Browser,
    address: str,
    name: str,
    prepare: Callable[[Page], None],
    size: tuple[int, int] = DESK,
    theme: str = "light",
) -> None:
    """It is played at a desk: on a phone, cards lie over their neighbours."""
    options = context_options(size=DESK, theme=theme)
    with browser.new_context(base_url=address, **options) as context:
        page = context.new_page()
        page.goto("/")
        page.get_by_role("button", name="Play: Cat in the Box").wait_for()
        prepare(page)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("document.fonts.ready")
        page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


def mid_game(page: Page) -> None:
    """Some tricks are over, others have played, and a card is picked up."""
    page.goto("/games/cat_in_the_box")
    page.get_by_role("button", name="Play now").click()
    play_on(page, until="trick 4")
    while not page.locator(".tape", has_text="led").count():
        answer_anything(page)
        await_change(page, glance(page))
    question(page).wait_for()
    pick_up(page)


def play_for_a_while(page: Page, room: str, count: int) -> None:
    """So many answers against mice, as a mouse would give them."""
    page.goto(f"/games/{room}")
    page.get_by_role("button", name="Play now").click()
    for _ in range(count):
        if await_glance(page, "asked", "over") == "over":
            return
        follow_hint(page)
    await_glance(page, "asked", "over")


def pick_up(page: Page) -> None:
    """The first card with some colours open and some not."""
    for card in hand(page).all():
        card.press("Enter")  # on a phone, what is held lies over its neighbours
        answers(page).first.wait_for()
        if 2 <= allowed(page).count() < 4:
            return


def mid_game_in_czech(page: Page) -> None:
    mid_game(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("cs")
    page.keyboard.press("Escape")


def try_in_vain(page: Page) -> None:
    mid_game(page)
    page.locator(".ask .call[aria-disabled]").first.click(force=True)
    page.get_by_role("button", name="Rule CIB").wait_for()


if __name__ == "__main__":
    main()
