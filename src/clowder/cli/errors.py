"""Errors that a command prints in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

LONGEST = 400  # characters of a line: a long quotation must not hide the reason


class UsageError(typer.TyperException):
    """The command was called wrongly: exit code 2."""

    exit_code = 2


class ContentError(Exception):
    """Something is wrong with a file or its content: exit code 1."""


@contextmanager
def usage(option: str) -> Iterator[None]:
    """A ValueError inside is a wrong call: exit code 2, naming the option."""
    try:
        yield
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from None


@contextmanager
def content(path: object) -> Iterator[None]:
    """A ValueError or OSError inside is a fault of that file: exit code 1."""
    try:
        yield
    except OSError as error:
        raise ContentError(f"{path}: {error.strerror or error}") from None
    except ValueError as error:
        raise ContentError(f"{path}: {error}") from None
    except RecursionError:
        raise ContentError(f"{path}: nested too deeply") from None


def on_one_line(text: str, longest: int = LONGEST) -> str:
    """Quoted text on one line, without control characters."""
    line = "".join(letter if letter.isprintable() else "�" for letter in " ".join(text.split()))
    return line if len(line) <= longest else f"{line[:longest]}…"
