"""Pounce: the example room, a mouse and a few cats."""

from clowder.core.room import Room, Types
from tests.example_room.pounce import (
    events,
    imagine,
    moves,
    notation,
    options,
    rules,
    scoring,
    setup,
    state,
    text,
    turn,
    view,
)

ROOM = Room(
    name="pounce",
    version=1,
    seats=range(2, 5),
    package=__name__,
    types=Types(options.Options, state.State, view.View, moves.Move, events.Event),
    setup=setup.set_up,
    asks=rules.asks,
    refusal=rules.refusal,
    moves=rules.moves,
    sample=rules.sample,
    apply=turn.apply,
    result=scoring.result,
    view=view.view_of,
    reveal=view.reveal,
    witness=events.witness,
    imagine=imagine.imagine,
    write_move=notation.write_move,
    read_move=notation.read_move,
    text=text.PounceText(),
    prefix="pnc",
    sections=text.SECTIONS,
    minutes=5,
    inventory=state.inventory,
    longest=1 + 3 * 4,  # a deal, then four choices for each of three mice
)
