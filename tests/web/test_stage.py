"""The board is the screen: its place is large, and nothing that is asked or told changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from clowder.games.cat_in_the_box.state import Playing
from clowder.games.chabyrinthe.state import Acting
from clowder.games.stray_cat.moves import Play
from tests.web.chabyrinthe_table import GAME as CHABYRINTHE
from tests.web.fitting import GAME as IF_IT_FITS
from tests.web.guests import Invite, Language, at_rest, until
from tests.web.rooms import PIECES, ROOMS, Lot, await_question, hold_a_piece, table_of
from tests.web.table import answers, click_dim, expect

SIZES = ((1440, 900), (1920, 1080), (820, 1180), (390, 844), (320, 568))
PHONE = SIZES[3]
SHARE = 0.55  # of the window, at least
QUESTIONS = 3  # of one player, so early that no round ends
MANY = 40  # likewise, where every kind of question shall come up
LANGUAGES: tuple[Language, ...] = ("en", "cs", "pl", "hu")
REFUSED = ".ask .call[aria-disabled=true]"
# Every place that the stage has had in any picture that was drawn, and the page's own scrolling.
# Also where the rim of the own box was: it rises over the stage for more than four answers alone.
WATCH = """() => {
  window.places = new Set();
  window.rims = new Map(); // with what was asked there first
  const look = () => {
    const box = document.querySelector('[data-stage]')?.getBoundingClientRect();
    const { scrollTop, scrollLeft } = document.scrollingElement;
    const many = document.querySelectorAll('.ask .call').length > 4;
    const rim = document.querySelector('.dock .box')?.getBoundingClientRect().top;
    if (!many && !window.rims.has(rim)) {
      window.rims.set(rim, document.querySelector('.dock .slips')?.innerText);
    }
    if (box) window.places.add([box.x, box.y, box.width, box.height, scrollTop, scrollLeft].join());
    requestAnimationFrame(look);
  };
  look();
}"""


def watch(page: Page) -> None:
    """From when all has arrived: before that it may still find its place."""
    stage = page.locator("[data-stage]")
    expect(stage).to_be_visible()
    expect(page.locator(".dock .box")).to_be_visible()
    until(page, "document.fonts.status === 'loaded'")
    at_rest(page, stage.bounding_box)
    page.evaluate(WATCH)


def places(page: Page) -> list[list[float]]:
    return [[float(part) for part in place.split(",")] for place in page.evaluate("[...places]")]


def assert_still_and_large(page: Page, size: tuple[int, int]) -> None:
    [(_x, top, width, height, *scrolled)] = places(page)  # one place, from first to last
    assert width * height >= SHARE * size[0] * size[1]
    assert scrolled == [0, 0]
    rims = page.evaluate("[...rims]")
    assert [rim for rim, _asked in rims] == [pytest.approx(top + height)], rims


# Every card in turn: how high the slip is when the card was picked up, and with its notes. Before
# the first look nothing can have come from the server: the task has not ended.
HEIGHTS = """async () => {
  const height = () => document.querySelector('.ask').getBoundingClientRect().height;
  const shown = () => [...document.querySelectorAll('.ask .call i')];
  const notes = () => shown().map((note) => note.textContent);
  const heights = [];
  for (const slip of document.querySelectorAll('[data-slip]')) {
    slip.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    if (notes().some(Boolean)) continue; // the same number as before
    const before = [height(), ...notes()];
    while (!notes().some(Boolean)) await new Promise(requestAnimationFrame);
    heights.push([before, [height(), ...notes()]]);
  }
  return heights;
}"""


# What a player is not allowed ---------------------------------------------------------------

Refusable = Callable[[Any, list[Any]], bool]  # a view, and the moves that are allowed


def no_colour(view: Any, moves: list[Any]) -> bool:
    return isinstance(view.phase, Playing) and len(moves) < 4 * len(set(view.hand))


def no_second_insert(view: Any, _moves: list[Any]) -> bool:
    return isinstance(view.phase, Acting) and view.phase.done == ("insert",)


def no_box(view: Any, _moves: list[Any]) -> bool:
    return type(view.phase).__name__ == "Playing" and len(view.laid) > 0


def no_such_meal(view: Any, moves: list[Any]) -> bool:
    looking = type(view.phase).__name__ == "Looking"
    return looking and len(view.hand) > 1 and Play(tuple(view.hand)) not in moves


REFUSABLE: dict[str, Refusable] = {
    "cat_in_the_box": no_colour,
    "chabyrinthe": no_second_insert,
    "if_it_fits": no_box,
    "stray_cat": no_such_meal,
}
FIRST_EDITION = {"chabyrinthe": {"first_edition": True}}


def can_be_refused(lot: Lot) -> bool:
    table = lot.people.at(0)
    if lot.people.asked() != 0:
        return False
    return REFUSABLE[lot.people.game](table.view, list(table.moves or ()))


def try_what_is_not_allowed(page: Page, game: str) -> None:
    """The answer, or the place, takes a click all the same; the reason leaves the slip alone."""
    page.keyboard.press("Escape")  # whatever is held is put back
    if game == IF_IT_FITS:
        hold_a_piece(page)
        refuse_by(page, lambda: page.locator("[data-place='0,0']").dispatch_event("click"))
        return
    for piece in page.locator("[data-outside='2']" if game == CHABYRINTHE else PIECES).all():
        piece.dispatch_event("click")
        expect(answers(page)).not_to_have_count(0)
        await_question(page)
        if page.locator(REFUSED).count():
            break
    refuse_by(page, lambda: click_dim(page.locator(REFUSED).first))


def refuse_by(page: Page, click: Callable[[], None]) -> None:
    slip = at_rest(page, page.locator(".ask").bounding_box)
    click()
    expect(page.locator(".nope")).to_be_visible()
    assert at_rest(page, page.locator(".ask").bounding_box) == slip


@pytest.mark.parametrize("game", ROOMS)
def test_no_question_and_no_refusal_changes_the_stage(
    person: Invite, fixed_address: str, game: str
) -> None:
    """Chance is fixed, so that every run asks the same; the long test below meets what is rare."""
    with table_of(fixed_address, game, options=FIRST_EDITION.get(game, {})) as people:
        lot = Lot(people)
        pages = {
            size: people.before(person, 0, size=size, base_url=fixed_address) for size in SIZES
        }
        for page in pages.values():
            watch(page)

        for _ in range(QUESTIONS):
            before = lot.number()
            assert lot.play(lambda: people.asked() == 0 and lot.number() > before)  # noqa: B023
            for page in pages.values():
                await_question(page)
                hold_a_piece(page)
        assert lot.play(lambda: can_be_refused(lot))
        asked = people.at(0).asked()
        assert asked is not None
        for page in pages.values():
            page.wait_for_selector(f".ask[aria-busy=false][data-ask='{asked.number}']")
            try_what_is_not_allowed(page, game)

        for size, page in pages.items():
            assert_still_and_large(page, size)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES[3:])
@pytest.mark.parametrize("game", ROOMS)
def test_no_question_of_a_long_game_raises_the_rim_on_a_phone(
    person: Invite, address: str, game: str, size: tuple[int, int]
) -> None:
    with table_of(address, game) as people:
        lot = Lot(people)
        pages = [people.before(person, 0, size=size, language=language) for language in LANGUAGES]
        for page in pages:
            watch(page)

        for _ in range(MANY):
            before = lot.number()
            if not lot.play(lambda: people.asked() == 0 and lot.number() > before):  # noqa: B023
                break
            asked = people.at(0).asked()
            assert asked is not None
            for page in pages:
                await_ask(page, asked.number)
                hold_a_piece(page)

        for page in pages:
            assert_still_and_large(page, size)


def await_ask(page: Page, number: int) -> None:
    """Between rounds one is asked for the next one first."""
    question = f".ask[aria-busy=false][data-ask='{number}']"
    page.wait_for_selector(f"{question}, .next-round")
    if page.locator(".next-round").count():
        page.locator(".next-round .btn").last.click()
    page.wait_for_selector(question)


def test_a_note_that_comes_later_moves_no_answer(person: Invite, address: str) -> None:
    with table_of(address, "cat_in_the_box") as people:
        lot = Lot(people)
        pages = [people.before(person, 0, size=PHONE, language=language) for language in LANGUAGES]
        assert lot.play(lambda: people.asked() == 0 and follows(people.at(0).view))
        for page in pages:
            await_question(page)
            heights = page.evaluate(HEIGHTS)
            assert heights
            for before, after in heights:
                assert before[0] == after[0], (before, after)


def follows(view: Any) -> bool:
    return isinstance(view.phase, Playing) and len(view.phase.trick) > 0
