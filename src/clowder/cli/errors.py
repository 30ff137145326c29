"""Errors that a command prints in one line, in the language of whoever called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from clowder.core.bad_record import BadRecord
from clowder.core.fault import Fault, sentence_of, sentence_of_os_error
from clowder.core.words import Say, say
from clowder.locales import Words

LONGEST = 400  # characters of a line: a long quotation must not hide the reason


class UsageError(typer.TyperException):
    """The command was called wrongly: exit code 2."""

    exit_code = 2

    def __init__(self, sentence: Say, where: str = "") -> None:
        super().__init__(sentence.key)
        self.sentence = sentence
        self.where = where  # the switch or argument that is wrong


class ContentError(Exception):
    """Something is wrong with a file or its content: exit code 1."""

    def __init__(self, sentence: Say, *where: Say) -> None:
        super().__init__(sentence.key)
        self.sentence = sentence
        self.where = where  # the file, and the place in it


@contextmanager
def usage(where: str) -> Iterator[None]:
    """A ValueError inside is a wrong call: exit code 2, naming the switch or argument."""
    try:
        yield
    except ValueError as error:
        raise UsageError(sentence_of(error), where) from None


@contextmanager
def content(path: object) -> Iterator[None]:
    """A ValueError or OSError inside is a fault of that file: exit code 1."""
    file = quoted(str(path))
    try:
        yield
    except OSError as error:
        raise ContentError(sentence_of_os_error(error, str(path))) from None
    except BadRecord as error:
        raise ContentError(error.sentence, file, place_of(error.place)) from None
    except Fault as error:
        raise ContentError(error.sentence, file) from None
    except ValueError as error:
        raise ContentError(say("fault-unreadable", reason=str(error)), file) from None
    except RecursionError:
        raise ContentError(say("fault-nested"), file) from None


def quoted(text: str) -> Say:
    """Text that is the same in every language."""
    return say("fault-quoted", text=text)


def place_of(place: str) -> Say:
    """`line 3`, `entry 2` or `record`, where a record is wrong."""
    kind, _, number = place.partition(" ")
    return say(f"fault-at-{kind}", number=number)


def describe(error: UsageError | ContentError | Fault, words: Words) -> str:
    """The error in words, after what it is about."""
    where: list[str] = []
    if isinstance(error, UsageError) and error.where:
        where = [name_of(error.where, words)]
    elif isinstance(error, ContentError):
        where = [words.say(part) for part in error.where]
    return ": ".join((*where, words.say(error.sentence)))


def name_of(where: str, words: Words) -> str:
    """A switch as it is typed; an argument as the help calls it."""
    return where if where.startswith("-") else words(f"cli-value-{where}")


def on_one_line(text: str, longest: int = LONGEST) -> str:
    """Quoted text on one line, without control characters."""
    line = "".join(letter if letter.isprintable() else "�" for letter in re.sub(r"\s+", " ", text))
    return line if len(line) <= longest else f"{line[:longest]}…"
