"""Values are frozen, compared by content, and strict about their JSON."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clowder.core.game import Ask, Line, Refusal, Result, Seat, Standing
from clowder.core.value import Value, from_json, put, replace, to_json, without


class Mouse(Value):
    name: str
    toes: int = 16
    friends: tuple[str, ...] = ()


def test_equal_content_is_equal_and_hashes_alike() -> None:
    assert Mouse("Pip", friends=("Cat",)) == Mouse("Pip", friends=("Cat",))
    assert hash(Mouse("Pip")) == hash(Mouse("Pip"))
    assert Mouse("Pip") != Mouse("Pop")


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Mouse("Pip").toes = 3  # type: ignore[misc]


def test_replace_gives_another_value() -> None:
    pip = Mouse("Pip")

    assert replace(pip, toes=15) == Mouse("Pip", 15)
    assert pip.toes == 16


def test_json_carries_the_name_of_the_class() -> None:
    assert to_json(Mouse("Pip")) == b'{"type":"Mouse","name":"Pip","toes":16,"friends":[]}'
    assert from_json(to_json(Mouse("Pip")), Mouse) == Mouse("Pip")


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"Cat","name":"Pip"}',
        '{"type":"Mouse"}',
        '{"type":"Mouse","name":5}',
        '{"type":"Mouse","name":"Pip","tail":1}',
        '{"type":"Mouse","name":"Pip","toes":"16"}',
        '{"type":"Mouse","name":"Pip","toes":true}',
        '{"type":"Mouse","name":"Pip"',
        "",
    ],
)
def test_json_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        from_json(text, Mouse)


@given(items=st.lists(st.integers(), min_size=1).map(tuple), data=st.data())
def test_put_changes_one_item(items: tuple[int, ...], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(items) - 1))

    changed = put(items, index, 7)

    assert changed[index] == 7
    assert len(changed) == len(items)
    assert changed[:index] + changed[index + 1 :] == items[:index] + items[index + 1 :]


def test_without_takes_the_first_of_equals() -> None:
    assert without((1, 2, 1, 3), 1) == (2, 1, 3)
    with pytest.raises(ValueError, match="not in"):
        without((1, 2), 3)


def test_the_protocols_own_values_survive_json() -> None:
    result = Result("all", (Standing((Seat(0), Seat(1)), 1, 3, (Line("tricks", 3),)),))

    assert from_json(to_json(result), Result) == result
    assert from_json(to_json(Ask(Seat(-1), "deal")), Ask) == Ask(Seat(-1), "deal")
    assert from_json(to_json(Refusal("why", "X-1")), Refusal) == Refusal("why", "X-1")


def test_a_standing_is_found_by_any_of_its_seats() -> None:
    team, loner = Standing((Seat(0), Seat(2)), 1, 3), Standing((Seat(1),), 2, 1)

    assert Result("all", (team, loner)).standing(Seat(2)) == team
    assert Result("all", (team, loner)).standing(Seat(1)) == loner
