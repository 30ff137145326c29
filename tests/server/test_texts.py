"""Names and chat: normalised, of bounded length, and unable to disturb what is around them."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clowder.server.http.app import make_app
from clowder.server.wire import messages, requests
from clowder.server.wire.sanitize import LONGEST_CHAT, LONGEST_NAME, MOST_MARKS, clean
from tests.server.bench import Hand, guest, only, open_house, seated_table
from tests.server.doors import fetch

NASTY = st.sampled_from(
    [
        *("\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u0301", "\u0323", "\u0489", "\u20dd"),
        *("\u3164", "\u115f", "\u034f", "\ufe0f", "\u00ad", "\u2028", "\x00", "\x1b", "\x7f"),
        *("\ud800", "\ue000", "e", "Å", "\u212b", "ﬁ", "\U000e0041", "\U000e0100", " ", "\u3000"),
    ]
)


@settings(max_examples=500, deadline=None, database=None)
@given(st.text() | st.text(NASTY, max_size=40), st.sampled_from([LONGEST_NAME, LONGEST_CHAT]))
def test_cleaned_text_is_harmless_and_stays_as_it_is(text: str, longest: int) -> None:
    cleaned = clean(text, longest)

    assert len(cleaned) <= longest
    assert cleaned == " ".join(cleaned.split())
    assert unicodedata.is_normalized("NFC", cleaned)
    assert clean(cleaned, longest) == cleaned
    kinds = [unicodedata.category(character) for character in cleaned]
    assert all(kind[0] in "LMNPS" or kind == "Zs" for kind in kinds)
    marks = "".join(kind[0] for kind in kinds).replace("Z", " ")
    assert "M" * (MOST_MARKS + 1) not in marks
    assert not marks.startswith("M")
    assert " M" not in marks
    cleaned.encode()


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Milo \t the\n cat ", "Milo the cat"),
        ("Play the five\u202e!", "Play the five!"),
        ("Mi\u200blo\ufeff", "Milo"),
        ("e\u200b\u0301", "é"),  # what was between them has gone: they belong together
        ("Zoe\u0308", "Zoë"),
        ("\u212bsa", "Åsa"),
        ("Z\u0335\u0321\u0322\u0323\u0324a", "\u1e92\u0335\u0321a"),
        ("\u0301\u0301Milo", "Milo"),
        ("a \u0301b", "a b"),
        ("\u3164\u115f\u2800", ""),
        ("bell\x07 nul\x00 esc\x1b[31m", "bell nul esc[31m"),
        ("\ud800x", "x"),
        ("Příšerně žluťoučký kůň", "Příšerně žluťoučký kůň"),
        ("Łódź", "Łódź"),
        ("Őű 😺 ねこ", "Őű 😺 ねこ"),
        ("<b>&amp;", "<b>&amp;"),  # pages write text as text
    ],
)
def test_text_is_cleaned(text: str, cleaned: str) -> None:
    assert clean(text, LONGEST_CHAT) == cleaned


@pytest.mark.anyio
async def test_a_name_is_normalised_when_a_guest_comes_in(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        headers = {"content-type": "application/json"}
        body = '{"name":"\u202eZoe\u0308\u200b the cat with a very long name"}'.encode()

        answer = await fetch(make_app(house), "POST", "/api/session", headers, body)

        assert answer.json["name"] == "Zoë the cat with a very"


@pytest.mark.anyio
async def test_chat_is_normalised_and_an_empty_line_is_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        hand = Hand(house, live, ann, 0)

        said = await hand.say(requests.Chat("one", "\u2066ha" + "!" * 500))
        nothing = await hand.say(requests.Chat("two", "\u200b\u202e \u3164"))

        [line] = only(messages.Update, said).news
        assert line.text == "ha" + "!" * (LONGEST_CHAT - 2)
        assert only(messages.Failed, nothing).code == "nothing_said"
