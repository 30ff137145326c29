"""Every sentence that Pounce can say has words, its own or shared, and none are left over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from clowder.core.game import Ask, Piece, Refusal, Seat
from clowder.core.words import Say, say, say_refusal
from clowder.testing import Case, LawTable, moments
from tests.example_room.pounce import ROOM

NAMES = ("Agnes", "Bruno", "Cyril")
REFUSALS = {
    "wrong_hands": (Piece("cards", 3),),
    "not_the_deck": (),
    "already_chosen": (),
    "not_in_hand": (Piece("card", 4),),
}


def sentences() -> Iterator[Say]:
    """What is said in some games, and all that the house says of a room."""
    for seed in range(20):
        *_, match = moments(LawTable(Case(ROOM), 2, ROOM.types.options()), seed)
        yield from (ROOM.text.move(entry.move) for entry in match.entries)
        for viewer in (Seat(0), None):
            said = (ROOM.text.event(event, NAMES, viewer) for event in match.witnessed(viewer))
            yield from filter(None, said)
    yield ROOM.text.ask(Ask(Seat(0), "choose"), match.view(Seat(0)))
    for why, about in REFUSALS.items():
        refusal = Refusal(why, "PNC-2", about)
        yield say_refusal(ROOM.prefix, refusal, NAMES, None)
        yield from filter(None, [ROOM.text.short(refusal, NAMES, None)])
    yield from (say(f"pnc-section-{section}") for section, _ in ROOM.sections)
    yield from (say(f"rule-{rule.lower()}") for _, rules in ROOM.sections for rule in rules)
    yield from (say(f"pnc-{word}") for word in ("title", "tagline", "aim", "result-mice-gone"))
    yield say("pnc-line-mouse", mouse=1)
    yield from (say(f"pnc-option-mice{end}") for end in ("", "-about", "-2", "-3"))


def test_every_sentence_has_words_and_every_word_is_said() -> None:
    source = (Path(__file__).parent / "pounce" / "locales" / "en" / "pounce.ftl").read_text("utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    said = set(sentences())

    for sentence in said:
        pattern = bundle.get_message(sentence.key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, dict(sentence.args))[1] == []

    written = {line.split(" = ")[0] for line in source.splitlines() if line[:1].isalpha()}
    assert {sentence.key for sentence in said} == written
