"""Words: the locale files, read by the terminal and the server alike."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from clowder.core.words import Say, say

LANGUAGES = {"en": "English", "cs": "Čeština", "pl": "Polski", "hu": "Magyar"}


class Words:
    """One language. A missing message is our mistake and raises, rather than showing a key."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language '{language}'; there is: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **args: str | int) -> str:
        return self.say(say(key, **args))

    def say(self, sentence: Say) -> str:
        message = self._bundle.get_message(sentence.key)
        if message.value is None:
            raise LookupError(f"{sentence.key} has no text")
        text, errors = self._bundle.format_pattern(message.value, dict(sentence.args))
        if errors:
            raise LookupError(f"{self.language} {sentence.key}: {errors[0]}")
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    # The isolating marks are for right-to-left text, which none of the languages has.
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files(__package__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
