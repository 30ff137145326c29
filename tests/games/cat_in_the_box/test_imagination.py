"""Imagined worlds come up as often as they should: compared with exact enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box import imagine as imagination
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import Burying, Playing, State
from clowder.testing import LawTable, moments
from tests.games.cat_in_the_box.redeal import played
from tests.games.cat_in_the_box.worlds import all_worlds, is_likely
from tests.laws.rooms import case_of

Hand = tuple[int, ...]
DRAWS = 4000


def find(seats: int, wanted: Callable[[State], bool], schrodinger: bool = False) -> State:
    """The first such state in a row of random games."""
    table = LawTable(case_of("cat_in_the_box"), seats, Options(schrodinger))
    games = (moments(table, seed) for seed in range(1000))
    found: State = next(match.state for match in chain.from_iterable(games) if wanted(match.state))
    return found


def imagined(state: State, viewer: Seat | None) -> Counter[State]:
    view, rng = ROOM.view(state, viewer), FastRng(1)
    worlds = (ROOM.imagine(view, rng) for _ in range(DRAWS))
    return Counter(replace(world, down=tuple(sorted(world.down))) for world in worlds)


def assert_fair(state: State, viewer: Seat | None) -> dict[State, float]:
    worlds = all_worlds(state, viewer)
    drawn = imagined(state, viewer)
    assert len(worlds) > 5
    assert set(drawn) <= set(worlds)  # nothing impossible
    assert is_likely(drawn, worlds)
    return worlds


def cards_left(state: State) -> int:
    return max((len(hand) for hand in state.hands), default=0)


def is_late(state: State, cards: int = 2) -> bool:
    return isinstance(state.phase, Playing) and cards_left(state) <= cards


def turn(state: State) -> int:
    assert isinstance(state.phase, Playing)
    return state.phase.seat


def led_red_because_they_had_to(state: State) -> int | None:
    """Who led red while no red card lay on the table."""
    seen: list[str] = []
    for index, card in enumerate(played(state)):
        if index % state.seats == 0 and card.colour == "red" and "red" not in seen:
            return card.seat
        seen.append(card.colour)
    return None


@pytest.mark.parametrize("schrodinger", [False, True])
def test_late_in_a_round_of_three(schrodinger: bool) -> None:
    state = find(3, lambda state: is_late(state) and turn(state) == 0, schrodinger)

    assert_fair(state, Seat(0))


@pytest.mark.rule("CIB-16")
def test_two_players_with_cards_left_face_down() -> None:
    state = find(2, lambda state: is_late(state, cards=3) and turn(state) == 1)

    assert_fair(state, Seat(1))


@pytest.mark.rule("CIB-3")
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
def test_while_cards_are_being_buried(viewer: Seat) -> None:
    """One has sealed a card: to the other it may be any card of an unknown hand."""
    state = find(
        2, lambda state: isinstance(state.phase, Burying) and len(state.phase.sealed.missing()) == 1
    )

    assert_fair(state, viewer)


@pytest.mark.rule("CIB-8")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_forced_red_lead_has_told_of_the_hand(seats: int) -> None:
    def somebody_else_was_forced(state: State) -> bool:
        return (
            is_late(state, cards=3)
            and led_red_because_they_had_to(state) not in (None, turn(state))
            and play_has_told(state, Seat(turn(state)))
        )

    state = find(seats, somebody_else_was_forced)

    assert_fair(state, Seat(turn(state)))


@pytest.mark.rule("CIB-12")
def test_another_seat_on_turn_must_have_a_card_to_play() -> None:
    def somebody_else_is_short_of_cells(state: State) -> bool:
        return (
            is_late(state)
            and led_red_because_they_had_to(state) is None
            and turn(state) != 0
            and play_has_told(state, Seat(0))
        )

    state = find(3, somebody_else_is_short_of_cells)

    assert_fair(state, Seat(0))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_spectator_imagines_every_hand(seats: int) -> None:
    def is_nearly_over(state: State) -> bool:
        return is_late(state) and sum(len(hand) for hand in state.hands) == seats + 1

    assert_fair(find(seats, is_nearly_over), None)


def play_has_told(state: State, viewer: Seat) -> bool:
    """Whether some deal of the unseen cards is ruled out by what was played."""
    return len(all_worlds(state, viewer)) < len(all_worlds(state, viewer, lambda _: True))


def test_a_view_that_no_world_fits_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagination, "MOST_TRIES", 0)
    view = ROOM.view(find(3, is_late), None)

    with pytest.raises(ValueError, match="no world fits"):
        ROOM.imagine(view, FastRng(1))
