"""Words: the locale files, read by the terminal and the server alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from clowder.core.fault import Fault
from clowder.core.room import AnyRoom
from clowder.core.words import Say, say
from clowder.games import ROOMS
from clowder.locales.typography import functions, is_typed, join_list, typeset

LANGUAGES = {"en": "English", "cs": "Čeština", "pl": "Polski", "hu": "Magyar"}


class Words:
    """One language. A missing message is our mistake and raises, rather than showing a key."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Fault(
                f"there is no language '{language}'; there is: {known}",
                say("fault-language", name=language, known=known),
            )
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **args: str | int) -> str:
        return self.say(say(key, **args))

    def knows(self, key: str) -> bool:
        """Whether there are words for the key: a room of somebody else may do without some."""
        return self._bundle.has_message(key)

    def join(self, items: Iterable[str]) -> str:
        """A list as the language says it, with a last "and"."""
        return typeset(join_list(self.language, items), self.language)

    def say(self, sentence: Say) -> str:
        message = self._bundle.get_message(sentence.key)
        if message.value is None:
            raise LookupError(f"{sentence.key} has no text")
        text, errors = self._bundle.format_pattern(message.value, dict(sentence.args))
        if errors:
            raise LookupError(f"{self.language} {sentence.key}: {errors[0]}")
        return str(text) if is_typed(sentence.key) else typeset(str(text), self.language)


@cache
def _bundle(language: str) -> FluentBundle:
    # The isolating marks are for right-to-left text, which none of the languages has.
    bundle = FluentBundle([language], functions=functions(language), use_isolating=False)
    for source in _sources(resources.files(__package__).joinpath(language)):
        bundle.add_resource(FluentResource(source))
    for room in ROOMS.values():
        # What has been added stays: no room can change the words of the house or of another room.
        for source in own_texts(room, language):
            bundle.add_resource(FluentResource(source))
    return bundle


def own_texts(room: AnyRoom, language: str) -> Iterator[str]:
    """The Fluent sources that the room's own package brings; of two messages the first one counts.

    A package of somebody else need not speak all our languages: English follows, for what is
    missing.
    """
    folder = resources.files(room.package).joinpath("locales")
    for spoken in dict.fromkeys((language, "en")):
        yield from _sources(folder.joinpath(spoken))


def _sources(folder: Traversable) -> Iterator[str]:
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield file.read_text("utf-8")
