"""Gravity: careful towers stand, careless ones fall, and the same deed gives the same outcome."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from clowder.bots.levels import make_bot
from clowder.bots.simulation import think
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games import find_room
from clowder.games.cat_and_the_tower.contacts import fallen, floor_of, on_back
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics import simulation
from clowder.games.cat_and_the_tower.physics.deeds import Count, Deed, Drop, Rest, Stroke, Tremor
from clowder.games.cat_and_the_tower.physics.film import RATE, make_film, pack, play_film, unpack
from clowder.games.cat_and_the_tower.physics.simulation import (
    Moving,
    Outcome,
    SimulationError,
    distance,
    simulate,
)
from clowder.games.cat_and_the_tower.pieces import Name, floor_name
from clowder.games.cat_and_the_tower.settling import merged
from clowder.games.cat_and_the_tower.tower import (
    BASE,
    GRAIN,
    TWIST,
    Touch,
    Tower,
    find,
    is_upright,
    uprightness,
    without,
)

CALM = Tremor()


@dataclass
class Site:
    """A tower under construction."""

    tower: Tower = (BASE,)
    touches: tuple[Touch, ...] = ()

    def do(self, deed: Deed, tremor: Tremor = CALM) -> Outcome:
        outcome = simulate(self.tower, deed, tremor)
        if outcome.blocked is None:
            self.tower = merged(self.tower, Settle(outcome.lies))
            self.touches = outcome.touches
        return outcome

    def storey(self, number: int, off: int = 0, bend: int = 100) -> None:
        """Two walls and a floor on them, `off` tenths of a millimetre to the right."""
        below = find(self.tower, floor_name(number - 1))
        assert below is not None
        x = off + below.pose[0] * 100 // GRAIN
        self.do(Drop(Name(f"brick{2 * number}"), number - 1, x - 260, 0, 0, bend))
        self.do(Drop(Name(f"brick{2 * number + 1}"), number - 1, x + 260, 0, 180, bend))
        self.do(Drop(floor_name(number), number, x, 0, 0))


@pytest.fixture(scope="module")
def four() -> Site:
    site = Site()
    for number in (2, 3, 4):
        site.storey(number)
    return site


def copy_of(site: Site) -> Site:
    return Site(site.tower, site.touches)


def test_a_careful_tower_stands_level_and_does_not_creep(four: Site) -> None:
    top = find(four.tower, floor_name(4))
    assert top is not None
    assert uprightness(top.pose) > 0.9999
    site = copy_of(four)

    for _ in range(3):
        site.do(Count())
        assert all(
            distance(now.pose, before.pose) < 0.01
            for now, before in zip(site.tower, four.tower, strict=True)
        )


@pytest.mark.rule("TOW-18")
def test_five_seconds_are_counted_only_where_something_stirs(four: Site) -> None:
    """Whoever waits for a turn waits for this, too; the browser counts all five in any case."""
    stands = simulate(four.tower, Count(), CALM)
    falls = simulate(without(four.tower, (Name("brick4"),)), Count(), CALM)

    assert stands.lies == ()
    assert 1.0 <= stands.seconds < 1.5
    assert len(falls.lies) > 5
    assert falls.seconds > 1.0


def test_a_tower_that_leans_further_with_every_storey_falls() -> None:
    site = Site()
    for number in range(2, 8):
        if find(site.tower, floor_name(number - 1)) is None or fallen(site.tower, site.touches):
            break
        site.storey(number, off=190)

    assert fallen(site.tower, site.touches)


def test_what_trembles_in_place_is_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a played game: leaning storeys with friends tremble as long as one looks."""
    outcomes: list[Outcome] = []

    def watched(tower: Tower, deed: Deed, tremor: Tremor) -> Outcome:
        outcomes.append(simulate(tower, deed, tremor))
        return outcomes[-1]

    monkeypatch.setattr(simulation, "simulate", watched)
    room, rng = find_room("cat_and_the_tower"), FastRng(0)
    match: AnyMatch = Match(room, room.types.options(), 4, rng)
    heads = [rng.stream("bot", seat) for seat in range(4)]
    while len(outcomes) < 18:
        ask = match.asks[0]
        match.play(ask.seat, think(match, ask, make_bot("baseline", room), heads[ask.seat]))

    assert max(outcome.seconds for outcome in outcomes) <= 1.0


def test_a_wall_that_is_hardly_bent_falls_from_a_trembling_hand() -> None:
    shaky = Tremor(lean=4000)
    flat = Site().do(Drop(Name("brick1"), 1, 0, 0, 0, 179), shaky)
    bent = Site().do(Drop(Name("brick1"), 1, 0, 0, 0, 90), shaky)

    assert not is_upright(flat.lies[0].pose)
    assert is_upright(bent.lies[0].pose)


def test_the_same_deed_has_the_same_outcome(four: Site) -> None:
    deed = Drop(Name("grey1"), 4, 120, 80, 33)
    tremor = Tremor(700, -300, 900, 250)

    assert simulate(four.tower, deed, tremor) == simulate(four.tower, deed, tremor)


@pytest.mark.rule("TOW-6")
def test_what_would_cut_into_a_standing_piece_is_not_let_go(four: Site) -> None:
    in_the_wall = four.do(Drop(Name("grey1"), 2, -260, 0, 0))
    on_toto = copy_of(four)
    on_toto.do(Drop(Name("toto"), 4, 0, 0, 0))

    assert in_the_wall.blocked is not None
    assert in_the_wall.lies == ()
    assert on_toto.do(Drop(Name("grey1"), 4, 0, 0, 0)).blocked == "toto"
    assert on_toto.do(Drop(Name("brick1"), 4, 0, 0, 0, 90)).blocked == "toto"
    assert four.do(Drop(Name("grey1"), 4, 900, 0, 0)).blocked == "nothing"


@pytest.mark.rule("TOW-9")
def test_who_sits_on_whose_back(four: Site) -> None:
    site = copy_of(four)
    for name, x in (("grey1", -75), ("grey2", 75)):
        site.do(Drop(Name(name), 2, x, 0, 90))
    site.do(Drop(Name("grey3"), 2, 0, 0, 0))

    assert on_back(site.touches, Name("grey3"))
    assert {(a, b) for a, b, rests in site.touches if rests and a == "grey3"} == {
        ("grey3", "grey1"),
        ("grey3", "grey2"),
    }
    assert floor_of(site.touches, Name("grey3")) == 2
    assert not on_back(site.touches, Name("grey1"))


@pytest.mark.rule("TOW-12")
def test_what_is_pushed_off_the_tower_lies_on_the_table() -> None:
    site = Site()
    site.storey(2)
    beside = site.do(Drop(Name("grey2"), 2, 495, 0, 90), Tremor(x=6000))

    assert beside.lies
    assert fallen(site.tower, site.touches) == {"grey2"}


@pytest.mark.rule("TOW-5")
def test_a_petted_friend_gives_way_a_little(four: Site) -> None:
    site = copy_of(four)
    site.do(Drop(Name("white1"), 4, 0, 0, 0))
    before = find(site.tower, Name("white1"))
    site.do(Stroke(Name("white1"), 90))
    after = find(site.tower, Name("white1"))

    assert before is not None
    assert after is not None
    assert 0.05 < (after.pose[1] - before.pose[1]) / GRAIN < 1.0


@pytest.mark.rule("TOW-12", "TOW-15")
def test_pieces_are_put_back_where_they_were(four: Site) -> None:
    site = copy_of(four)
    site.do(Drop(Name("toto"), 4, 0, 0, 0))
    toto = find(site.tower, Name("toto"))
    assert toto is not None
    site.tower = without(site.tower, (Name("toto"),))
    site.do(Rest((toto,)))
    back = find(site.tower, Name("toto"))
    assert back is not None
    assert distance(back.pose, toto.pose) < 0.1

    site.tower = without(site.tower, (Name("toto"),))
    site.do(Rest((replace(toto, floor=2),)))
    assert floor_of(site.touches, Name("toto")) == 2


def test_a_simulation_that_diverges_is_an_error_and_changes_nothing(
    four: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "FASTEST", 1.0)

    with pytest.raises(SimulationError, match="diverged"):
        simulate(four.tower, Drop(Name("grey1"), 4, 0, 0, 0), CALM)


@pytest.mark.parametrize("speed", [math.nan, math.inf, 1e5])
def test_what_is_no_number_or_explodes_is_trouble_and_leaves_no_log(
    four: Site, speed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    moving = Moving(four.tower)
    moving.step()
    moving.data.qvel[0] = speed

    with pytest.raises(SimulationError, match="diverged"):
        moving.step()
    assert not list(tmp_path.iterdir())


def test_a_blow_that_is_no_touch_is_trouble(four: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site = copy_of(four)
    site.do(Drop(Name("white1"), 4, 0, 0, 0))
    monkeypatch.setattr(simulation, "STROKE", 1e5)

    with pytest.raises(SimulationError, match="diverged"):
        simulate(site.tower, Stroke(Name("white1"), 90), CALM)


def test_a_film_shows_what_moved_and_is_small(four: Site) -> None:
    outcome = four_with(four, Drop(Name("brown1"), 4, 0, 0, 0))
    shown = play_film(outcome.film)

    assert set(shown) == {"brown1"}
    assert len(shown[Name("brown1")]) == outcome.film.frames
    assert outcome.film.frames <= outcome.seconds * RATE + 3
    assert len(outcome.film.squeezed) < 1000
    still = make_film([Name("floor1")], [[BASE.pose], [BASE.pose]])
    assert play_film(still) == {}
    assert unpack(pack(list(numbers()))) == list(numbers())
    assert TWIST > GRAIN


def four_with(site: Site, deed: Deed) -> Outcome:
    return copy_of(site).do(deed)


def numbers() -> Iterator[int]:
    yield from (0, 1, -1, 63, -64, 64, 127, 128, -5000, 70000)
