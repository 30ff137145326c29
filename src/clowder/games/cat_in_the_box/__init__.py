"""Cat in the Box: quantum trick taking for two to five."""

from clowder.core.room import Room
from clowder.games.cat_in_the_box.aids import Aids
from clowder.games.cat_in_the_box.events import Event
from clowder.games.cat_in_the_box.game import CatInTheBox
from clowder.games.cat_in_the_box.lessons import LESSONS
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.notation import read_move, write_move
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import State, inventory
from clowder.games.cat_in_the_box.text import SECTIONS, CatInTheBoxText
from clowder.games.cat_in_the_box.view import View

ROOM: Room[State, Move, Event, View, Options] = Room(
    game=CatInTheBox(),
    options=Options,
    state=State,
    view=View,
    move=Move,
    event=Event,
    write_move=write_move,
    read_move=read_move,
    text=CatInTheBoxText(),
    prefix="cib",
    inventory=inventory,
    longest=1 + 5 * (1 + 5 + 5 + 35),  # five rounds of a deal, burying, bids and seven tricks
    sections=SECTIONS,
    minutes=30,
    aids=Aids,
    lessons=LESSONS,
)
