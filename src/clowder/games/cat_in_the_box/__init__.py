"""Cat in the Box: quantum trick taking for two to five."""

from clowder.core.daily import Daily
from clowder.core.room import Numbering, Room, Types
from clowder.games.cat_in_the_box import (
    aids,
    events,
    imagine,
    lessons,
    moves,
    notation,
    numbering,
    options,
    reading,
    rules,
    scoring,
    setup,
    state,
    text,
    turn,
    view,
)
from clowder.games.cat_in_the_box.pieces import SEAT_COUNTS

ROOM = Room(
    name="cat_in_the_box",
    version=1,
    seats=range(min(SEAT_COUNTS), max(SEAT_COUNTS) + 1),
    package=__name__,
    types=Types(
        options.Options, state.State, view.View, moves.Move, events.Event, aids.Aids, rules.Asked
    ),
    setup=setup.set_up,
    asks=rules.asks,
    refusal=rules.refusal,
    moves=rules.moves,
    sample=rules.sample,
    apply=turn.apply,
    result=scoring.result,
    course=scoring.course,
    view=view.view_of,
    reveal=view.reveal,
    witness=events.witness,
    imagine=imagine.imagine,
    write_move=notation.write_move,
    read_move=notation.read_move,
    text=text.CatInTheBoxText(),
    prefix="cib",
    sections=text.SECTIONS,
    chapters=text.CHAPTERS,
    minutes=30,
    inventory=state.inventory,
    longest=1 + 5 * (1 + 5 + 5 + 35),  # five rounds of a deal, burying, bids and seven tricks
    helps=aids.helps,
    aids=aids.aids_of,
    log=view.log_of,
    numbering=Numbering(numbering.ACTIONS, numbering.number, numbering.move),
    twin=reading.twin_of,
    lessons=lessons.LESSONS,
    daily=Daily(mice=("quick", "quick")),
)
