"""The lessons of Chabyrinthe teach what their words say."""

from __future__ import annotations

from collections.abc import Callable

from clowder.core.game import Result
from clowder.core.lesson import LessonStep, shown_moves
from clowder.core.record_text import AnyMatch
from clowder.core.value import replace
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.events import CatCame, CatTaken, Event, GuardianMoved
from clowder.games.chabyrinthe.homing import look
from clowder.games.chabyrinthe.lessons import LEARNER, LESSONS
from clowder.games.chabyrinthe.moves import Insert, Move, Rotate
from clowder.games.chabyrinthe.pieces import Card
from clowder.games.chabyrinthe.state import Acting, Adopting, State
from clowder.games.chabyrinthe.turn import after_action
from tests.games.chabyrinthe.position import outside
from tests.laws.test_lessons import position

STEPS = {step.key: step for lesson in LESSONS for step in lesson.steps}


def table(key: str) -> State:
    state = position(ROOM, STEPS[key]).state
    assert isinstance(state, State)
    return state


def result(key: str) -> Result:
    ended = ROOM.result(table(key))
    assert ended is not None
    return ended


def wanted(step: LessonStep) -> set[str]:
    return set(shown_moves(step.wanted))


def chosen(match: AnyMatch, fits: Callable[[Move], bool]) -> set[str]:
    """The allowed moves that fit."""
    return {ROOM.write_move(move) for move in match.moves(LEARNER) or () if fits(move)}


def events_after(key: str, move: Move) -> tuple[Event, ...]:
    return ROOM.apply(table(key), LEARNER, move).events


def cats_after(key: str, move: Move) -> list[str]:
    return [event.cat for event in events_after(key, move) if isinstance(event, CatTaken)]


def bringing(key: str, count: int) -> set[str]:
    """The allowed moves that bring so many cats home, or more."""
    return chosen(position(ROOM, STEPS[key]), lambda move: len(cats_after(key, move)) >= count)


def test_the_whole_game_is_taught_in_about_a_dozen_steps() -> None:
    assert list(STEPS) == [
        "turn", "slide",
        "home", "next", "bridge", "chain", "guardian", "order",
        "last", "end",
        "due", "kittens", "alone",
    ]  # fmt: skip


def test_a_turn_of_every_card_and_every_slide_will_do_at_first() -> None:
    match = position(ROOM, STEPS["turn"])

    assert chosen(match, lambda move: isinstance(move, Rotate)) == wanted(STEPS["turn"])
    assert chosen(match, lambda move: isinstance(move, Insert)) == wanted(STEPS["slide"])
    assert bringing("turn", 1) == set()
    assert table("slide").phase == Acting(LEARNER, ("rotate",))


def test_whatever_brings_the_cat_home_is_right_where_that_is_wanted() -> None:
    for key, cat in {"home": "comet", "next": "soot", "last": "button", "kittens": "moss"}.items():
        assert bringing(key, 1) == wanted(STEPS[key])
        for move in map(ROOM.read_move, wanted(STEPS[key])):
            assert cats_after(key, move) == [cat]


def test_the_way_home_lacks_one_card_of_the_bottom_row() -> None:
    step = STEPS["home"]

    assert outside(table("home")) == {0: "velvet", 8: "comet", 4: "agatha", 12: "edith"}
    assert {move for move in wanted(step) if move.startswith("rotate")} == {"rotate 4 4 3"}
    assert events_after("home", Rotate(4, 4, 3))[2:] == (
        GuardianMoved("edith", 12, 13),
        CatCame("soot", 9),
    )


def test_the_next_card_is_slid_in_right_beside_the_guardian() -> None:
    state = table("next")

    assert (state.deck[0], outside(state)[13], outside(state)[9]) == ("straight", "edith", "soot")
    assert wanted(STEPS["next"]) == {"insert 13 1", "insert 13 3"}


def test_the_short_way_would_be_right_if_bridges_were_junctions() -> None:
    state = table("bridge")
    junctions = tuple(Card("cross", 0) if card.kind == "bridge" else card for card in state.square)

    def seems(move: Move) -> bool:
        return isinstance(move, Rotate) and bool(
            look(after_action(replace(state, square=junctions), move))
        )

    promising = chosen(position(ROOM, STEPS["bridge"]), seems) - wanted(STEPS["bridge"])

    assert bringing("bridge", 1) == wanted(STEPS["bridge"])
    assert {move.rpartition(" ")[0] for move in promising} == {"rotate 4 2"}
    [taken] = [e for e in events_after("bridge", Rotate(4, 4, 1)) if isinstance(e, CatTaken)]
    crossed = [cell for cell in taken.way if state.square[cell].kind == "bridge"]
    assert (taken.cat, taken.guardians, len(crossed)) == ("admiral", ("edith",), 2)


def test_one_of_two_turns_of_the_same_card_is_a_chain() -> None:
    assert bringing("chain", 1) == {"rotate 1 2 1", "rotate 1 2 2"}
    assert bringing("chain", 2) == wanted(STEPS["chain"])
    assert cats_after("chain", Rotate(1, 2, 2)) == ["duchess", "crumb"]
    assert GuardianMoved("edith", 0, 1) in events_after("chain", Rotate(1, 2, 2))
    assert table("chain").square[1] == Card("tee", 0)


def test_the_guardian_in_the_way_makes_room_for_a_chain() -> None:
    assert bringing("guardian", 1) == wanted(STEPS["guardian"])
    [found] = adopting("guardian").found
    assert (found.cat, found.guardians) == ("pickle", ("agatha", "edith"))
    made_room = ROOM.read_move("adopt 4 agatha")
    assert cats_after("guardian", made_room) == ["moss"]
    assert CatCame("moss", 5) in events_after("guardian", made_room)


def adopting(key: str) -> Adopting:
    phase = table(key).phase
    assert isinstance(phase, Adopting)
    return phase


def test_in_either_order_the_guardian_moves_twice_and_nothing_follows() -> None:
    found = adopting("order").found
    assert [(one.cat, one.guardians) for one in found] == [
        ("puddle", ("agatha",)),
        ("biscuit", ("agatha",)),
    ]
    for move in position(ROOM, STEPS["order"]).moves(LEARNER) or ():
        told = [type(event) for event in events_after("order", move)]
        assert told == [GuardianMoved, CatCame] * 2


def test_fourteen_are_home_the_deck_is_empty_and_the_last_one_ends_it_in_mid_turn() -> None:
    state = table("last")

    assert (state.missing, state.cats, state.phase) == (1, (), Acting(LEARNER))
    first, second = result("end").standings
    assert (first.seats, first.points, second.points) == ((LEARNER,), 43, 17)
    assert [len(pile) for pile in table("end").taken] == [11, 4]


def test_every_slide_is_refused_after_a_slide_in_the_first_edition() -> None:
    assert table("due").phase == Acting(LEARNER, ("insert",))
    assert wanted(STEPS["due"]) == wanted(STEPS["slide"])


def test_the_solo_game_ends_in_the_eighth_turn_which_has_the_second_title() -> None:
    assert table("kittens").turn == table("alone").turn == 8
    assert result("alone").how == "grade_2"
