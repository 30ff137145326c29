"""Pounce: the example room, a mouse and a few cats."""

from clowder.core.room import Room
from tests.example_room.pounce.events import Event
from tests.example_room.pounce.game import Pounce
from tests.example_room.pounce.moves import Move
from tests.example_room.pounce.notation import read_move, write_move
from tests.example_room.pounce.options import Options
from tests.example_room.pounce.state import State, inventory
from tests.example_room.pounce.text import SECTIONS, PounceText
from tests.example_room.pounce.view import View

ROOM: Room[State, Move, Event, View, Options] = Room(
    game=Pounce(),
    options=Options,
    state=State,
    view=View,
    move=Move,
    event=Event,
    write_move=write_move,
    read_move=read_move,
    text=PounceText(),
    prefix="pnc",
    inventory=inventory,
    longest=1 + 3 * 4,  # a deal, then four choices for each of three mice
    sections=SECTIONS,
    minutes=5,
)
