"""A deal of the day among mice in the browser: played to its end, ranked, and shared."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from clowder.games import ROOMS
from tests.server.dated import DatedServer, rooms_with_mice
from tests.web.daily import MICE, begin_deal, fill, house_on, play_on
from tests.web.guests import DESK, PHONE, Invite, axe, lines_of, take_picture
from tests.web.table import expect

GAME = "cat_in_the_box"
DAY = "2026-11-15"
LINES = re.compile(
    r"Cat in the Box · November 15, 2026\n"
    r"(🐈|🐁){3} −?\d+ points?\n"
    r"🐈+📦* Place [123] of 3\n"
    r"http://\S+/games/cat_in_the_box\?day=2026-11-15"
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[DatedServer]:
    with house_on(tmp_path / "house", f"{DAY} 18:48") as server:
        yield server


@pytest.fixture
def filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two have played that deal, before the house is served."""
    for name, room in rooms_with_mice(MICE).items():
        monkeypatch.setitem(ROOMS, name, room)
    fill(tmp_path / "house", f"{DAY} 10:00", "Bo", "Cy", game=GAME)


def arrive(person: Invite, server: DatedServer, path: str) -> Page:
    page = person("about:blank", base_url=server.address, pace="at_once", size=PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address)
    page.goto("/")
    page.evaluate("localStorage.setItem('clowder-name', 'Ann')")
    page.goto(path)
    return page


def share(page: Page) -> str:
    """What is copied; the picture is saved."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share your result").click()
    expect(page.get_by_text("Copied, and the picture is saved.")).to_be_visible()
    assert saved.value.suggested_filename == "clowder.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    return str(page.evaluate("navigator.clipboard.readText()"))


# As if the one before the mark had a longer name.
LONGER = """mark => {
  for (const node of mark.parentElement.childNodes)
    if (node.data?.trim()) node.data = node.data.replace(node.data.trim(), 'Annamária');
}"""
# How much ink a letter has in the picture's title, as a part of what its font has for it.
INK = """async ([picture, before, letter]) => {
  const font = "64px Ranchers";
  await document.fonts.load(font, before + letter);
  const file = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([file], { type: 'image/png' }));
  const draw = (paint) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 630];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.font = font;
    paint(context);
    return context;
  };
  const dark = (context, x, y, width, height) => {
    const { data } = context.getImageData(x, y, width, height);
    return [...Array(data.length / 4).keys()].filter((at) => data[4 * at] < 128).length;
  };
  const pen = draw(() => {});
  const ends = (text) => Math.round(pen.measureText(text).width);
  const [from, to] = [ends(before), ends(before + letter)];
  const plain = draw((context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1200, 630);
    context.fillStyle = '#000';
    context.fillText(before + letter, 0, 100);
  });
  const drawn = draw((context) => context.drawImage(image, 0, 0));
  const [left, top, high] = [286, 110, 90]; // of the title, beside the emblem
  return dark(drawn, left + from, top, to - from, high) / dark(plain, from, 30, to - from, high);
}"""


def test_a_picture_has_its_letters_of_one_font(house: DatedServer, person: Invite) -> None:
    page = arrive(person, house, f"/games/{GAME}")
    begin_deal(page)
    play_on(house, page)
    page.evaluate("localStorage.setItem('clowder-language', 'cs')")
    page.goto(f"/games/{GAME}?day={DAY}")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Pochlubit se výsledkem").click()

    picture = b64encode(Path(saved.value.path()).read_bytes()).decode()
    assert 0.85 < page.evaluate(INK, [picture, "Ko", "č"]) < 1.15


@pytest.mark.usefixtures("filled")
def test_a_deal_among_mice_is_played_ranked_and_shared(house: DatedServer, person: Invite) -> None:
    page = arrive(person, house, f"/games/{GAME}")
    board = page.get_by_role("region", name="The deal of the day")
    expect(board).to_contain_text("the same deal against the same mice")
    name = begin_deal(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    play_on(house, page)
    page.reload()  # without a pause between the rounds
    expect(page.locator(".end .headline")).to_be_visible()
    at_the_table = share(page)

    page.goto(f"/games/{GAME}?day={DAY}")
    own = board.locator("ol li.yours")
    expect(own).to_contain_text("Ann")
    expect(own).to_contain_text(re.compile("of 3 at the table"))
    axe(page)
    take_picture(page, "daily-mice-phone")
    copied = share(page)

    assert LINES.fullmatch(copied), copied
    assert copied == at_the_table
    assert name not in copied

    page.evaluate("localStorage.setItem('clowder-language', 'pl')")
    page.reload()
    mark = page.locator("li.yours i")
    expect(mark).to_have_text("to ty")
    mark.evaluate(LONGER)
    assert lines_of(mark) == 1
    page.evaluate("localStorage.setItem('clowder-language', 'en')")

    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto("/")
    deal = page.get_by_role("region", name="Today’s deal")
    deal.get_by_role("button", name="Today’s deal: Cat in the Box, played").click()
    expect(deal).to_contain_text("1 day in a row")
    assert share(page) == copied
    deal.get_by_role("button", name="Today’s deal: Cat and the Tower").click()
    expect(deal.get_by_role("button", name="Play today’s deal")).to_be_visible()
    axe(page)
    take_picture(page, "daily-home-desk")
