"""Sentences before they have a language."""

from __future__ import annotations

from clowder.core.game import NATURE, Piece, Refusal, Seat
from clowder.core.words import Say, say, say_refusal, say_short, who

NAMES = ("Agnes", "Bruno")


def test_a_sentence_has_a_key_and_arguments_in_order() -> None:
    assert say("cat-sat", where="mat", times=2) == Say("cat-sat", (("where", "mat"), ("times", 2)))
    assert say("cat-sat") == Say("cat-sat")


def test_the_reader_is_you() -> None:
    assert who(Seat(1), NAMES, Seat(1)) == {"name": "Bruno", "you": "yes"}
    assert who(Seat(1), NAMES, Seat(0)) == {"name": "Bruno", "you": "no"}
    assert who(Seat(1), NAMES, None) == {"name": "Bruno", "you": "no"}


def test_a_refusal_speaks_of_its_pieces_and_names_the_seat() -> None:
    refusal = Refusal("cell_taken", "CIB-6", (Piece("number", 5), Piece("seat", 1)))

    said = say_refusal("cib", refusal, NAMES, Seat(0))

    assert said == say("cib-refusal-cell-taken", number=5, name="Bruno", you="no")


def test_a_short_refusal_has_the_same_pieces() -> None:
    refusal = Refusal("cell_taken", "CIB-6", (Piece("number", 5), Piece("seat", 1)))

    said = say_short("cib", refusal, NAMES, Seat(1))

    assert said == say("cib-short-cell-taken", number=5, name="Bruno", you="yes")


def test_a_refusal_about_nothing_is_just_a_key() -> None:
    said = say_refusal("cib", Refusal("not_now", "CIB-5"), NAMES, None)

    assert said == say("refusal-not-now")


def test_nature_and_strangers_have_no_name() -> None:
    for seat in (NATURE, 2):
        refusal = Refusal("not_your_turn", "CIB-1", (Piece("seat", seat),))
        assert say_refusal("cib", refusal, NAMES, Seat(0)) == say("refusal-not-your-turn")
