"""Cat and the Tower: build a leaning tower and help a kitten up, for one to five."""

from clowder.core.daily import Daily
from clowder.core.room import Room, Types
from clowder.games.cat_and_the_tower import (
    aids,
    events,
    imagine,
    lessons,
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
from clowder.games.cat_and_the_tower.longest import LONGEST

ROOM = Room(
    name="cat_and_the_tower",
    version=2,
    seats=range(1, 6),
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
    view=view.view_of,
    reveal=view.reveal,
    witness=events.witness,
    imagine=imagine.imagine,
    write_move=notation.write_move,
    read_move=notation.read_move,
    text=text.CatAndTheTowerText(),
    prefix="tow",
    sections=text.SECTIONS,
    chapters=text.CHAPTERS,
    minutes=20,
    inventory=state.inventory,
    longest=LONGEST,
    aids=aids.aids_of,
    slow_asks=("settle", "raise"),
    lessons=lessons.LESSONS,
    daily=Daily(options={"start": "shaken"}, tally=scoring.tally),
)
