"""If It Fits: claim cardboard boxes full of toys for your cats, for two to five."""

from clowder.core.daily import Daily
from clowder.core.room import Numbering, Room, Types
from clowder.games.if_it_fits import (
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
from clowder.games.if_it_fits.pieces import BOX
from clowder.games.if_it_fits.state import shuffled_cards

CARDS = len(shuffled_cards()) + BOX.princesses
CATS_LAID = BOX.cats_each * len(BOX.cats) + BOX.princesses

ROOM = Room(
    name="if_it_fits",
    version=1,
    seats=range(2, 6),
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
    text=text.IfItFitsText(),
    prefix="fit",
    sections=text.SECTIONS,
    chapters=text.CHAPTERS,
    minutes=30,
    inventory=state.inventory,
    # A start, a deal, the start boxes; a draw and a play for each card; each cat that is laid.
    longest=2 + BOX.start_boxes + 2 * CARDS + CARDS + CATS_LAID,
    aids=aids.aids_of,
    numbering=Numbering(numbering.ACTIONS, numbering.number, numbering.move),
    twin=reading.twin_of,
    lessons=lessons.LESSONS,
    daily=Daily(mice=("quick", "quick")),
)
