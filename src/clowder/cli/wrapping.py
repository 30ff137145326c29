"""Lines in the terminal break at spaces, and not at those that must not break."""

from __future__ import annotations

import re

import rich._wrap


def keep_words_together() -> None:
    """Rich takes a no-break space for a place to break; this is the pattern it divides lines by."""
    gap = r"[^\S\u00a0\u202f]"
    rich._wrap.re_word = re.compile(rf"{gap}*[\S\u00a0\u202f]+{gap}*")
