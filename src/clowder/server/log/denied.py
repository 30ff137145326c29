"""Saying no: why something cannot be done, as a code of the protocol."""

from __future__ import annotations

from typing import TypeVar

Something = TypeVar("Something")


class Denied(Exception):
    """No, and why: a code of the protocol, with words for it in the locale files."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def require(condition: object, code: str) -> None:
    if not condition:
        raise Denied(code)


def required(value: Something | None, code: str) -> Something:
    """The value, which must be there."""
    if value is None:
        raise Denied(code)
    return value
