"""`clowder verify`: whether the chance of a finished game was what it had to be."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from clowder.cli.choices import Language, RecordFile, choose_words
from clowder.cli.errors import content
from clowder.cli.files import read_text
from clowder.core.fairness import Fairness
from clowder.core.record_reader import read_record
from clowder.core.verify import verify
from clowder.core.words import Say, say
from clowder.games import ROOMS


def run(file: RecordFile, lang: Language = None) -> None:
    words = choose_words(lang)
    with content(file):
        record, _ = read_record(read_text(file), ROOMS)
        fairness = verify(ROOMS[record.game], record)
    console = Console(highlight=False)
    for sentence in findings(fairness):
        console.print(Text(words.say(sentence)))


def findings(fairness: Fairness) -> list[Say]:
    """What is proved by a record that is fair, and what is not."""
    if fairness.day:
        return [
            say("verify-day", day=fairness.day),
            say("verify-day-draws"),
            say("verify-day-not"),
        ]
    given = [str(seat) for seat, text in enumerate(fairness.given) if text]
    seats = say("verify-seats", seats=", ".join(given)) if given else say("verify-no-seats")
    return [say("verify-seed"), seats, say("verify-draws"), say("verify-not")]
