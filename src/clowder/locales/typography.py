"""How text is set in each language, and how words change before a number.

The browser does the same (web/src/words/typography.ts); the cases of both are in
typography.cases.json beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Any

from babel.lists import format_list

NBSP = "\u00a0"

# Words of one letter that must not be left at the end of a line.
ONE_LETTER = {
    "cs": re.compile(r"(?:^|\n)[(„]*[ksvzouai]$", re.IGNORECASE),
    "pl": re.compile(r"(?:^|\n)[(„]*[aiouwz]$", re.IGNORECASE),
}
UNIT = re.compile(r"(?:mm|cm|s|mp|%)(?!\w)")
LIST_LOCALES = {"en": "en_GB"}  # British, as our spelling is: no comma before the "and"
QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "pl": ("„", "”"), "hu": ("„", "”")}

# Numbers whose spoken first word begins with so many consonants that the preposition takes an e:
# dva, tři, čtyři, sto; z and s before šest and sedm, too.
CLUSTERS = re.compile(r"(?:[234]|1[234]|[234]\d|[1234]\d\d|[234]\d{3})$")
SIBILANTS = re.compile(r"(?:[67]|1[67]|[67]\d{1,3})$")


def typeset(text: str, language: str) -> str:
    """Spaces that do not break, quotes, dashes and minus signs, as the language wants them."""
    text = re.sub(r"(^|[\s(])-(?=\d)", r"\1−", text)
    text = text.replace(" - ", " – ").replace("'", "’")
    opening, closing = QUOTES[language]
    text = re.sub(r'"([^"]*)"', rf"{opening}\1{closing}", text)
    words = text.split(" ")
    gaps = [NBSP if sticks(one, other, language) else " " for one, other in pairwise(words)]
    return "".join(word + gap for word, gap in zip(words, [*gaps, ""], strict=True))


def sticks(word: str, following: str, language: str) -> bool:
    """Whether the two words belong on one line."""
    one_letter = ONE_LETTER.get(language)
    if one_letter and one_letter.search(word):
        return True
    return word[-1:].isdigit() and UNIT.match(following) is not None


def is_typed(key: str) -> bool:
    """Whether the message holds what is typed or copied, which no typesetting may change."""
    return key.startswith(("play-", "fault-")) or "-help-" in key


def article(number: Any) -> str:
    """`{ AZ($floor) }`, Hungarian: "az 5", "a 2"."""
    digits = str(number)
    vowel = digits.startswith("5") or (digits.startswith("1") and len(digits) % 3 == 1)
    return f"{'az' if vowel else 'a'}{NBSP}{number}"


def before(preposition: str, number: Any) -> str:
    """`{ Z($steps) }`, Czech: "ze 4", "z 5"."""
    digits = str(number)
    wants_e = CLUSTERS.match(digits) or (preposition in "zs" and SIBILANTS.match(digits))
    return f"{preposition}{'e' if wants_e else ''}{NBSP}{number}"


def join_list(language: str, items: Iterable[str]) -> str:
    """ "3, 12 and 14", as one says it."""
    return format_list(list(items), locale=LIST_LOCALES.get(language, language))


def list_in(language: str, items: str) -> str:
    """`{ LIST($cards) }`: the same of "3, 12, 14"."""
    return join_list(language, items.split(", "))


def functions(language: str) -> dict[str, Callable[[Any], Any]]:
    """What the texts can call, the same in every language."""
    return {
        "LIST": partial(list_in, language),
        "AZ": article,
        **{letter.upper(): partial(before, letter) for letter in "zsvk"},
    }
