"""Strict reading of JSON from outside; what JSON itself leaves open is refused."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

MOST_DIGITS = 15  # of a number: every client can hold those exactly


class Malformed(ValueError):
    """A text that cannot be read; says what was expected."""


def decode(text: str | bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """Raises Malformed; names given twice and endless numbers are refused too.

    A text that is exactly how we would write the value names nothing twice; most clients write so,
    and only others are read a second time to see."""
    try:
        value = decoder.decode(text)
        written = text.encode() if isinstance(text, str) else text
        if msgspec.json.encode(value) == written and not _long_number.search(written):
            return value
        _checker.decode(text if isinstance(text, str) else text.decode())
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Malformed(str(error)) from None
    except RecursionError:
        raise Malformed("nested too deeply") from None
    return value


def name_once(pairs: list[tuple[str, Any]]) -> None:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise Malformed("a name is given twice")


def small(number: str) -> None:
    if len(number) > MOST_DIGITS:
        raise Malformed(f"a number has at most {MOST_DIGITS} digits")


_long_number = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
_checker = json.JSONDecoder(object_pairs_hook=name_once, parse_int=small)
