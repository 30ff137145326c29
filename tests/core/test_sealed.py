"""Sealed answers: everyone sees who has chosen, nobody what."""

from __future__ import annotations

from itertools import permutations

import pytest

from clowder.core.game import Seat
from clowder.core.sealed import Sealed, unsealed
from clowder.core.value import from_json, to_json

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


def test_at_first_everyone_is_missing() -> None:
    sealed: Sealed[int] = unsealed(3)

    assert sealed.missing() == (ZERO, ONE, TWO)
    assert sealed.given == (False, False, False)


def test_answers_in_any_order_are_the_same() -> None:
    empty: Sealed[str] = unsealed(3)
    answers = {ZERO: "a", ONE: "b", TWO: "c"}

    ends = set()
    for order in permutations(answers):
        sealed = empty
        for seat in order:
            sealed = sealed.put(seat, answers[seat])
        ends.add(sealed)

    assert len(ends) == 1
    assert ends.pop().open() == ("a", "b", "c")


def test_nothing_is_opened_before_all_have_answered() -> None:
    sealed: Sealed[int] = unsealed(2)
    sealed = sealed.put(ONE, 5)

    assert sealed.missing() == (ZERO,)
    with pytest.raises(ValueError, match="not every answer"):
        sealed.open()


def test_an_answer_of_nothing_worth_is_an_answer() -> None:
    sealed: Sealed[int] = unsealed(2)

    assert sealed.put(ZERO, 0).put(ONE, 0).open() == (0, 0)


def test_each_sees_the_own_answer_and_who_has_given_one() -> None:
    sealed = Sealed((4, None, 6), (True, False, True))

    assert sealed.seen_by(ZERO) == Sealed((4, None, None), (True, False, True))
    assert sealed.seen_by(ONE) == Sealed((None, None, None), (True, False, True))
    assert sealed.seen_by(None) == Sealed((None, None, None), (True, False, True))


def test_an_answer_may_be_given_anew_until_all_are_in() -> None:
    sealed: Sealed[int] = unsealed(2)

    assert sealed.put(ZERO, 1).put(ZERO, 2).put(ONE, 3).open() == (2, 3)


def test_some_seats_may_have_no_envelope() -> None:
    sealed: Sealed[int] = unsealed(4, among=(TWO, ZERO))

    assert sealed.asked() == sealed.missing() == (ZERO, TWO)
    assert sealed.given == (False, None, False, None)
    sealed = sealed.put(TWO, 7)
    assert sealed.missing() == (ZERO,)
    with pytest.raises(ValueError, match="not every answer"):
        sealed.open()
    assert sealed.put(ZERO, 3).open() == (3, 7)


def test_who_has_no_envelope_cannot_answer() -> None:
    sealed: Sealed[int] = unsealed(3, among=(ZERO, TWO))

    with pytest.raises(ValueError, match="seat 1 has no envelope"):
        sealed.put(ONE, 1)


def test_others_see_whose_envelopes_are_closed() -> None:
    sealed = Sealed((4, None, 6), (True, None, True))

    assert sealed.seen_by(ONE) == Sealed((None, None, None), (True, None, True))
    assert sealed.seen_by(TWO) == Sealed((None, None, 6), (True, None, True))


@pytest.mark.parametrize(
    "sealed", [Sealed((4, None), (True, False)), Sealed((4, None), (True, None))]
)
def test_envelopes_survive_json(sealed: Sealed[int]) -> None:
    assert from_json(to_json(sealed), Sealed[int]) == sealed


def test_closed_envelopes_cannot_be_opened() -> None:
    with pytest.raises(ValueError, match="not every answer"):
        Sealed((4, 5), (True, True)).seen_by(Seat(0)).open()
