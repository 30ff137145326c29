"""Names at a table: nobody can be taken for somebody else there, or for a mouse."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

ERASED = "A guest"  # who is not here any more, and wanted to be forgotten
MICE = ("Tik", "Pip", "Kuk", "Zip", "Bim")  # bots are clockwork mice

# Letters of other alphabets, figures and signs that look like Latin letters, small and capital.
ALIKE = str.maketrans(
    "аеорсхукмтвнізјѕԁԛԝ" "οανρτυικχηεωγ" "01358|!",
    "aeopcxykmtbhi3jsdqw" "oavptuikxnewy" "olesbll",
)  # fmt: skip
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"), ("j", "l"))


def skeleton(name: str) -> str:
    """What is left of a name to a hasty eye; two names with the same look alike."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    bare = "".join(letter for letter in letters if letter.isalnum())
    for written, seen in PAIRS:
        bare = bare.replace(written, seen)
    return bare or name


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number where it looks like one that is taken."""
    found = {skeleton(other) for other in taken if other}
    marked, number = name, 1
    while skeleton(marked) in found:
        number += 1
        marked = f"{name} ({number})"
    return marked


def mouse_name(seat: int, taken: Collection[str]) -> str:
    """Usually by the seat; another where somebody is called so already."""
    usual = [MICE[(seat + step) % len(MICE)] for step in range(len(MICE))]
    found = {skeleton(other) for other in taken if other}
    return next((name for name in usual if skeleton(name) not in found), distinct(usual[0], taken))
