"""`clowder rules`: to learn from first, to look things up in after that."""

from __future__ import annotations

import pytest

from clowder.games import ROOMS
from clowder.locales import Words
from tests.cli.house import House


@pytest.mark.parametrize(
    ("game", "language"), [*zip(ROOMS, ["en", "cs", "pl", "hu", "en"], strict=True)]
)
def test_first_what_it_is_about_then_how_one_plays_then_the_rules_by_number(
    house: House, game: str, language: str
) -> None:
    words, prefix = Words(language), ROOMS[game].prefix
    printed = house.call("rules", game, "--lang", language).out

    headings = [words("learn-opening-about"), words("learn-how")]
    headings += [words(f"{prefix}-chapter-{key}") for key in ROOMS[game].chapters]
    headings += [words("learn-numbered"), words(f"{prefix}-section-components")]
    lines = printed.splitlines()

    assert lines[0] == words(f"{prefix}-title")
    assert [line for line in lines if line in headings][: len(headings)] == headings
