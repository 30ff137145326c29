"""The rooms under law. A new room of the house is one more Case in HOUSE."""

from __future__ import annotations

import pytest

from clowder.games import (
    cat_in_the_box,
    chabyrinthe,
    if_it_fits,
    stray_cat,
)
from clowder.testing import Case, all_tables, any_move
from tests.example_room import pounce
from tests.example_room import redeal as pounce_redeal
from tests.games.cat_and_the_tower import redeal as tower_redeal
from tests.games.cat_and_the_tower import styles as tower_styles
from tests.games.cat_and_the_tower import whims as tower_whims
from tests.games.cat_in_the_box import redeal as cat_in_the_box_redeal
from tests.games.cat_in_the_box import styles as cat_in_the_box_styles
from tests.games.chabyrinthe import redeal as chabyrinthe_redeal
from tests.games.chabyrinthe import styles as chabyrinthe_styles
from tests.games.if_it_fits import redeal as if_it_fits_redeal
from tests.games.if_it_fits import styles as if_it_fits_styles
from tests.games.stray_cat import redeal as stray_cat_redeal
from tests.games.stray_cat import styles as stray_cat_styles

HOUSE = (
    Case(
        cat_in_the_box.ROOM,
        cat_in_the_box_redeal.redeal,
        cat_in_the_box_redeal.retell,
        (any_move, *cat_in_the_box_styles.STYLES),
        own_fields=("seat", "hand", "buried"),
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
        own_fields=("seat", "hand", "dealt", "drawn"),
    ),
    Case(
        stray_cat.ROOM,
        stray_cat_redeal.redeal,
        stray_cat_redeal.retell,
        stray_cat_styles.STYLES,
        stray_cat_styles.MIXES,
    ),
    Case(
        tower_whims.WHIMSICAL,  # physics would take minutes, and shows the laws nothing else
        tower_redeal.redeal,
        tower_redeal.retell,
        tower_styles.STYLES,
        tower_styles.MIXES,
        seeds=(1, 2, 6),
    ),
)
CASES = (*HOUSE, Case(pounce.ROOM, pounce_redeal.redeal, pounce_redeal.retell))


def case_of(name: str) -> Case:
    return next(case for case in CASES if case.room.name == name)


TABLES = tuple(all_tables(*CASES))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
