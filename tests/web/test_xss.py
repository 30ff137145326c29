"""Names and talk are text, whatever is written in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Dialog, Page

from tests.web.guests import Invite
from tests.web.party import Party, party
from tests.web.table import expect

NAMES = (  # up to 24 characters
    "<svg/onload=alert(1)>",
    "<b>bold</b>",
    "{{7*7}} ${7*7}",
    "{ $name } { cib-title }",
    '"><img src=x onerror=a>',
)
TALK = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)></svg>",
    "<a href='javascript:alert(1)'>click</a>",
    "javascript:alert(1)",
    "<iframe srcdoc='<script>parent.alert(1)</script>'>",
    "<style>*{display:none}</style>",
    "<math><mtext></p><style><img src=x onerror=alert(1)>",
    "</title><script>alert(1)</script>",
    "--><script>alert(1)</script><!--",
    "{@html '<b>x</b>'} {{constructor.constructor('alert(1)')()}}",
    "%3Cscript%3Ealert(1)%3C/script%3E &lt;b&gt;",
    "' onmouseover='alert(1)",
    'https://example.org/"onclick="alert(1)',
)
STRANGE = "ab\u202etxt.exe\u2066\u200b\u0007cd"  # turned round, invisible, ringing
HARMLESS = "abtxt.execd"


@pytest.fixture
def people(address: str) -> Iterator[Party]:
    """Four strange names at a table that stands in the lobby, with a free box for the fifth."""
    with party(address, seats=5, host=NAMES[0], public=True) as four:
        four.join(*NAMES[1:4])
        yield four


def watch(page: Page) -> list[str]:
    """What the page asks or says in a box of the browser's: nothing, one hopes."""
    heard: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        heard.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", dismiss)
    return heard


def assert_inert(page: Page) -> None:
    planted = "script, iframe, img, style, a[href^=javascript], [onerror], [onload], [onclick]"
    assert page.locator("#app").locator(planted).count() == 0
    assert "49" not in page.locator("body").inner_text()


def test_strange_names_are_written_as_they_are(person: Invite, people: Party) -> None:
    page = person()
    heard = watch(page)
    for name in NAMES[:4]:
        expect(page.get_by_text(name).first).to_be_visible()
    assert_inert(page)
    people.join(NAMES[4])

    page.goto(people.path)
    for name in NAMES:
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    assert_inert(page)

    people.start()
    for name in NAMES:
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("group", name="So far")).to_contain_text(f"{NAMES[1]} sits down.")
    assert_inert(page)

    people.play_to_end_unseen(page)
    expect(page.get_by_role("link", name="Look at the game")).to_be_visible()
    assert_inert(page)
    page.goto(f"{people.path}/replay?step=9")
    expect(page.get_by_role("button", name=f"View: {NAMES[4]}", exact=True)).to_be_visible()
    assert_inert(page)
    assert not heard


def test_strange_talk_is_written_as_it_is(person: Invite, people: Party) -> None:
    people.join(NAMES[4])
    people.start()
    page = people.before(person, 1)
    heard = watch(page)
    box = page.get_by_role("textbox", name="Say something")
    for text in TALK[: len(TALK) // 2]:
        box.fill(text)
        page.keyboard.press("Enter")
        expect(box).to_have_value("")
    lines = page.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(lines).to_have_count(len(TALK) // 2)
    for text in TALK[len(TALK) // 2 :]:
        people.say(2, text)
    people.say(2, STRANGE)

    expect(lines).to_have_count(len(TALK) + 1)
    said = [line.split(": ", 1)[1] for line in lines.all_inner_texts()]

    assert said == [*TALK, HARMLESS]
    assert lines.locator("*:not(b, button)").count() == 0  # the speakers, and nothing of theirs
    assert_inert(page)
    assert not heard


def test_a_strange_name_is_taken_in_the_browser_itself(person: Invite, address: str) -> None:
    with party(address, seats=2) as people:
        page = person(people.path)
        heard = watch(page)

        page.get_by_role("textbox", name="Your name").fill(f"<u>{STRANGE[:8]}")
        page.get_by_role("button", name="Sit", exact=True).click()

        expect(page.get_by_role("button", name="Stand up: <u>ab")).to_be_visible()
        name = page.get_by_role("button", name="Stand up: <u>ab").get_attribute("aria-label") or ""
        assert not set(name) & set("\u202e\u2066\u200b\u0007")
        assert_inert(page)
        assert not heard
