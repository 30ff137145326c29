"""The tower in the browser: built by finger, keys and numbers, won, raced for and brought down."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

import hatch_build
from clowder.locales import Words
from tests.server.process import serving
from tests.web.advice import follow_hint
from tests.web.conftest import GENEROUS
from tests.web.guests import Invite, at_rest, axe, until
from tests.web.party import Party
from tests.web.table import expect
from tests.web.tower import (
    await_question,
    building,
    choose_build,
    let_go,
    place,
    place_next,
    play_on,
    question,
)

WORDS = Words("en")
PHONE, SMALL_DESK = (390, 844), (1100, 640)
# Where the middle of what no paper covers is: there is the floor that a piece is held over.
HELD_AT = """(canvas) => {
  const box = canvas.getBoundingClientRect();
  const style = getComputedStyle(canvas.closest('.tower'));
  const [left, right] = ['left', 'right'].map((edge) =>
    parseFloat(style.getPropertyValue(`--free-${edge}`)));
  return [left + (box.width - left - right) * 0.62, box.y + box.height / 2];
}"""
MOST_BYTES = 250_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server whose chance is fixed."""
    folder = tmp_path_factory.mktemp("fixed")
    settings = GENEROUS | {"fixed_seed": "paper"}
    with serving(folder, program="tests.web.fixed_house", **settings) as server:
        yield server.address


@pytest.fixture
def alone(address: str) -> Iterator[Party]:
    with building(address) as one:
        yield one


def height(page: Page) -> float:
    return float(page.locator(".posture b").inner_text().split()[0])


def drag_in_plan(page: Page, right: float, back: float) -> None:
    """So many millimetres: a finger in the plan goes further than the piece."""
    plan = page.locator(".plan svg")
    box = plan.bounding_box()
    assert box is not None
    pixels = box["width"] / 120 / 0.6  # for a millimetre; 12 cm are drawn
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + right * pixels / 2, start[1] - back * pixels / 2)
    page.mouse.move(start[0] + right * pixels, start[1] - back * pixels)
    page.mouse.up()


def test_a_storey_by_mouse(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    choose_build(page)
    await_question(page, "Stand a wall")
    expect(let_go(page)).to_have_attribute("aria-disabled", "true")  # it is held beside the tower
    expect(page.get_by_text("Bring it over the floor.")).to_be_visible()
    drag_in_plan(page, -78, 62)
    expect(page.locator(".verdict")).to_contain_text("Safe")
    page.locator(".grip summary").click()
    page.get_by_role("button", name="To the right").click()
    page.get_by_role("button", name="Bend it wider").click()
    expect(page.locator(".verdict")).to_contain_text("Safe")
    for then in ("Stand a wall", "floor: window.", "Lay the next floor on the walls."):
        await_question(page, then)
        place_next(page)

    await_question(page, "Choose an action card.")
    expect(page.get_by_role("img", name=re.compile("^The tower: 2 floors"))).to_be_visible()
    assert height(page) > 5


def let_go_by_key(page: Page) -> None:
    """Once there is something in the hand."""
    expect(page.locator(".ask[aria-busy=false]")).to_be_visible()
    expect(let_go(page)).to_be_visible()
    page.keyboard.press("Enter")


def bring_in_by_keys(page: Page) -> None:
    """Over the floor, and straight again: it is held askew at first."""
    expect(let_go(page)).to_be_visible()
    page.keyboard.press("Home")
    page.locator(".grip summary").focus()
    if not page.get_by_label("Turned, °").is_visible():
        page.keyboard.press("Enter")
    straight = "0" if float(page.get_by_label("Right, mm").input_value()) >= 0 else "180"
    page.get_by_label("Turned, °").fill(straight)
    page.keyboard.press("Tab")
    page.locator(".tower").focus()


def test_a_storey_by_keys_alone(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    await_question(page, "Choose an action card.")
    page.keyboard.press("1")
    await_question(page, "Stand a wall")
    expect(let_go(page)).to_be_visible()
    said = page.locator(".grip [aria-live]")
    bring_in_by_keys(page)
    for key in ("ArrowLeft", "Shift+ArrowUp", "q", "r"):
        page.keyboard.press(key)
    expect(said).to_contain_text("23 mm to the right, 1 mm back, turned 5°, bent 100°.")
    expect(said).to_contain_text("Safe")
    expect(page.get_by_text("Your hand is steady")).to_have_count(1)
    for then in ("Stand a wall on the highest floor: window.", "Lay the next floor on the walls."):
        let_go_by_key(page)
        await_question(page, then)
        bring_in_by_keys(page)
    let_go_by_key(page)

    await_question(page, "Choose an action card.")
    expect(page.get_by_text("It holds: floor 2.").first).to_be_visible()


def test_a_hasty_hand_is_told_so(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    choose_build(page)
    await_question(page, "Stand a wall")
    bring_in_by_keys(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    expect(page.get_by_text("You let go: brick wall. In haste.").first).to_be_visible()


def test_the_piece_is_dragged_over_the_floor(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    choose_build(page)
    await_question(page, "Stand a wall")
    expect(let_go(page)).to_be_visible()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Plan").click()
    said = page.locator(".grip [aria-live]")
    expect(said).to_contain_text("mm to the right, level with it")
    at_rest(page, page.locator("canvas").screenshot)

    x, y = page.locator("canvas").evaluate(HELD_AT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y)
    page.mouse.move(x - 40, y + 30)
    page.mouse.up()

    expect(said).to_contain_text(re.compile(r"\d+\smm to the (left|right), \d+\smm to the front"))


def test_something_in_the_way_is_told_before_and_after(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    choose_build(page)
    await_question(page, "Stand a wall")
    page.locator(".grip summary").click()
    page.get_by_label("Right, mm").fill("-36")
    page.get_by_label("Back, mm").fill("-36")
    page.get_by_label("Back, mm").blur()
    expect(page.locator(".verdict")).to_contain_text("In the way: Toto.")
    let_go(page).click()

    await_question(page, "Failed tries: 1.")
    expect(page.get_by_text("In the way: Toto. Still in hand: brick wall.").first).to_be_visible()


@pytest.mark.long  # minutes, where no graphics card draws
def test_a_whole_game_to_floor_10(person: Invite, address: str) -> None:
    with building(address) as people:
        page = people.before(person, 0, size=SMALL_DESK)

        def answer(page: Page) -> None:
            asked = question(page).inner_text()
            if asked.startswith("The story is won."):
                page.get_by_role("button", name="Stop here").click()
                return
            glowing = page.locator(".goal.holds")
            if asked.startswith("A goal is met."):
                expect(glowing.first).to_contain_text("met now")
            follow_hint(page)

        play_on([page], answer)
        expect(page.locator(".headline")).to_have_text(WORDS("tow-result-won-stopped"))
        expect(page.get_by_text(WORDS("tow-scenario-10"))).to_be_visible()

        again = person(f"{people.path}/replay", still=False)
        counted = again.get_by_role("button", name=re.compile("Five seconds, and it stands"))
        counted.click()
        controls = again.get_by_role("region", name="Controls")
        controls.get_by_role("button", name="Step back").click()
        controls.get_by_role("button", name="Step forward").click()
        expect(again.get_by_role("timer")).to_have_text("5")
        expect(again.get_by_role("timer")).to_have_text("2")

        again.get_by_role("button", name=re.compile("It holds: floor 2")).click()
        controls.get_by_role("button", name="Step back").click()
        controls.get_by_role("button", name="Step forward").click()
        moments = again.get_by_role("slider", name="The last movement, moment by moment")
        moments.fill("0")
        expect(moments).to_have_attribute("aria-valuetext", "0.0 s")


def build_crooked(page: Page) -> None:
    """Every storey 15 mm further to the right than the one below, until that is too much."""
    asked = question(page).inner_text()
    floors = int(page.locator("header .note").first.inner_text().split()[3])
    calls = page.locator(".ask .call")
    if let_go(page).count() == 0:
        builds = calls.filter(has_text=re.compile("Build: (?!pillar)"))
        (builds if builds.count() else calls).first.click()
        if asked.startswith("Pet"):
            calls.first.click()
    elif calls.filter(has_text="Give up").count():
        calls.filter(has_text="Give up").click()
    elif asked.startswith("Stand"):
        left = " or " in asked
        place(page, 15 * floors + (-22 if left else 22), 6, 180 if left else 0, 90)
    elif asked.startswith("Lay"):
        place(page, 15 * floors, 6)
    else:
        follow_hint(page)


@pytest.mark.long  # minutes, where no graphics card draws
def test_a_collapse(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)

    play_on([page], build_crooked)

    expect(page.locator(".headline")).to_have_text(WORDS("tow-result-lost-collapsed"))
    expect(page.get_by_role("img", name="0 of 5 whiskers left").first).to_be_visible()


@pytest.mark.long  # minutes, where no graphics card draws
def test_against_each_other(person: Invite, address: str) -> None:
    with building(address, seats=2, options={"mode": "against"}) as people:
        pages = [people.before(person, seat) for seat in (0, 1)]
        for page in pages:
            expect(
                page.get_by_role("list", name="Your goals").get_by_role("listitem")
            ).to_have_count(2)
            expect(page.get_by_text("2 secret goals")).to_be_visible()

        play_on(pages, build_crooked)

        for page in pages:
            expect(page.get_by_text(WORDS("tow-result-race-collapsed")).first).to_be_visible()
        winner = next(page for page in pages if "You" in page.locator(".headline").inner_text())
        loser = next(page for page in pages if page is not winner)
        expect(loser.locator(".headline")).to_contain_text("wins")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_every_question_is_accessible(person: Invite, alone: Party, size: tuple[int, int]) -> None:
    page = alone.before(person, 0, size=size)
    for word in ("Choose", "Stand"):
        await_question(page, word)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            until(page, f"document.documentElement.dataset.theme === '{theme}'")
            axe(page)
        if word == "Choose":
            page.locator(".call").first.click()


@pytest.mark.parametrize("language", ["cs", "pl", "hu"])
def test_it_speaks(person: Invite, alone: Party, language: str) -> None:
    page = alone.before(person, 0, language=language, size=PHONE)
    expect(question(page)).to_have_text(Words(language)("tow-ask-use", together="yes"))
    page.locator(".call").first.click()
    expect(page.get_by_role("button", name=Words(language)("tow-web-let-go"))).to_be_visible()

    assert "tow-" not in page.locator("body").inner_text()


def test_whoever_watches_sees_it_grow(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    watcher = person(alone.path)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    choose_build(page)
    await_question(page, "Stand a wall")
    place_next(page)

    expect(watcher.get_by_text("It holds: brick wall.").first).to_be_visible()
    expect(watcher.locator(".posture")).to_contain_text("5.")
    assert let_go(watcher).count() == 0


def test_without_three_dimensions_it_is_played_by_words(person: Invite, alone: Party) -> None:
    page = alone.before(person, 0)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.reload()
    expect(page.get_by_text(WORDS("tow-web-no-picture"))).to_be_visible()

    choose_build(page)
    await_question(page, "Stand a wall")
    place(page, 25, 0, 0, 90)
    await_question(page, "floor: window.")


def test_the_room_is_light_enough_for_a_phone() -> None:
    scripts = (hatch_build.BUILT / "assets").glob("*.js")
    [room] = [file for file in scripts if b"WebGLRenderer" in file.read_bytes()]

    assert len(gzip.compress(room.read_bytes(), 9)) < MOST_BYTES
