"""The rooms under law. A new room, or an example room, is one more line in CASES."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games import (
    cat_and_the_tower,
    cat_in_the_box,
    chabyrinthe,
    if_it_fits,
    stray_cat,
)
from tests.example_room import pounce
from tests.example_room import redeal as pounce_redeal
from tests.games.cat_and_the_tower import redeal as tower_redeal
from tests.games.cat_and_the_tower import styles as tower_styles
from tests.games.cat_in_the_box import redeal as cat_in_the_box_redeal
from tests.games.cat_in_the_box import styles as cat_in_the_box_styles
from tests.games.chabyrinthe import redeal as chabyrinthe_redeal
from tests.games.chabyrinthe import styles as chabyrinthe_styles
from tests.games.if_it_fits import redeal as if_it_fits_redeal
from tests.games.if_it_fits import styles as if_it_fits_styles
from tests.games.stray_cat import redeal as stray_cat_redeal
from tests.games.stray_cat import styles as stray_cat_styles

Entries = Sequence[Entry[Any]]
Style = Callable[[AnyMatch, Seat, Rng], Any]  # some way to choose among the allowed moves


def any_move(match: AnyMatch, seat: Seat, rng: Rng) -> Any:
    return match.room.sample(match.state, seat, rng)


def nothing_hidden(state: Any, seat: Seat | None, rng: Rng) -> Any:  # noqa: ARG001
    return state


def as_it_was(entries: Entries, state: Any) -> Entries:  # noqa: ARG001
    return entries


class Case(NamedTuple):
    """A room, and what the laws must know of it from another source than its own code."""

    room: AnyRoom
    # Another state that `seat` cannot tell from this one, as far from it as may be.
    redeal: Callable[[Any, Seat | None, Rng], Any] = nothing_hidden
    # The same story as it must have gone to end in a redealt state.
    retell: Callable[[Entries, Any], Entries] = as_it_was
    styles: tuple[Style, ...] = (any_move,)
    # The mixes of options to play, where an option has more values than can be listed.
    mixes: tuple[Any, ...] = ()
    # Where a game takes long: the seeds of those that are played, each once and then kept.
    seeds: tuple[int, ...] = ()


CASES = (
    Case(
        cat_in_the_box.ROOM,
        cat_in_the_box_redeal.redeal,
        cat_in_the_box_redeal.retell,
        (any_move, *cat_in_the_box_styles.STYLES),
    ),
    Case(
        chabyrinthe.ROOM,
        chabyrinthe_redeal.redeal,
        chabyrinthe_redeal.retell,
        chabyrinthe_styles.STYLES,
    ),
    Case(
        if_it_fits.ROOM,
        if_it_fits_redeal.redeal,
        if_it_fits_redeal.retell,
        (any_move, *if_it_fits_styles.STYLES),
    ),
    Case(
        stray_cat.ROOM,
        stray_cat_redeal.redeal,
        stray_cat_redeal.retell,
        stray_cat_styles.STYLES,
        stray_cat_styles.MIXES,
    ),
    Case(
        cat_and_the_tower.ROOM,
        tower_redeal.redeal,
        tower_redeal.retell,
        tower_styles.STYLES,
        seeds=(10, 12),
    ),
    Case(pounce.ROOM, pounce_redeal.redeal, pounce_redeal.retell),
)


def case_of(name: str) -> Case:
    return next(case for case in CASES if case.room.name == name)
