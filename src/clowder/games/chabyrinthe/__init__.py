"""Chabyrinthe: lead stray cats through the sewers to a guardian, for one to four."""

from clowder.core.room import Daily, Room
from clowder.games.chabyrinthe.aids import Aids
from clowder.games.chabyrinthe.events import Event
from clowder.games.chabyrinthe.game import Chabyrinthe
from clowder.games.chabyrinthe.lessons import LESSONS
from clowder.games.chabyrinthe.moves import Move
from clowder.games.chabyrinthe.notation import read_move, write_move
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import CATS
from clowder.games.chabyrinthe.state import State, inventory
from clowder.games.chabyrinthe.text import SECTIONS, ChabyrintheText
from clowder.games.chabyrinthe.turn import ACTIONS, QUIET
from clowder.games.chabyrinthe.view import View

ROOM: Room[State, Move, Event, View, Options] = Room(
    game=Chabyrinthe(),
    options=Options,
    state=State,
    view=View,
    move=Move,
    event=Event,
    write_move=write_move,
    read_move=read_move,
    text=ChabyrintheText(),
    prefix="cha",
    inventory=inventory,
    # A start, a deal; for each cat as many turns as there may be without one, and one choice.
    longest=2 + len(CATS) * (QUIET * ACTIONS + 1),
    sections=SECTIONS,
    minutes=20,
    aids=Aids,
    lessons=LESSONS,
    daily=Daily(fewer=True),  # CHA-16 alone, by turns
)
