"""What the view says may be placed is what the rules accept, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from clowder.core.game import Seat
from clowder.core.record_reader import content_lines, read_entry
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.events import LetGo
from clowder.games.cat_and_the_tower.moves import Floor, Friend, Put, Setting, Wall
from clowder.games.cat_and_the_tower.pieces import COLOURS, FLOORS, KINDS, WALLS, Name, kind_of
from clowder.games.cat_and_the_tower.places import Place
from clowder.games.cat_and_the_tower.rules import verb_of
from clowder.games.cat_and_the_tower.state import Befriend, Placing, State
from tests.games.cat_and_the_tower.position import ONE, TWO, play, table
from tests.games.test_golden import read_head

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))
SETTINGS: tuple[Setting, ...] = (
    *(Wall(kind, 0, 0, 0, 90) for kind in KINDS),
    Floor(0, 0, 0),
    *(Friend(colour, floor, 0, 0, 0) for colour in COLOURS for floor in range(FLOORS + 2)),
    Put(0, 0, 0),
)


def states_of(file: Path) -> Iterator[State]:
    _, match, lines = read_head(list(content_lines(file.read_text("utf-8"))))
    for place, line in lines:
        yield match.state
        if line[0] not in "!>":
            entry = read_entry(ROOM, place, line)
            match.play(entry.seat, entry.move)
    yield match.state


def accepted(state: State, seat: Seat) -> set[tuple[Name, int]]:
    """Each piece, and the floor it would be let go over, that the judge has nothing against."""
    moves = (move for move in SETTINGS if ROOM.refusal(state, seat, move) is None)
    events = (event for move in moves for event in ROOM.apply(state, seat, move).events)
    return {(event.drop.name, event.drop.floor) for event in events if isinstance(event, LetGo)}


def offered(state: State, seat: Seat) -> set[tuple[Name, int]]:
    places = ROOM.view(state, seat).places or ()
    return {(place.name, floor) for place in places for floor in place.floors}


def verbs_checked(state: State) -> set[str]:
    """Compares what every viewer is told with the judge; the verb of the job, if there is one."""
    for seat in range(state.seats):
        assert offered(state, Seat(seat)) == accepted(state, Seat(seat)), state.phase
    if not isinstance(state.phase, Placing):
        told = [ROOM.view(state, Seat(seat)).places for seat in range(state.seats)]
        assert told == [None] * state.seats
        return set()
    others = [None, *(Seat(s) for s in range(state.seats) if s != state.phase.seat)]
    assert {ROOM.view(state, other).places for other in others} == {None}
    assert ROOM.view(state, state.phase.seat).places
    return {verb_of(state.phase.job)}


def test_in_golden_games_all_that_is_offered_is_accepted_and_nothing_else() -> None:
    verbs = set()
    for file in GOLDEN:
        for state in states_of(file):
            verbs |= verbs_checked(state)

    assert verbs == {"wall", "floor", "friend", "put"}


def test_where_a_kind_has_run_out_its_substitutes_are_offered_last() -> None:
    bricks = tuple(name for name in WALLS if kind_of(name) == "brick")
    state = play(table(ONE, fallen=bricks[1:]), "0 use 1 1")

    assert verbs_checked(state) == {"wall"}
    places = ROOM.view(state, Seat(0)).places
    assert places is not None
    assert kind_of(places[0].name) == "window"
    assert len(places) == len(KINDS) - 1


@pytest.mark.parametrize(("lowest", "floors"), [(1, (1, 2, 3)), (3, (3,))])
def test_a_friend_from_the_tower_is_offered_by_its_own_name(
    lowest: int, floors: tuple[int, ...]
) -> None:
    job = Befriend(("grey",), lowest=lowest, held=Name("grey3"), extra=lowest > 1)
    state = replace(table(TWO), phase=Placing(Seat(0), job))

    assert verbs_checked(state) == {"friend"}
    assert ROOM.view(state, Seat(0)).places == (Place(Name("grey3"), floors),)


def test_a_replay_with_nothing_hidden_shows_what_the_asked_one_saw() -> None:
    state = play(table(ONE), "0 use 1 1")

    assert ROOM.reveal(state).places == ROOM.view(state, Seat(0)).places
    assert ROOM.reveal(table(ONE)).places is None
