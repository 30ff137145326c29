"""What the notations of all rooms have in common: numbers in plain digits."""

from __future__ import annotations

import re

DIGITS = 4  # enough for whatever is counted in a box


def whole_number(text: str, digits: int = DIGITS, signed: bool = False) -> int:
    """The number; raises ValueError saying what was expected.

    int() alone would also take '1_0' and '٣', so that one move could be written in many ways.
    """
    sign = "(-(?!0))?" if signed else ""
    if re.fullmatch(rf"{sign}[0-9]{{1,{digits}}}", text) is None:
        raise ValueError(f"expected a whole number, found '{text}'")
    return int(text)
