"""Stray Cat: a lost kitten explores a hidden neighbourhood and works out its home."""

from clowder.core.daily import Daily
from clowder.core.room import Numbering, Room, Types
from clowder.games.stray_cat import (
    aids,
    events,
    imagine,
    lessons,
    moves,
    notation,
    numbering,
    options,
    reading,
    refusals,
    rules,
    scoring,
    setup,
    state,
    text,
    turn,
    view,
)
from clowder.games.stray_cat.fights import MOST_FIGHTS
from clowder.games.stray_cat.onward import ROUNDS

# In a turn: cards are played, twelve steps walked at most, a house is visited, bad luck strikes
# four kittens of three steps each; the pile may be made anew twice. In a fight: two cards, a new
# pile, a discard, three steps.
TURN = 1 + 12 + 1 + 3 + 12 + 2
FIGHT = 2 + 1 + 1 + 3

ROOM = Room(
    name="stray_cat",
    version=1,
    seats=range(2, 5),
    package=__name__,
    types=Types(
        options.Options, state.State, view.View, moves.Move, events.Event, aids.Aids, rules.Asked
    ),
    setup=setup.set_up,
    asks=rules.asks,
    refusal=refusals.refusal,
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
    text=text.StrayCatText(),
    prefix="str",
    sections=text.SECTIONS,
    chapters=text.CHAPTERS,
    minutes=30,
    inventory=state.inventory,
    longest=2 + ROUNDS * 4 * (TURN + MOST_FIGHTS * FIGHT),
    aids=aids.aids_of,
    numbering=Numbering(numbering.ACTIONS, numbering.number, numbering.move),
    twin=reading.twin_of,
    lessons=lessons.LESSONS,
    daily=Daily(mice=("quick", "quick"), tally=scoring.tally),
)
