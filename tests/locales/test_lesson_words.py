"""What a learner reads first is the aim, and whoever did as told is never told no."""

from __future__ import annotations

import re

import pytest

from clowder.core.lesson import messages
from clowder.core.room import AnyRoom
from clowder.games import OWN
from clowder.locales import LANGUAGES, Words

WIN = {"en": "win", "cs": "vyhr", "pl": "wygr", "hu": "nyer"}
NO = re.compile(r"(No|Ne|Nie|Nem)[.,!]")
OPENING = 200  # letters, at most, until one knows what for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", OWN, ids=lambda room: room.name)
def test_the_first_step_begins_with_the_aim(room: AnyRoom, language: str) -> None:
    first = room.lessons[0].steps[0]
    text = Words(language)(f"{room.prefix}-lesson-{first.key}-text")
    assert WIN[language] in text[:OPENING].lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", OWN, ids=lambda room: room.name)
def test_praise_does_not_begin_with_no(room: AnyRoom, language: str) -> None:
    words = Words(language)
    steps = [step for lesson in room.lessons for step in lesson.steps]
    keys = [key for step in steps for key in messages(room.prefix, step)]
    praises = [words(key) for key in keys if key.endswith("-praise")]
    assert praises
    assert [praise for praise in praises if NO.match(praise)] == []
