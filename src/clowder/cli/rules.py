"""`clowder rules`: a first page, the game told in chapters, and the rules that refusals cite."""

from __future__ import annotations

import re

from rich.console import Console
from rich.table import Table
from rich.text import Text

from clowder.cli.choices import GameName, Language, choose_room, choose_words
from clowder.core.room import AnyRoom
from clowder.locales import Words

OPENING = ("about", "win", "turn", "then")  # the paragraphs of a rulebook's first page
REFERENCES = re.compile(r" \([A-Z]+-C?\d+(?:, [A-Z]+-C?\d+)*\)$")  # at the end of a paragraph


def run(game: GameName, lang: Language = None) -> None:
    print_rules(choose_room(game), choose_words(lang), Console())


def print_rules(room: AnyRoom, words: Words, console: Console) -> None:
    console.print(Text(words(f"{room.prefix}-title"), style="bold"))
    print_opening(f"{room.prefix}-opening", words, console)
    if room.chapters:
        console.print()
        console.print(Text(words("learn-how"), style="bold underline"))
    for chapter in room.chapters:
        print_chapter(f"{room.prefix}-chapter-{chapter}", words, console)
    console.print()
    console.print(Text(words("learn-numbered"), style="bold underline"))
    console.print(Text(words("learn-rulings"), style="dim"))
    for section, rules in room.sections:
        console.print()
        console.print(Text(words(f"{room.prefix}-section-{section}"), style="bold"))
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(no_wrap=True, style="dim")
        table.add_column(ratio=1)
        for rule in rules:
            table.add_row(rule, Text(rule_text(rule, words)))
        console.print(table)


def print_opening(key: str, words: Words, console: Console) -> None:
    """What the game is about and how one wins, before the rules by their numbers."""
    if words.knows(key):
        for part, paragraph in zip(OPENING, words(key).split("\n"), strict=True):
            console.print()
            console.print(Text(words(f"learn-opening-{part}"), style="bold"))
            console.print(Text(paragraph))


def print_chapter(key: str, words: Words, console: Console) -> None:
    """A part of the game as it is told, with the numbers of the rules it is about."""
    console.print()
    console.print(Text(words(key), style="bold"))
    for paragraph in words(f"{key}-text").split("\n"):
        text = Text(paragraph)
        text.highlight_regex(REFERENCES, "dim")
        console.print(text)


def rule_text(rule: str, words: Words) -> str:
    """The text of a rule by its number, `CIB-6`."""
    return words(f"rule-{rule.lower()}")
