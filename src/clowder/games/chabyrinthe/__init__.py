"""Chabyrinthe: lead stray cats through the sewers to a guardian, for one to four."""

from clowder.core.daily import Daily, turns_tally
from clowder.core.room import Numbering, Room, Types
from clowder.games.chabyrinthe import (
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
from clowder.games.chabyrinthe.pieces import CATS
from clowder.games.chabyrinthe.turn import ACTIONS, QUIET

ROOM = Room(
    name="chabyrinthe",
    version=1,
    seats=range(1, 5),
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
    text=text.ChabyrintheText(),
    prefix="cha",
    sections=text.SECTIONS,
    chapters=text.CHAPTERS,
    minutes=20,
    inventory=state.inventory,
    # A start, a deal; for each cat as many turns as there may be without one, and one choice.
    longest=2 + len(CATS) * (QUIET * ACTIONS + 1),
    aids=aids.aids_of,
    foresee=aids.aids_after,
    numbering=Numbering(numbering.ACTIONS, numbering.number, numbering.move),
    twin=reading.twin_of,
    lessons=lessons.LESSONS,
    daily=Daily(tally=turns_tally),  # alone (CHA-16)
)
