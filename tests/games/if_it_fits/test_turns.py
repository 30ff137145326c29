"""A turn and the end: drawing, sleeping, empty hands (FIT-8, FIT-9, FIT-16)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.events import CardDrawn, EndBegan, FellAsleep, Finished, Passed
from clowder.games.if_it_fits.moves import Draw, Sleep
from clowder.games.if_it_fits.rules import asks, moves
from clowder.games.if_it_fits.state import Choosing, Over, Playing, Settling, hand_of
from tests.games.if_it_fits.position import after, last_step, position, why_not

CROWD = "lilly 0 1, lilly 1 1, lilly 2 1, lilly 3 1"
FULL = "LTB 0 0, TB 1 0, TB 2 0"


@pytest.mark.rule("FIT-8")
def test_a_turn_is_draw_and_play() -> None:
    table = position("start 0 0 | hand 0: T L | pile LR O | choose")

    assert why_not(table, "0 lay T 1 0") == "draw_first FIT-8"
    assert why_not(table, "0 oust 1 0") == "draw_first FIT-8"
    step = last_step(table, "0 draw")
    assert step.events == (CardDrawn(Seat(0), "LR", 1),)
    assert (step.final, step.state.phase) == (True, Playing(Seat(0)))
    assert hand_of(step.state, Seat(0)) == ("L", "LR", "T")
    table = after(step.state, "0 lay LR 0 1")
    assert hand_of(table, Seat(0)) == ("L", "T")
    assert table.phase == Choosing(Seat(1))


@pytest.mark.rule("FIT-8")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("draw", "drawn_already FIT-8"),
        ("sleep 1 0", "too_late_to_sleep FIT-9"),
        ("lay T-m 1 0", "not_in_hand FIT-8"),
        ("lay start 1 0", "not_in_hand FIT-8"),
        ("give yarn 1 0", "not_in_hand FIT-8"),
        ("give T 1 0", "not_in_hand FIT-8"),
        ("settle 0 0", "box_first FIT-10"),
        ("pass", "not_now FIT-8"),
        ("start 0", "not_now FIT-8"),
    ],
)
def test_other_plays_are_refused(move: str, why: str) -> None:
    assert why_not(position("start 0 0 | hand 0: T L O"), f"0 {move}") == why


@pytest.mark.rule("FIT-8")
def test_only_whoever_is_on_turn_plays() -> None:
    table = position("start 0 0 | hand 0: T | hand 1: T")

    assert why_not(table, "1 lay T 1 0") == "not_your_turn FIT-8"
    assert why_not(table, "* lay T 1 0") == "not_your_turn FIT-8"
    assert [ask.what for ask in asks(table)] == ["play"]


@pytest.mark.rule("FIT-8")
def test_others_see_that_a_card_was_drawn_and_not_which() -> None:
    [drawn] = last_step(position("start 0 0 | choose"), "0 draw").events

    assert ROOM.witness(drawn, Seat(0)) == drawn
    assert ROOM.witness(drawn, Seat(1)) == CardDrawn(Seat(0), None, 9)
    assert ROOM.witness(drawn, None) == CardDrawn(Seat(0), None, 9)


@pytest.mark.rule("FIT-9")
def test_instead_of_drawing_a_cat_falls_asleep() -> None:
    table = position("start 0 0 | hand 0: T L | choose")

    step = last_step(table, "0 sleep 1 0")

    assert step.events == (FellAsleep(Seat(0), 1, 0),)
    assert not step.final
    assert step.state.phase == Choosing(Seat(1))
    assert hand_of(step.state, Seat(0)) == ("L", "T")
    assert step.state.laid[-1].card == "lilly"
    listed = moves(table, Seat(0)) or ()
    assert listed == [Draw(), Sleep(-1, 0), Sleep(0, -1), Sleep(0, 1), Sleep(1, 0)]


@pytest.mark.rule("FIT-9")
@pytest.mark.parametrize("where", ["0 0", "1 1"])
def test_a_sleeper_lies_by_the_laying_rules(where: str) -> None:
    assert why_not(position("start 0 0 | choose"), f"0 sleep {where}").endswith("FIT-4")


@pytest.mark.rule("FIT-16")
def test_the_last_card_of_the_pile_begins_the_end_and_is_still_played() -> None:
    table = position("start 0 0 | hand 0: T L | hand 1: T L | pile LR | choose")

    step = last_step(table, "0 draw")

    assert step.events == (CardDrawn(Seat(0), "LR", 0), EndBegan(None))
    table = after(step.state, "0 lay LR 0 1")
    assert table.phase == Playing(Seat(1))
    assert why_not(table, "1 draw") == "end_began FIT-16"
    assert why_not(table, "1 sleep 1 0") == "end_began FIT-16"


@pytest.mark.rule("FIT-16")
def test_the_fifth_cat_begins_the_end_asleep_or_awake() -> None:
    asleep = position(f"{FULL}, {CROWD} | hand 0: T | hand 1: T L | choose")
    awake = position(f"{FULL}, {CROWD} | hand 1: T L | settle 1 0")

    assert EndBegan(Seat(0)) in last_step(asleep, "0 sleep 4 1").events
    step = last_step(awake, "0 settle 0 0")
    assert EndBegan(Seat(0)) in step.events
    assert step.state.phase == Playing(Seat(1))


@pytest.mark.rule("FIT-16", "FIT-14")
def test_a_princess_takes_the_fifth_cat_and_the_end_goes_on() -> None:
    table = position(f"{FULL}, {CROWD} | across 0 0 lilly | hand 1: princess | turn 1 | ending")

    table = after(table, "1 oust 0 0")

    assert table.ending
    assert isinstance(table.phase, Over)


@pytest.mark.rule("FIT-16")
def test_a_returned_cat_may_follow_a_box_in_the_end() -> None:
    table = position(f"{FULL}, {CROWD} | hand 0: TB | hand 1: T | ending")

    table = after(table, "0 lay TB 3 0")

    assert table.phase == Settling(Seat(0), 3, 0)
    step = last_step(table, "0 settle 2 0")
    assert not any(isinstance(event, EndBegan) for event in step.events)


@pytest.mark.rule("FIT-16", "FIT-10")
def test_without_a_cat_at_home_no_cat_follows() -> None:
    table = position(f"{FULL}, {CROWD}, lilly 4 1 | hand 0: TB | hand 1: T | ending")

    assert after(table, "0 lay TB 3 0").phase == Playing(Seat(1))


@pytest.mark.rule("FIT-16")
def test_it_is_over_when_all_hands_are_empty() -> None:
    table = position("start 0 0 | hand 0: O L | hand 1: T LR | pile | ending | turn 1")
    table = after(table, "1 lay LR 0 1, 0 lay L 0 2, 1 lay T 0 3")
    assert ROOM.result(table) is None

    step = last_step(table, "0 lay O 0 4")

    assert step.events[-1] == Finished((0, 0))
    assert step.final
    assert step.state.phase == Over()
    assert ROOM.result(step.state) is not None
    assert why_not(step.state, "0 draw") == "game_over FIT-16"
    assert asks(step.state) == ()


@pytest.mark.rule("FIT-16")
def test_what_was_never_drawn_lies_open_at_the_end() -> None:
    table = position("start 0 0 | hand 1: T | turn 1 | pile T O L | ending")

    table = after(table, "1 lay T 0 1")

    assert table.pile == ("L", "O", "T")
    assert (table.dealt, table.draws) == ((), ())
    assert hand_of(table, Seat(0)) == ()


@pytest.mark.rule("FIT-10")
def test_one_may_lay_no_cat() -> None:
    step = last_step(position("O 0 0, O 1 0 | settle 1 0"), "0 pass")

    assert step.events == (Passed(Seat(0)),)
    assert step.state.phase == Choosing(Seat(1))
