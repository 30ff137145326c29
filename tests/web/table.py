"""What a person does at a table in the browser: looks at it, picks a card up, answers."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Expect, Locator, Page

from tests.web.guests import PATIENCE_MS, let_time_pass

GAME_SECONDS = 480
expect = Expect()
expect.set_options(timeout=PATIENCE_MS)

# What a person sees at a glance: the end, a count, the end of a round, a dialog in the way, whose
# turn it is to look, or the question with all that an answer to it changes; nothing while others
# are to play or the own answer is on its way.
GLANCE = """() => {
  if (document.querySelector('.end .headline')) return 'over';
  if (document.querySelector('.counting button')) return 'count';
  if (document.querySelector('.next-round')) return 'round';
  if (document.querySelector('dialog[open]')) return 'dialog';
  const shield = document.querySelector('.shield h1');
  if (shield) return shield.textContent;
  const ask = document.querySelector('.ask[aria-busy=false]');
  const hand = [...document.querySelectorAll('[data-slip]')].map((card) => card.dataset.slip);
  const where = document.querySelector('header .note')?.textContent;
  return ask ? [ask.querySelector('h2').textContent, where, ...hand].join(' ') : '';
}"""


def sit_together(page: Page, *others: str) -> None:
    """From the page of a game: a table for all who pass this device on, and it begins."""
    seats = str(1 + len(others))
    page.get_by_text("You and friends").click()
    page.get_by_role("group", name="How many at the table?").get_by_text(seats, exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    for name in others:
        page.get_by_role("button", name="Another player on this device").click()
        dialog = page.get_by_role("dialog", name="Another player on this device")
        dialog.get_by_role("textbox", name="Your name").fill(name)
        dialog.get_by_role("button", name="Sit").click()
        expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Start").click()


def introduce(page: Page, name: str) -> None:
    """On one's own page, by the button in the bar."""
    page.get_by_role("button", name="You: ").click()
    page.get_by_label("Your name").fill(name)
    with page.expect_response("**/api/session"):
        page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def hand(page: Page) -> Locator:
    """The own cards, in order."""
    return page.get_by_role("toolbar", name="Your hand").get_by_role("button")


def numbers(page: Page) -> list[int]:
    """Those on the own cards; a card without a colour left says so after its number."""
    labels = hand(page).evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return sorted(int(label.split(":")[0]) for label in labels)


def ask(page: Page) -> Locator:
    return page.locator(".ask")


def question(page: Page) -> Locator:
    return ask(page).get_by_role("heading")


def click_dim(thing: Locator) -> None:
    """What says "not now" still takes a click, for which Playwright would wait in vain: it is
    forced once the thing is there, stands still, and nothing lies over it."""
    thing.hover()
    thing.click(force=True)


def answers(page: Page) -> Locator:
    """The buttons of the question, allowed or not."""
    return page.locator(".ask .call")


def allowed(page: Page) -> Locator:
    return page.locator(".ask .call:not([aria-disabled])")


def bury(page: Page) -> None:
    expect(question(page)).to_have_text("Bury one card. Nobody will miss it.")
    hand(page).first.click()
    page.get_by_role("button", name="Bury the").click()


def bid(page: Page) -> None:
    expect(question(page)).to_have_text("How many tricks will you win?")
    allowed(page).first.click()


def play_anything(page: Page) -> None:
    """The first card that may have a colour, in the first that it may have."""
    expect(question(page)).to_contain_text("Which card, and in what colour?")
    for card in hand(page).all():
        card.click()
        expect(answers(page)).to_have_count(4)
        if allowed(page).count():
            allowed(page).first.click()
            return
    raise AssertionError("no card may be played")


def answer_anything(page: Page) -> None:
    text = question(page).inner_text()
    if text.startswith("Bury"):
        bury(page)
    elif text.startswith("How many"):
        bid(page)
    else:
        play_anything(page)


def glance(page: Page) -> str:
    return str(page.evaluate(GLANCE))


def await_change(page: Page, before: str) -> str:
    """Until something else is to be seen, and not just nothing."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while (now := glance(page)) in ("", before):
        assert time.monotonic() < deadline, f"it stays at {now!r}"
        page.wait_for_timeout(10)
    return now


def play_on(
    *pages: Page, until: str = "over", answer: Callable[[Page], None] = answer_anything
) -> None:
    """Whoever is asked answers, and everybody skips the counts, until all see `until`."""
    answered = dict.fromkeys(pages, "")
    deadline = time.monotonic() + GAME_SECONDS
    while waiting := {page: seen for page in pages if until not in (seen := glance(page))}:
        assert time.monotonic() < deadline, f"this takes too long; last answered: {answered}"
        play_round(waiting, answered, answer)


def play_some(answers: int, *pages: Page) -> None:
    """Whoever is asked answers, until everybody has so often."""
    left = dict.fromkeys(pages, answers)

    def answer(page: Page) -> None:
        answer_anything(page)
        left[page] -= 1

    answered = dict.fromkeys(pages, "")
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while waiting := {page: glance(page) for page in pages if left[page]}:
        assert time.monotonic() < deadline, f"this takes too long; last answered: {answered}"
        play_round(waiting, answered, answer)


def play_round(
    waiting: dict[Page, str], answered: dict[Page, str], answer: Callable[[Page], None]
) -> None:
    """Each does what is to be done by what they see; for whom that has changed since, it is seen
    to in the next round."""
    for page, seen in waiting.items():
        if glance(page) != seen:
            continue
        if seen == "count":
            skip_count(page)
        elif seen == "round":
            page.get_by_role("button", name="Go on").click()
        elif seen not in ("", "over", answered[page]):
            answer(page)
            answered[page] = seen


def await_count(page: Page) -> None:
    """It is over soon: the clock of the page was stopped before, and goes on so far, no further."""
    let_time_pass(page, lambda: page.locator(".counting button").count(), "the count")


def skip_count(page: Page) -> None:
    """It may be over before the finger is there."""
    page.evaluate("document.querySelector('.counting button')?.click()")


def standings(page: Page) -> list[str]:
    """Of the end, best first: seat and points."""
    places = page.locator(".end-seats > li")
    script = """places => places.map(place =>
      `${place.dataset.who} ${place.querySelector('.points')?.innerText ?? ''}`)"""
    return [" ".join(line.split()) for line in places.evaluate_all(script)]


def score_sheet(page: Page) -> Locator:
    """It can be looked at from the menu."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Score sheet").click()
    return page.get_by_role("dialog", name="Score sheet")
