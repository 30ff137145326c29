"""If It Fits: claim cardboard boxes full of toys for your cats, for two to five."""

from clowder.core.room import Room
from clowder.games.if_it_fits.aids import Aids
from clowder.games.if_it_fits.events import Event
from clowder.games.if_it_fits.game import IfItFits
from clowder.games.if_it_fits.lessons import LESSONS
from clowder.games.if_it_fits.moves import Move
from clowder.games.if_it_fits.notation import read_move, write_move
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.pieces import BOX
from clowder.games.if_it_fits.state import State, inventory, shuffled_cards
from clowder.games.if_it_fits.text import SECTIONS, IfItFitsText
from clowder.games.if_it_fits.view import View

CARDS = len(shuffled_cards()) + BOX.princesses
CATS_LAID = BOX.cats_each * len(BOX.cats) + BOX.princesses

ROOM: Room[State, Move, Event, View, Options] = Room(
    game=IfItFits(),
    options=Options,
    state=State,
    view=View,
    move=Move,
    event=Event,
    write_move=write_move,
    read_move=read_move,
    text=IfItFitsText(),
    prefix="fit",
    inventory=inventory,
    # A start, a deal, the start boxes; a draw and a play for each card; each cat that is laid.
    longest=2 + BOX.start_boxes + 2 * CARDS + CARDS + CATS_LAID,
    sections=SECTIONS,
    minutes=30,
    aids=Aids,
    lessons=LESSONS,
)
