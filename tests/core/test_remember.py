"""Answers are remembered for the very same value, and for no other."""

from __future__ import annotations

from clowder.core.remember import remember_few, remember_last
from clowder.core.value import Value


class Basket(Value):
    kittens: int


def test_the_very_same_value_is_asked_about_once() -> None:
    asked: list[Basket] = []

    @remember_last
    def count(basket: Basket) -> int:
        asked.append(basket)
        return basket.kittens

    one, equal, other = Basket(3), Basket(3), Basket(4)

    assert [count(basket) for basket in (one, one, equal, other, one)] == [3, 3, 3, 4, 3]
    assert asked == [one, equal, other, one]
    assert count.__name__ == "count"


def test_several_values_must_all_be_the_very_same() -> None:
    asked: list[tuple[Basket, str]] = []

    @remember_last
    def describe(basket: Basket, colour: str) -> str:
        asked.append((basket, colour))
        return f"{colour} {basket.kittens}"

    one, equal = Basket(3), Basket(3)
    calls = ((one, "red"), (one, "red"), (equal, "red"), (equal, "blue"))

    assert [describe(*call) for call in calls] == ["red 3", "red 3", "red 3", "blue 3"]
    assert asked == [(one, "red"), (equal, "red"), (equal, "blue")]


def test_a_few_are_remembered_those_asked_about_last() -> None:
    asked: list[int] = []

    @remember_few(2)
    def count(basket: Basket) -> int:
        asked.append(basket.kittens)
        return basket.kittens

    one, two, three = Basket(1), Basket(2), Basket(3)

    assert [count(basket) for basket in (one, two, one, three, one, two)] == [1, 2, 1, 3, 1, 2]
    assert asked == [1, 2, 3, 2]  # the second had to make room for the third
