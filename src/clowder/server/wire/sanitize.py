"""Names and chat from outside, made harmless before anybody sees them."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2  # on one letter: more would climb out of the line
LONGEST_NAME = 24
LONGEST_CHAT = 300

# Letters, signs and marks that draw nothing, so that two names could look alike.
INVISIBLE = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}


def clean(text: str, longest: int) -> str:
    """NFC, without controls, bidi overrides, invisible or stacked marks; cut to length."""
    plain = unicodedata.normalize("NFC", single_spaces("".join(filter(is_harmless, text))))
    return unicodedata.normalize("NFC", single_spaces(few_marks(plain)))[:longest].strip()


def single_spaces(text: str) -> str:
    return " ".join(text.split())


def is_harmless(character: str) -> bool:
    """Letters, marks, numbers, signs and plain spaces; Cf holds bidi and zero-width characters."""
    category = unicodedata.category(character)
    seen = category[0] in "LMNPS" and character not in INVISIBLE
    return seen or category == "Zs" or character in "\t\n"


def few_marks(text: str) -> str:
    """Marks need a letter to sit on, and only a few fit."""
    chosen: list[str] = []
    capacity = 0
    for character in text:
        is_mark = unicodedata.category(character)[0] == "M"
        capacity = capacity - 1 if is_mark else MOST_MARKS * (character != " ")
        if capacity >= 0 or not is_mark:
            chosen.append(character)
    return "".join(chosen)
